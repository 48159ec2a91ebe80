import MotionPhysics

/// A stretch of time in which one number follows one formula.
struct ScalarPiece {
  /// Seconds since the start.
  let start: Double
  /// Seconds since the start; the same for a jump.
  let end: Double
  /// The value at the start.
  let from: Double
  /// The value at the end.
  let to: Double
  /// How it goes between them.
  let motion: Motion

  /// How a number goes from one value to another.
  enum Motion {
    /// Along a curve.
    case curve(UnitCurve)
    /// By a spring toward a target that it need not reach, velocity in units per second.
    case spring(Spring, target: Double, velocity: Double)
    /// Along a cubic Hermite curve, velocities in units per second.
    case cubic(startVelocity: Double, endVelocity: Double)
    /// At once.
    case jump
  }

  var duration: Double { end - start }
  private var way: Double { to - from }

  /// The value at a share of the time.
  func value(at share: Double) -> Double {
    switch motion {
    case .jump: return to
    case .curve(let curve): return from + way * curve.value(at: share)
    case .spring(let spring, let target, let velocity):
      return from + spring.value(target: target - from, initialVelocity: velocity, time: share * duration)
    case .cubic(let start, let end):
      let rest = 1 - share
      return from * (rest * rest * (1 + 2 * share)) + to * (share * share * (1 + 2 * rest))
        + duration * share * rest * (start * rest - end * share)
    }
  }

  /// The velocity at a share of the time, units per second; of a curve its slope there.
  private func velocity(at share: Double) -> Double {
    switch motion {
    case .jump: return 0
    case .curve(let curve): return way * curve.velocity(at: share) / duration
    case .spring(let spring, let target, let velocity):
      return spring.velocity(target: target - from, initialVelocity: velocity, time: share * duration)
    case .cubic(let start, let end):
      let rest = 1 - share
      return way * (6 * share * rest / duration) + start * (rest * (rest - 2 * share)) + end
        * (share * (share - 2 * rest))
    }
  }

  /// The piece as pieces that each get somewhere. Platforms ease between two values: what leaves a value and comes
  /// back to it, or nearly, cannot be said as a share of the way between them.
  func eased(depth: Int = 0) -> [ScalarPiece] {
    let shares = [0.5, 0.4, 0.3, 0.2]
    let turn = shares.max { abs(value(at: $0) - from) < abs(value(at: $1) - from) } ?? 0.5
    let excursion = abs(value(at: turn) - from)
    guard isFree, depth < 4, excursion > abs(way) * 100 else { return [self] }
    return parted(at: turn).flatMap { $0.eased(depth: depth + 1) }
  }

  private var isFree: Bool {
    switch motion {
    case .spring, .cubic: true
    case .curve, .jump: false
    }
  }

  private func parted(at share: Double) -> [ScalarPiece] {
    let (value, velocity) = (value(at: share), velocity(at: share))
    let middle = start + share * duration
    let motions: (Motion, Motion) =
      switch motion {
      case .spring(let spring, let target, _): (motion, .spring(spring, target: target, velocity: velocity))
      case .cubic(let startVelocity, let endVelocity):
        (
          .cubic(startVelocity: startVelocity, endVelocity: velocity),
          .cubic(startVelocity: velocity, endVelocity: endVelocity)
        )
      case .curve, .jump: (motion, motion)
      }
    return [
      ScalarPiece(start: start, end: middle, from: from, to: value, motion: motions.0),
      ScalarPiece(start: middle, end: end, from: value, to: to, motion: motions.1),
    ]
  }
}
