import MotionPhysics
import PlainText
import Presets

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

  /// Whether the first jump is at the start.
  var isRaised: Bool { jump == .start || jump == .both }

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

  /// The Bezier from 0, 0 to 1, 1 that a path is at half its size up to the middle, and then its mirror image; nil for
  /// any other path.
  var mirroredHalf: CubicBezier? {
    guard pieces.count == 2, let first = pieces.first, let second = pieces.last else { return nil }
    let half = [first.control1, first.control2, first.end].flatMap { [$0.x, $0.y] }
    let mirror = [second.control2, second.control1, second.start].flatMap { [1 - $0.x, 1 - $0.y] }
    guard zip(half, mirror).allSatisfy({ abs($0 - $1) < 1e-9 }), abs(first.end.x - 0.5) < 1e-9,
      abs(first.end.y - 0.5) < 1e-9
    else { return nil }
    return try? CubicBezier(x1: 2 * half[0], y1: 2 * half[1], x2: 2 * half[2], y2: 2 * half[3])
  }
}

extension UnitCurve {
  /// Remarks on where a platform leaves a curve that does not begin at 0 and end at 1, because every one of its own does.
  func endRemarks(_ word: String) -> [String] {
    let (start, end) = (value(at: 0), value(at: 1))
    let first =
      "every \(word) begins at 0, so only after its first moment it is at \(DecimalText.plain(start))"
    let last = "every \(word) ends at 1, so at its end it jumps there from \(DecimalText.plain(end))"
    return (start == 0 ? [] : [first]) + (end == 1 ? [] : [last])
  }

  /// Whether one timing function of CSS is the curve itself.
  var isTimingFunction: Bool { timingFunction() != nil }

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

extension Spring {
  /// `mass: 1`, `stiffness: 100`, `damping: 10`: its numbers as the arguments of a call.
  var arguments: [String] {
    [("mass", mass), ("stiffness", stiffness), ("damping", damping)].map { name, number in
      "\(name): \(DecimalText.plain(number))"
    }
  }
}

extension Morph.Interaction {
  /// Its numbers by their names; a projection only where it has one.
  var numbers: [(name: String, number: Double)] {
    [("distance", distance), ("cap", cap), ("threshold", threshold)]
      + (projection > 0 ? [("projection", projection)] : [])
  }
}
