import MotionPhysics

/// One number of a clip's property over time.
struct ScalarTrack {
  /// The value before anything moves.
  let initial: Double
  /// The pieces in order, without gaps.
  let pieces: [ScalarPiece]

  /// A number of a track. Where the last spring has all but come to rest it ends at its target, since that is what
  /// stays on the screen.
  init(_ track: ValueTrack, component: Int) {
    initial = track.initial[component]
    var segments = track.segments.map { ScalarTrack.piece($0, component) }
    if let target = track.landing(within: ExportOptions.defaultTolerance) {
      segments[segments.count - 1].to = target[component]
    }
    pieces = segments.flatMap { $0.eased() }
  }

  private static func piece(_ segment: ValueSegment, _ component: Int) -> ScalarPiece {
    let motion: ScalarPiece.Movement =
      switch segment.motion {
      case _ where segment.duration <= 0: .jump
      case .move: .jump
      case .linear(let curve): .curve(curve)
      case .cubic:
        .cubic(
          startVelocity: segment.startVelocity[component], endVelocity: segment.endVelocity[component])
      case .spring(let spring, let target):
        .spring(spring, target: target[component], velocity: segment.startVelocity[component])
      }
    return ScalarPiece(
      start: segment.startTime, end: segment.endTime, from: segment.startValue[component],
      to: segment.endValue[component], motion: motion)
  }
}

/// A stretch of time in which one number follows one formula.
struct ScalarPiece {
  /// Seconds since the start.
  let start: Double
  /// Seconds since the start; the same for a jump.
  let end: Double
  let from: Double
  fileprivate(set) var to: Double
  let motion: Movement

  /// How a number goes from one value to another.
  enum Movement {
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
    let motions: (Movement, Movement) =
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

/// How a piece goes from 0 to 1: its motion without its values, which platforms keep apart.
enum ScalarEasing {
  case curve(UnitCurve)
  /// By a spring over so many seconds, toward a target in shares of the way, its velocity in ways per second.
  case spring(Spring, seconds: Double, target: Double, velocity: Double)

  /// The numbers of a spring, by the names that they have in the support code of exports; none of a curve.
  var springNumbers: [(name: String, number: Double)] {
    guard case .spring(let spring, let seconds, let target, let velocity) = self else { return [] }
    return [
      ("dampingRatio", spring.dampingRatio), ("stiffness", spring.stiffness / spring.mass),
      ("seconds", seconds), ("target", target), ("velocity", velocity),
    ]
  }

  /// The easing of a piece; nil where nothing moves, or all at once.
  init?(_ piece: ScalarPiece) {
    let way = piece.to - piece.from
    guard way != 0, piece.duration > 0 else { return nil }
    switch piece.motion {
    case .jump: return nil
    case .curve(let curve): self = .curve(curve)
    case .spring(let spring, let target, let velocity):
      self = .spring(
        spring, seconds: piece.duration, target: (target - piece.from) / way, velocity: velocity / way + 0)
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

extension ValueTrack {
  /// The longest way of a segment, in the property's units.
  var travel: Double {
    segments.reduce(0) { travel, segment in
      max(
        travel, Self.gap(segment.startValue, segment.endValue), Self.gap(segment.startValue, segment.target))
    }
  }

  /// The target of the spring that the track ends with, if it is all but reached: a platform that keeps the last frame
  /// on the screen shows this, and no value beside it. Nil where nothing is to be said.
  ///
  /// - Parameter tolerance: The distance that is none, as a share of the longest way.
  func landing(within tolerance: Double) -> Components? {
    guard let last = segments.last, case .spring(_, let target) = last.motion, target != last.endValue,
      Self.gap(last.endValue, target) <= tolerance * travel
    else { return nil }
    return target
  }

  /// The largest difference of two values' numbers.
  static func gap(_ first: Components, _ second: Components) -> Double {
    zip(first.array, second.array).map { abs($0 - $1) }.max() ?? 0
  }
}

extension ValueSegment {
  /// Where it is headed.
  fileprivate var target: Components {
    if case .spring(_, let target) = motion { target } else { endValue }
  }
}
