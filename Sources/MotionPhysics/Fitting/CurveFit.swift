import PlainText

extension MotionFit {
  /// Fits a curve over a duration: what a `linear()` function is a spring of, and whether a Bezier is one.
  ///
  /// A tween that is a Bezier stays as it is; of any other the nearest Bezier over the same duration is `BezierFit`'s.
  /// Errors are measured on the curve itself, also where it has ended and a spring still moves.
  /// - Parameters:
  ///   - curve: the curve; from 0 to 1 at its ends, or near them.
  ///   - duration: seconds, in `Ranges.duration`.
  ///   - velocity: with which the spring starts, travels per second; nil is rest, or what explains the curve.
  ///   - tolerance: the share of the way that a motion may be off and still count as the curve.
  /// - Throws: `MotionError` for numbers out of range.
  public init(
    _ curve: UnitCurve, duration: Double, velocity: Double? = nil, tolerance: Double = defaultTolerance
  ) throws(MotionError) {
    try Ranges.duration.check(duration, "duration")
    try Ranges.tolerance.check(tolerance, "tolerance")
    let sampled = SampledCurve(curve: curve, duration: duration)
    let (spring, stops) = try sampled.spring(velocity: velocity)
    let animation = Animation.tween(curve, duration: duration, delay: 0)
    var tween: TweenFit?
    if let fit = try? BezierFit(fitting: animation) {
      let gap = Animation.tween(.bezier(fit.curve), duration: duration, delay: 0).distance(to: animation)
      let error = sampled.error(largest: gap) { fit.curve.value(at: $0 / duration) }
      tween = TweenFit(curve: fit.curve, duration: duration, start: 0, from: 0, to: 1, error: error)
    }
    self.init(spring: spring, tween: tween, stops: stops, tolerance: tolerance, step: 0)
  }
}

extension MotionFit {
  /// The fit of a motion that is known to be a spring: nothing is left, and the tween is `BezierFit`'s.
  /// - Parameters:
  ///   - spring: the spring.
  ///   - velocity: with which it starts, travels per second.
  ///   - tolerance: the share of the way that the tween may be off and still count as it.
  public init(exactly spring: Spring, velocity: Double = 0, tolerance: Double = defaultTolerance) {
    var tween: TweenFit?
    if let fit = try? BezierFit(fitting: spring, initialVelocity: velocity) {
      let duration = Double(fit.durationMillis) / 1000
      let gap = Animation.tween(.bezier(fit.curve), duration: duration, delay: 0).distance(
        to: .spring(spring, delay: 0))
      let error = FitError(
        largest: max(fit.maxError, velocity == 0 ? gap.distance : 0), time: gap.time, typical: fit.maxError)
      tween = TweenFit(curve: fit.curve, duration: duration, start: 0, from: 0, to: 1, error: error)
    }
    let exact = SpringFit(
      spring: spring, start: 0, from: 0, to: 1, velocity: velocity,
      error: FitError(largest: 0, time: 0, typical: 0))
    self.init(spring: exact, tween: tween, tolerance: tolerance, step: 0)
  }
}

/// A curve over a duration, as samples of it.
private struct SampledCurve {
  let curve: UnitCurve
  let duration: Double

  private static let count = 512
  /// Fewer stops than these tell no spring by themselves.
  private static let fewestStops = 8

  /// The nearest spring.
  ///
  /// Most generators put their stops on the spring; then the stops tell more than the lines, which cut its corners.
  /// Others, as `LinearEasing`, keep the lines around it.
  func spring(velocity: Double?) throws(MotionError) -> (fit: SpringFit?, stops: FitError?) {
    let constraints = FitConstraints(start: startsFlat ? nil : 0, from: 0, to: 1, velocity: velocity)
    try constraints.check()
    var even = fit(Self.even, constraints)
    // One that is right until the end only, and goes on where the curve rests, is none.
    if let found = even?.fit, found.error.largest > Self.wrong, let held = fit(Self.held, constraints),
      held.fit.error.largest < found.error.largest
    {
      even = held
    }
    let places = stops
    let byStops = places.count >= Self.fewestStops ? fit(places, constraints) : nil
    guard let even, let byStops else { return ((even ?? byStops)?.fit, nil) }
    // On the stops it is far nearer to the spring than between them.
    let isOnStops = byStops.atSamples.typical < 0.35 * byStops.fit.error.typical
    if isOnStops { return (byStops.fit, byStops.atSamples) }
    return (byStops.fit.error.largest < even.fit.error.largest ? byStops.fit : even.fit, nil)
  }

  private typealias Candidate = (fit: SpringFit, atSamples: FitError)

  private static let even = (0...count).map { Double($0) / Double(count) }
  /// With as long a rest after the end.
  private static let held = (0...2 * count).map { Double($0) / Double(count) }
  /// From such a share of the way on a spring is not the curve.
  private static let wrong = 0.1

  private var stops: [Double] {
    guard case .points(let points) = curve else { return [] }
    var places: [Double] = []
    // The last stops of many generators are moved to the end.
    for point in points.points where point.x >= 0 && point.x <= 1 && point.x > places.last ?? -1 {
      places.append(point.x)
    }
    return places
  }

  private var startsFlat: Bool {
    guard case .points(let points) = curve, points.points.count > 2 else { return false }
    return points.points[1].y == points.points[0].y && points.points[1].x > points.points[0].x
  }

  private func fit(_ places: [Double], _ constraints: FitConstraints) -> Candidate? {
    guard let recording = recording(places), let found = try? SpringFit(recording, constraints) else {
      return nil
    }
    let measured = SpringFit(
      spring: found.spring, start: found.start, from: 0, to: 1, velocity: found.velocity,
      error: error(largest: gap(of: found), found.value))
    return (measured, found.error)
  }

  private func recording(_ places: [Double]) -> Recording? {
    try? Recording(
      times: places.map { $0 * duration }, values: places.map { curve.value(at: min($0, 1)) })
  }

  private func gap(of fit: SpringFit) -> MotionDistance {
    let animation = Animation.tween(curve, duration: duration, delay: 0)
    if fit.velocity == 0, let spring = fit.animation { return spring.distance(to: animation) }
    var largest = MotionDistance(distance: 0, time: 0)
    let settled = fit.start + fit.spring.settlingTime(initialVelocity: fit.velocity)
    let end = max(duration, settled.isFinite ? settled : 0)
    let places = (0...4096).map { Double($0) / 4096 * end } + animation.corners
    for time in places {
      let gap = abs(fit.value(at: time) - animation.value(at: time))
      if gap > largest.distance { largest = MotionDistance(distance: gap, time: time) }
    }
    return largest
  }

  /// - Parameter largest: where it was measured exactly.
  func error(largest: MotionDistance, _ value: (Double) -> Double) -> FitError {
    var sum = 0.0
    for place in Self.even {
      let gap = value(place * duration) - curve.value(at: place)
      sum += gap * gap
    }
    return FitError(
      largest: largest.distance, time: largest.time,
      typical: (sum / Double(Self.count + 1)).squareRoot())
  }
}
