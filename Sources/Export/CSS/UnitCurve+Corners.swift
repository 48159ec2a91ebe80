import MotionPhysics

extension UnitCurve {
  /// Where the curve bends or jumps, shares of its duration in order.
  var corners: [Double] {
    switch self {
    case .points(let curve): curve.points.map(\.x)
    case .steps(let steps): (1..<max(steps.count, 2)).map { Double($0) / Double(steps.count) }
    case .path(let path): path.pieces.map(\.start.x)
    case .circularEaseInOut: [0.5]
    case .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .bezier: []
    }
  }
}
