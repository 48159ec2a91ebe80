import MotionPhysics

/// How a piece goes from 0 to 1: its motion without its values, which platforms keep apart.
enum ScalarEasing {
  /// Along a curve.
  case curve(UnitCurve)
  /// By a spring over so many seconds, toward a target in shares of the way, its velocity in ways per second.
  case spring(Spring, seconds: Double, target: Double, velocity: Double)

  /// The easing of a piece; nil where nothing moves, or all at once.
  init?(_ piece: ScalarPiece) {
    let way = piece.to - piece.from
    guard way != 0, piece.duration > 0 else { return nil }
    switch piece.motion {
    case .jump: return nil
    case .curve(let curve): self = .curve(curve)
    case .spring(let spring, let target, let velocity):
      self = .spring(
        spring, seconds: piece.duration, target: (target - piece.from) / way, velocity: velocity / way)
    case .cubic(let startVelocity, let endVelocity):
      // With handles at a third and two thirds of the time a Bezier's parameter is the time itself: Hermite's cubic.
      let handle = piece.duration / (3 * way)
      guard
        let bezier = try? CubicBezier(
          x1: 1.0 / 3, y1: startVelocity * handle, x2: 2.0 / 3, y2: 1 - endVelocity * handle)
      else { return nil }
      self = .curve(.bezier(bezier))
    }
  }
}
