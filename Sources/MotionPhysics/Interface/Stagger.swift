/// The delays of things that start one after the other: Motion's `stagger(duration, { from, ease, startDelay })`
/// (motion.dev, utils/stagger.ts).
public struct Stagger: Hashable, Sendable {
  /// Which of them start first.
  public enum Origin: Hashable, Sendable {
    /// The first one.
    case first
    /// The last one.
    case last
    /// Those in the middle.
    case center
    /// The one at an index, or a place between two.
    case index(Double)
  }

  /// Seconds from one to the next.
  public let interval: Double
  /// Which of them start first.
  public let origin: Origin
  /// How the delays grow from the first to as many intervals as there are things.
  public let curve: UnitCurve
  /// Seconds before any starts.
  public let startDelay: Double

  /// Delays between things.
  /// - Parameters:
  ///   - interval: seconds from one to the next, in `Ranges.delay`.
  ///   - origin: which of them start first.
  ///   - curve: how the delays grow; linear is evenly.
  ///   - startDelay: seconds before any starts, in `Ranges.delay`.
  /// - Throws: `MotionError` naming the parameter.
  public init(
    interval: Double, from origin: Origin = .first, curve: UnitCurve = .linear, startDelay: Double = 0
  ) throws(MotionError) {
    try Ranges.delay.check(interval, "interval")
    try Ranges.delay.check(startDelay, "startDelay")
    if case .index(let index) = origin { try Bounds.finite.check(index, "index") }
    self.interval = interval
    self.origin = origin
    self.curve = curve
    self.startDelay = startDelay
  }

  /// The delay of one of so many things, seconds.
  public func delay(of index: Int, count: Int) -> Double {
    let place =
      switch origin {
      case .first: 0.0
      case .last: Double(count - 1)
      case .center: 0.5 * Double(count - 1)
      case .index(let index): index
      }
    let delay = interval * abs(place - Double(index))
    let longest = interval * Double(count)
    guard curve != .linear, longest > 0 else { return startDelay + delay }
    return startDelay + longest * curve.value(at: delay / longest)
  }

  /// The delays of so many things in order, seconds.
  public func delays(count: Int) -> [Double] {
    (0..<max(count, 0)).map { delay(of: $0, count: count) }
  }
}
