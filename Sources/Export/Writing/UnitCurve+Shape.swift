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
}
