import PlainText

/// A motion as it was seen: values at times, as a recording of a screen or a sampled curve has them.
public struct Recording: Hashable, Sendable {
  /// When each value was seen, seconds, each later than the one before.
  public let times: [Double]
  /// The values that were seen, in any unit.
  public let values: [Double]
  /// The step that all values are multiples of, counted from the first, as of positions in whole pixels; 0 where there
  /// is none.
  public let resolution: Double
  /// From the smallest to the largest value.
  let range: Double

  /// A recording.
  /// - Parameters:
  ///   - times: seconds, in `Ranges.recordedTime`, each later than the one before; their count in `Ranges.samples`.
  ///   - values: as many, in `Ranges.value`.
  /// - Throws: `MotionError` naming the place (`samples[12].time`), and where nothing moves.
  public init(times: [Double], values: [Double]) throws(MotionError) {
    try Ranges.samples.check(count: min(times.count, values.count), of: "samples", "samples")
    guard times.count == values.count else {
      throw .invalid(parameter: "samples", reason: "\(times.count) times have \(values.count) values")
    }
    var (low, high) = (values[0], values[0])
    for index in times.indices {
      guard Self.isAllowed(times, values, index) else { throw Self.fault(times, values, index) }
      low = min(low, values[index])
      high = max(high, values[index])
    }
    guard high > low else {
      throw .invalid(parameter: "samples", reason: "nothing moves: all values are \(DecimalText.exact(low))")
    }
    self.times = times
    self.values = values
    range = high - low
    resolution = Self.resolution(of: values, range: range)
  }

  private static func isAllowed(_ times: [Double], _ values: [Double], _ index: Int) -> Bool {
    Ranges.recordedTime.contains(times[index]) && Ranges.value.contains(values[index])
      && (index == 0 || times[index] > times[index - 1])
  }

  /// The error of a sample. The words of a place cost more than all the checks, so they are made here alone.
  private static func fault(_ times: [Double], _ values: [Double], _ index: Int) -> MotionError {
    let place = "samples[\(index)]"
    do throws(MotionError) {
      try Ranges.recordedTime.check(times[index], "\(place).time")
      try Ranges.value.check(values[index], "\(place).value")
    } catch {
      return error
    }
    return .invalid(
      parameter: "\(place).time",
      reason: "\(DecimalText.exact(times[index])) is not later than the time before it")
  }

  /// Finer steps than this share of the range are no pixels.
  private static let finest = 1e-4

  private static func resolution(of values: [Double], range: Double) -> Double {
    // As of whole numbers by Euclid: the step is what is left when differences divide one another. What is far smaller
    // than the finest step is rounding.
    let (finest, rounding) = (finest * range, 1e-3 * finest * range)
    var step = 0.0
    var last = values[0]
    for value in values where value != last {
      last = value
      var (large, small) = (abs(value - values[0]), step)
      while small > rounding { (large, small) = (small, remainder(of: large, by: small)) }
      step = large
      if step > rounding, step < finest { return 0 }
    }
    return step >= finest && step < 0.2 * range ? step : 0
  }

  /// The distance to the nearest multiple.
  private static func remainder(of value: Double, by step: Double) -> Double {
    abs(value - (value / step).rounded(.toNearestOrEven) * step)
  }

  /// The indexes of at most so many samples, spread evenly.
  func thinned(_ range: Range<Int>, to count: Int) -> [Int] {
    guard range.count > count else { return Array(range) }
    return (0..<count).map { range.lowerBound + $0 * (range.count - 1) / (count - 1) }
  }

  /// How far samples are from the line between their neighbours, typically, as noise that is normally distributed: a
  /// share of the range.
  var scatter: Double {
    let gaps = thinned(1..<times.count - 1, to: Self.scattered).map { index in
      let share = (times[index] - times[index - 1]) / (times[index + 1] - times[index - 1])
      let line = values[index - 1] + share * (values[index + 1] - values[index - 1])
      return abs(values[index] - line)
    }
    // The median of such a gap is 0.6745 of its deviation, whose square is 3/2 of a sample's.
    return gaps.sorted()[gaps.count / 2] / (0.6745 * 1.5.squareRoot() * range)
  }

  /// So many samples tell it.
  private static var scattered: Int { 512 }

  /// The outline that the samples show at a glance.
  var outline: Outline { Outline(self) }
}

extension Recording {
  /// Where a recording begins and ends to move, and between which values.
  struct Outline {
    /// The first value.
    let from: Double
    /// The last value; of what still swings at the end the middle of the last swing.
    let to: Double
    /// When it has left the first value by a fiftieth of the range.
    let start: Double
    /// When it last was farther than that from its last value.
    let end: Double
    /// Half periods by the crossings of the last value; nil of fewer than three.
    let halfPeriod: Double?
    /// The samples in which something happens, and what is needed around them.
    let active: Range<Int>

    init(_ recording: Recording) {
      let (times, values) = (recording.times, recording.values)
      let last = times.count - 1
      from = values[0]
      let threshold = max(0.02 * recording.range, 1.01 * recording.resolution)
      to = Self.rest(values, threshold: threshold)
      let (from, to) = (from, to)
      let first = values.firstIndex { abs($0 - from) > threshold } ?? 0
      let final = values.lastIndex { abs($0 - to) > threshold } ?? last
      start = times[max(first - 1, 0)]
      end = max(times[min(final + 1, last)], times[min(first + 1, last)])
      var crossings = 0
      var (earliest, latest) = (0.0, 0.0)
      for index in first..<max(first, last) where (values[index] < to) != (values[index + 1] < to) {
        // Resolution makes crossings of its own where nothing swings.
        guard abs(values[index] - values[index + 1]) > recording.resolution || index <= final else {
          continue
        }
        if crossings == 0 { earliest = times[index] }
        latest = times[index]
        crossings += 1
      }
      halfPeriod = crossings > 2 ? (latest - earliest) / Double(crossings - 1) : nil
      // Before and after that it may still swing by less than the threshold.
      let margin = max(8, final - first)
      active = max(0, first - margin)..<min(last, final + margin) + 1
    }

    /// The last value, or the middle of the last highest and lowest one where it still swings.
    private static func rest(_ values: [Double], threshold: Double) -> Double {
      let last = values[values.count - 1]
      let tail = values.suffix(max(4, values.count / 20))
      let (low, high) = tail.reduce((last, last)) { (min($0.0, $1), max($0.1, $1)) }
      guard high - low > 2 * threshold else { return last }
      let half = values.suffix(max(4, values.count / 2))
      let (lowest, highest) = half.reduce((last, last)) { (min($0.0, $1), max($0.1, $1)) }
      return 0.5 * (lowest + highest)
    }
  }
}

/// The facts known of a recorded motion before it is fitted; nil is found by the fit.
public struct FitConstraints: Hashable, Sendable {
  /// When it starts, seconds.
  public var start: Double?
  /// The value that it starts from.
  public var from: Double?
  /// The value where it comes to rest.
  public var to: Double?
  /// How fast it starts, ways from `from` to `to` per second. Nil is 0, or where that does not explain what is seen the
  /// velocity that does.
  public var velocity: Double?

  /// Constraints.
  public init(start: Double? = nil, from: Double? = nil, to: Double? = nil, velocity: Double? = nil) {
    self.start = start
    self.from = from
    self.to = to
    self.velocity = velocity
  }

  func check() throws(MotionError) {
    if let start { try Ranges.recordedTime.check(start, "start") }
    if let from { try Ranges.value.check(from, "from") }
    if let to { try Ranges.value.check(to, "to") }
    if let velocity { try Ranges.velocity.check(velocity, "velocity") }
    if let from, let to, from == to {
      throw .invalid(parameter: "to", reason: "\(DecimalText.exact(to)) is where it starts from")
    }
  }
}
