/// A spring baked to a CSS `linear()` timing function over its settling time.
public struct LinearEasing: Hashable, Sendable {
  /// The duration that goes with the function: the settling time, up to the next whole millisecond.
  public let durationMillis: Int
  /// The stops as written: x is the share of the duration, y the progress.
  public let points: [CurvePoint]
  /// The function, `linear(0, 0.5 12.5%, …, 1)`.
  public let text: String
  /// The largest gap to the spring, measured on the stops as written, as a share of the travel.
  public let maxError: Double

  /// The share of the travel at which the function ends and is taken to have arrived, unless the tolerance is
  /// less.
  private static let epsilon = 0.001

  /// Bakes a spring with as few stops on its curve as the tolerance allows.
  /// - Parameters:
  ///   - initialVelocity: travels per second.
  ///   - tolerance: the largest gap allowed, as a share of the travel. Below 0.001 the duration grows, so
  ///     that the end is within it too. A start a thousand times as fast as the end may miss it:
  ///     `maxError` tells.
  /// - Throws: `MotionError` when the tolerance is no share, or the spring never settles or takes more than
  ///   500 periods to.
  public init(
    baking spring: Spring, initialVelocity: Double = 0, tolerance: Double = 0.002
  ) throws(MotionError) {
    try Bounds.epsilon.check(tolerance, "tolerance")
    try Bounds.finite.check(initialVelocity, "velocity")
    let settling = spring.settlingTime(
      initialVelocity: initialVelocity, epsilon: min(Self.epsilon, tolerance))
    guard settling.isFinite else {
      throw .invalid(parameter: "spring", reason: "an undamped spring never settles, so it cannot be baked")
    }
    let periods = spring.kind == .underdamped ? settling * spring.dampedFrequency / (2 * .pi) : 0
    guard periods <= 500, settling < 1e9 else {
      throw .invalid(parameter: "spring", reason: "it takes too long to settle to be baked")
    }
    durationMillis = max(1, Int((settling * 1000).rounded(.up)))
    let bake = LinearBake(
      spring: spring, velocity: initialVelocity, duration: Double(durationMillis) / 1000, tolerance: tolerance
    )
    let best = bake.best(periods: periods)
    points = best.stops
    maxError = best.error
    text = Self.text(best.stops, decimals: bake.decimals, percentDecimals: best.grid.percentDecimals)
  }

  private static func text(_ stops: [CurvePoint], decimals: Int, percentDecimals: Int) -> String {
    var parts: [String] = []
    for (index, stop) in stops.enumerated() {
      let value = DecimalText.text(stop.y, decimals: decimals)
      let isEnd = index == 0 || index == stops.count - 1
      parts.append(
        isEnd ? value : "\(value) \(DecimalText.text(100 * stop.x, decimals: percentDecimals))%")
    }
    return "linear(\(parts.joined(separator: ", ")))"
  }
}
