import PlainText

/// A motion baked to a timing function of straight lines, CSS's `linear()`, and the duration that goes with it.
public struct LinearEasing: Hashable, Sendable {
  /// The duration in whole milliseconds: a delay and the settling time, up to the next one, or a tween's own,
  /// rounded.
  public let durationMillis: Int
  /// The lines over that duration.
  public let curve: BakedCurve

  /// The stops: x is the share of the duration, y the progress.
  public var points: [CurvePoint] { curve.points }
  /// The largest gap to the motion, as a share of the travel; never above the tolerance.
  public var maxError: Double { curve.maxError }

  /// Bakes a spring.
  ///
  /// An undamped spring is refused: a timing function ends at its target, where such a spring is never at
  /// rest.
  /// - Parameters:
  ///   - spring: the spring.
  ///   - initialVelocity: travels per second.
  ///   - delay: seconds at 0 before it starts, baked in; 0 or more.
  ///   - tolerance: the largest vertical gap allowed, as a share of the travel. The function ends when the
  ///     spring is within 0.001 of its target, or within the tolerance if that is less.
  /// - Throws: `MotionError` when a number is out of range, or the spring never settles or takes more than
  ///   500 periods to.
  public init(
    baking spring: Spring, initialVelocity: Double = 0, delay: Double = 0,
    tolerance: Double = BakedCurve.defaultTolerance
  ) throws(MotionError) {
    let timed = try TimedMotion(
      spring: spring, initialVelocity: initialVelocity, delay: delay, tolerance: tolerance)
    try self.init(timed, tolerance: tolerance)
  }

  /// Bakes a spring or a tween with its delay.
  /// - Parameters:
  ///   - animation: the spring or the tween.
  ///   - initialVelocity: travels per second; a tween has its own.
  ///   - tolerance: the largest vertical gap allowed, as a share of the travel.
  /// - Throws: `MotionError` as for springs, and when a tween and its delay take no time at all.
  public init(
    baking animation: Animation, initialVelocity: Double = 0,
    tolerance: Double = BakedCurve.defaultTolerance
  ) throws(MotionError) {
    let timed = try TimedMotion(animation: animation, initialVelocity: initialVelocity, tolerance: tolerance)
    try self.init(timed, tolerance: tolerance)
  }

  private init(_ timed: TimedMotion, tolerance: Double) throws(MotionError) {
    durationMillis = timed.durationMillis
    curve = try BakedCurve(timed.motion, tolerance: tolerance)
  }
}

/// A unit motion and the whole milliseconds that it takes, a delay included.
struct TimedMotion {
  let motion: BakeMotion
  let durationMillis: Int

  /// The share of the travel at which a spring is taken to have arrived, unless the tolerance is less.
  private static let epsilon = 0.001
  /// A spring whose damping is next to nothing would take too many stops.
  private static let mostPeriods = 500.0
  /// In seconds; milliseconds must fit an integer.
  private static let longest = 1e9

  /// A spring until it has settled.
  init(spring: Spring, initialVelocity: Double, delay: Double, tolerance: Double) throws(MotionError) {
    try Ranges.tolerance.check(tolerance, "tolerance")
    try Ranges.velocity.check(initialVelocity, "velocity")
    try Ranges.delay.check(delay, "delay")
    let settling = spring.settlingTime(
      initialVelocity: initialVelocity, share: min(Self.epsilon, 0.999 * tolerance))
    guard settling.isFinite else {
      throw .invalid(parameter: "spring", reason: "an undamped spring never settles, so it cannot be baked")
    }
    let periods = spring.kind == .underdamped ? settling * spring.dampedFrequency / (2 * .pi) : 0
    guard periods <= Self.mostPeriods, delay + settling < Self.longest else {
      throw .invalid(parameter: "spring", reason: "it takes too long to settle to be baked")
    }
    try Ranges.check(stops: spring.stops(velocity: initialVelocity), tolerance: tolerance, "spring")
    durationMillis = max(1, Int(saturating: ((delay + settling) * 1000).rounded(.up)))
    motion = BakeMotion(
      spring: spring, velocity: initialVelocity, delay: delay, duration: Double(durationMillis) / 1000)
  }

  /// A spring, or a tween whose duration is rounded to whole milliseconds.
  init(animation: Animation, initialVelocity: Double, tolerance: Double) throws(MotionError) {
    switch animation {
    case .spring(let spring, let delay):
      try self.init(spring: spring, initialVelocity: initialVelocity, delay: delay, tolerance: tolerance)
    case .tween(let curve, let duration, let delay):
      try Ranges.delay.check(delay, "delay")
      try Ranges.delay.check(duration, "duration")
      let total = delay + duration
      guard total > 0, total < Self.longest else {
        throw .outOfRange(parameter: "duration", value: total, allowed: "greater than 0 and less than 1e9")
      }
      self.init(
        motion: BakeMotion(curve: curve, delay: delay / total),
        durationMillis: max(1, Int(saturating: (total * 1000).rounded())))
    }
  }

  private init(motion: BakeMotion, durationMillis: Int) {
    self.motion = motion
    self.durationMillis = durationMillis
  }
}

// About how many stops a motion takes when it is baked to straight lines: asked before the work begins.

/// How many straight lines stand for one oscillation at the usual tolerance.
private let stopsPerPeriod = 12.0

extension Spring {
  /// About how many stops it takes.
  /// - Parameters:
  ///   - velocity: at the start, travels per second: a thrown spring goes farther, and the error is a share of the
  ///     travel.
  ///   - time: seconds at which it is cut off, if it has not settled before.
  package func stops(velocity: Double = 0, until time: Double = .infinity) -> Double {
    let end = min(settlingTime(initialVelocity: velocity), time)
    let periods = kind == .underdamped && end.isFinite ? end * dampedFrequency / (2 * .pi) : 0
    let reach = max(1, abs(velocity) / angularFrequency)
    return stopsPerPeriod * (1 + periods) * reach.squareRoot()
  }
}

extension UnitCurve {
  /// About how many stops it takes.
  package var stops: Double {
    switch self {
    case .linear: 2
    case .points(let curve): Double(curve.points.count)
    case .steps(let curve): Double(2 * curve.count)
    case .path(let curve): stopsPerPeriod * Double(curve.pieces.count)
    case .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut: stopsPerPeriod
    case .bezier(let curve):
      stopsPerPeriod * max(1, abs(curve.y1), abs(curve.y2)).squareRoot()
    }
  }
}

extension Animation {
  /// About how many stops it takes.
  /// - Parameter velocity: a spring's at the start, travels per second.
  package func stops(velocity: Double = 0) -> Double {
    switch self {
    case .spring(let spring, _): spring.stops(velocity: velocity)
    case .tween(let curve, _, _): curve.stops
    }
  }
}

extension KeyframePath where Vector == Components {
  /// About how many stops it takes, all numbers of the value together.
  package var stops: Double {
    let stops = segments.reduce(1.0) { sum, segment in
      switch segment.motion {
      case .move: sum + 2
      case .linear(let curve): sum + curve.stops
      case .cubic: sum + stopsPerPeriod
      case .spring(let spring, _): sum + spring.stops(until: segment.duration)
      }
    }
    return stops * Double(initial.count)
  }
}

extension Ranges {
  /// Throws unless a motion takes few enough stops within a tolerance: the error of a line goes with the square of its
  /// length.
  /// - Parameters:
  ///   - stops: about how many it takes at the usual tolerance.
  ///   - parameter: the number to change.
  package static func check(
    stops: Double, tolerance: Double = BakedCurve.defaultTolerance, _ parameter: String
  ) throws(MotionError) {
    let wanted = stops * max(1, (BakedCurve.defaultTolerance / tolerance).squareRoot())
    guard wanted > bakedStops.highest else { return }
    throw .invalid(
      parameter: parameter,
      reason: "it would take about \(DecimalText.significant(wanted, digits: 2)) straight lines, and "
        + "\(DecimalText.exact(bakedStops.highest)) is the most; choose more damping, less velocity, fewer parts or a "
        + "larger tolerance")
  }
}
