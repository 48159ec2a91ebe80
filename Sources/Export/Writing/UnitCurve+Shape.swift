import MotionPhysics

extension PointsCurve {
  /// The points, with one at 0 and at 1 where the curve has none there.
  var closedPoints: [CurvePoint] {
    let curve = UnitCurve.points(self)
    var points = points.filter { $0.x >= 0 && $0.x <= 1 }
    if points.first?.x != 0 { points.insert(CurvePoint(x: 0, y: curve.value(at: 0)), at: 0) }
    if points.last?.x != 1 { points.append(CurvePoint(x: 1, y: curve.value(at: 1))) }
    return points
  }
}

extension StepsCurve {
  /// How many jumps there are.
  var jumps: Int {
    switch jump {
    case .start, .end: count
    case .none: count - 1
    case .both: count + 1
    }
  }

  /// Both ends of every step.
  var corners: [CurvePoint] {
    (0..<count).flatMap { step in
      let y = value(at: (Double(step) + 0.5) / Double(count))
      return [step, step + 1].map { CurvePoint(x: Double($0) / Double(count), y: y) }
    }
  }
}

extension PathCurve {
  /// x and y of the start, both control points and the end of each piece.
  var numbers: [Double] {
    pieces.flatMap { [$0.start, $0.control1, $0.control2, $0.end] }.flatMap { [$0.x, $0.y] }
  }
}
