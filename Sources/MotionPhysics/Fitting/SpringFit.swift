/// The spring nearest to what was seen, and how far from it that is.
///
/// Nearest in the least squares, which pixels disturb least: of simulated recordings at 60 frames a second, rounded to a
/// pixel of 200, with bounce the duration is found within 0.3 % and the bounce within 0.002 in the median, without bounce
/// within 1.4 % and 0.01; samples of a spring itself give it back to 1e-9.
public struct SpringFit: Hashable, Sendable {
  /// The spring.
  public let spring: Spring
  /// When it starts, seconds on the recording's clock.
  public let start: Double
  /// The value that it starts from.
  public let from: Double
  /// The value where it comes to rest.
  public let to: Double
  /// How fast it starts, ways from `from` to `to` per second.
  public let velocity: Double
  /// How well it agrees.
  public let error: FitError

  /// The spring from 0 to 1, late by its start; the velocity is no part of it. Nil where it starts before 0.
  public var animation: Animation? {
    start >= 0 ? .spring(spring, delay: start < Ranges.delay.lowest ? 0 : start) : nil
  }

  /// The value at a time, seconds on the recording's clock.
  public func value(at time: Double) -> Double {
    spring.value(
      fromValue: from, toValue: to, initialVelocity: velocity * (to - from), time: time - start)
  }
}

extension SpringFit {
  /// Fits a spring to a recording.
  /// - Parameters:
  ///   - recording: the samples.
  ///   - constraints: what is known already.
  /// - Throws: `MotionError` where what is known is out of range, or no spring comes near.
  public init(
    _ recording: Recording, _ constraints: FitConstraints = FitConstraints()
  ) throws(MotionError) {
    try self.init(recording, constraints, allowed: .infinity)
  }

  /// - Parameter allowed: the share of the way that a spring from rest may be off and still be taken where one with a
  ///   velocity is not.
  init(_ recording: Recording, _ constraints: FitConstraints, allowed: Double) throws(MotionError) {
    try constraints.check()
    let search = SpringSearch(recording, constraints, allowed: allowed)
    guard let fit = search.best() else {
      throw .invalid(parameter: "samples", reason: "they tell no spring; record more of the motion")
    }
    self = fit
  }
}

/// How far a fitted motion is from what was seen.
public struct FitError: Hashable, Sendable {
  /// The largest gap, as a share of the way from start to end.
  public let largest: Double
  /// When that is, seconds on the recording's clock.
  public let time: Double
  /// The root of the mean square of the gaps, as a share of the way.
  public let typical: Double
}

extension FitError {
  /// Of a motion at the samples.
  init(_ recording: Recording, travel: Double, _ value: (Double) -> Double) {
    var (largest, time, sum) = (0.0, recording.times[0], 0.0)
    for (index, sampled) in recording.times.enumerated() {
      let gap = abs(recording.values[index] - value(sampled))
      sum += gap * gap
      if gap > largest { (largest, time) = (gap, sampled) }
    }
    let scale = 1 / abs(travel)
    self.init(
      largest: scale * largest, time: time,
      typical: scale * (sum / Double(recording.times.count)).squareRoot())
  }
}

/// The search for the spring nearest to a recording.
private struct SpringSearch {
  let recording: Recording
  let constraints: FitConstraints
  let allowed: Double
  let outline: Recording.Outline

  /// So many samples show which starts are worth following, so many where they lead, and so many the answer.
  private static let samples = (glance: 48, search: 128, answer: 2048)
  /// How many starts are followed.
  private static let followed = 4
  private static let bounces = [-0.8, -0.5, -0.2, 0, 0.2, 0.4, 0.6, 0.75, 0.87, 0.95, 1]
  /// Shares of the duration at which a spring would be where the outline ends.
  private static let durations = [0.5, 0.67, 0.85, 1, 1.2, 1.5, 2]
  /// Where a thrown spring may start, in intervals of the samples after the last one at rest.
  private static let thrownStarts = [-2.5, -1.5, -0.5, 0.2, 0.8, 1.5]
  /// Rest is believed where it leaves no more than so many times the noise of the values' steps, or so much of the way,
  /// and nowhere more than twice that; else a velocity is, if it leaves such a share of what rest leaves, all along or
  /// at most.
  private static let belief = (noise: 1.6, rest: 1e-5, share: 1.0 / 3)

  init(_ recording: Recording, _ constraints: FitConstraints, allowed: Double) {
    self.recording = recording
    self.constraints = constraints
    self.allowed = allowed
    outline = recording.outline
  }

  func best() -> SpringFit? {
    let fit = best(velocity: constraints.velocity ?? 0)
    guard constraints.velocity == nil else { return fit }
    let noise = recording.resolution / 12.squareRoot() / recording.range
    let believed = Self.belief.rest + Self.belief.noise * noise
    if let fit, fit.error.typical < believed, fit.error.largest < 2 * believed { return fit }
    guard let thrown = best(velocity: nil), Ranges.velocity.contains(thrown.velocity) else { return fit }
    guard let fit else { return thrown }
    let isFarNearer =
      thrown.error.typical < Self.belief.share * fit.error.typical
      || thrown.error.largest < Self.belief.share * fit.error.largest
    let isAloneAllowed = thrown.error.largest <= allowed && fit.error.largest > allowed
    return isFarNearer || isAloneAllowed ? thrown : fit
  }

  /// The best one with a velocity; nil finds that too.
  private func best(velocity: Double?) -> SpringFit? {
    let known = [SpringShape.velocity, SpringShape.earliest]
    let near = system(Self.samples.search, velocity)
    var best: FitDescent<SpringShape>?
    for start in starts(velocity) {
      // One that is thrown at the first sample stays there.
      let isAtOnce = velocity == nil && start[SpringShape.start] == start[SpringShape.earliest]
      let fixed = known + (constraints.start == nil && !isAtOnce ? [] : [SpringShape.start])
      var descent = FitDescent<SpringShape>(from: start, fixed: fixed)
      descent.descend(near, steps: 30, gain: 1e-6)
      if descent.sum < best?.sum ?? .infinity { best = descent }
    }
    guard var descent = best else { return nil }
    let all = system(Self.samples.answer, velocity)
    descent.descend(all, steps: recording.times.count > Self.samples.search ? 4 : 40, gain: 1e-12)
    return fit(descent, all, velocity)
  }

  private func fit(
    _ descent: FitDescent<SpringShape>, _ system: FitSystem, _ velocity: Double?
  ) -> SpringFit? {
    let shape = SpringShape(descent.parameters)
    let solution = system.solve(shape)
    guard let travel = solution.travel else { return nil }
    let found = velocity ?? solution.push / travel
    let error = FitError(recording, travel: travel) { time in
      shape.spring.value(
        fromValue: solution.from, toValue: solution.to, initialVelocity: found * travel,
        time: time - shape.start)
    }
    return SpringFit(
      spring: shape.spring, start: shape.start, from: solution.from, to: solution.to, velocity: found,
      error: error)
  }

  private func system(_ count: Int, _ velocity: Double?) -> FitSystem {
    let range = count < Self.samples.answer ? outline.active : recording.times.indices
    return FitSystem(recording, range, count: count, constraints, findsPush: velocity == nil)
  }

  /// The shapes that are nearest at a glance.
  private func starts(_ velocity: Double?) -> [[Double]] {
    let interval = recording.times[1] - recording.times[0]
    if constraints.start != nil { return nearest(velocity, count: Self.followed) { _ in 0 } }
    // From rest a spring has gone a fiftieth of its way after a thirtieth of its duration.
    if velocity != nil { return nearest(velocity, count: Self.followed) { -0.03 * $0 } }
    // One that is thrown starts with a kink, which may be between any two samples.
    return Self.thrownStarts.flatMap { late in nearest(velocity, count: 1) { _ in late * interval } }
  }

  /// - Parameter late: how much later than seen a spring of a duration starts.
  private func nearest(_ velocity: Double?, count: Int, late: (_ duration: Double) -> Double) -> [[Double]] {
    let interval = recording.times[1] - recording.times[0]
    var nearest: [(sum: Double, parameters: [Double])] = []
    let glance = system(Self.samples.glance, velocity)
    // Of one that was thrown every moment before the first sample is as good a start.
    let earliest = constraints.start ?? recording.times[0] - (velocity == nil ? 0 : interval)
    let seen = constraints.start ?? outline.start
    for bounce in Self.bounces {
      for duration in durations(bounce: bounce, length: outline.end - seen) {
        let parameters = SpringShape.allowed(
          [naturalLogarithm(duration), bounce, seen + late(duration), velocity ?? 0, earliest])
        let sum = glance.solve(SpringShape(parameters)).sum
        if sum < .infinity { nearest.insert((sum, parameters), ofLeast: count) { $0.sum } }
      }
    }
    return nearest.map { $0.parameters }
  }

  /// Durations with which a spring would come to rest where the recording does, or swing as it does.
  private func durations(bounce: Double, length: Double) -> [Double] {
    let unit = Spring(uncheckedDuration: 1, bounce: bounce)
    let rate = unit.kind == .overdamped ? unit.slowRate : unit.decay
    // To a fiftieth.
    var durations = rate > 0 ? Self.durations.map { $0 * length * rate / 3.9 } : []
    if bounce >= 0, bounce <= 1, let half = outline.halfPeriod {
      let period = 2 * half * unit.dampedFrequency / (2 * Double.pi)
      durations += [0.93 * period, period, 1.07 * period]
    }
    return durations.filter { $0 > 0 }
  }
}
