import MotionPhysics
import PlainText

/// Rows for all bounces, each made when it is first asked for.
struct SpringTable {
  private var rows: [SpringRow?] = Array(repeating: nil, count: Int(saturating: 1.8 / SpringRow.step) + 2)

  /// The numbers that the response of a spring from rest depends on, seconds.
  struct Shape {
    var duration: Double
    var bounce: Double
    var delay = 0.0
  }

  /// The features of a spring.
  mutating func features(_ spring: Spring, delay: Double) -> MotionFeatures {
    guard SpringRow.bounces.contains(spring.bounce), delay == 0,
      let (below, above, share) = neighbours(spring.bounce)
    else {
      let halfTime = delay + SpringRow.halfTime(of: spring)
      return MotionFeatures(
        halfTime: halfTime, overshoot: spring.overshoot(), later: spring.value(time: 2 * halfTime - delay))
    }
    return MotionFeatures(
      halfTime: spring.duration * (below.halfTime + (above.halfTime - below.halfTime) * share),
      overshoot: below.overshoot + (above.overshoot - below.overshoot) * share,
      later: below.later + (above.later - below.later) * share)
  }

  /// The distance of two springs that are near to one another; nil where only the exact one tells.
  ///
  /// - Parameter limit: Beyond it any larger number will do.
  mutating func distance(_ first: Shape, _ second: Shape, limit: Double = .infinity) -> Double? {
    let middle = (first.bounce + second.bounce) / 2
    guard SpringRow.bounces.contains(middle), let row = row(Int(saturating: position(of: middle).rounded()))
    else {
      return nil
    }
    let duration = (first.duration * second.duration).squareRoot()
    // The logarithm of the durations' ratio, by the first term of its series in the difference over the mean.
    let ratio = 2 * (first.duration - second.duration) / (first.duration + second.duration)
    return row.gap(
      duration: ratio, bounce: first.bounce - second.bounce, delay: (first.delay - second.delay) / duration,
      limit: limit)
  }

  private func position(of bounce: Double) -> Double {
    (bounce - SpringRow.bounces.lowerBound) / SpringRow.step
  }

  private mutating func neighbours(_ bounce: Double) -> (SpringRow, SpringRow, Double)? {
    let position = position(of: bounce)
    let index = Int(saturating: position)
    guard let below = row(index), let above = row(index + 1) else { return nil }
    return (below, above, position - Double(index))
  }

  private mutating func row(_ index: Int) -> SpringRow? {
    guard rows.indices.contains(index) else { return nil }
    if let row = rows[index] { return row }
    rows[index] = SpringRow(bounce: SpringRow.bounces.lowerBound + Double(index) * SpringRow.step)
    return rows[index]
  }
}

/// How the unit step response of all springs of one bounce changes with their parameters, sampled over time
/// in perceptual durations.
///
/// For two springs of nearly the same parameters the gap between them is, to second order, the derivative
/// half way between them times their difference. That takes a multiplication a sample, where the exact
/// distance takes two exponentials and two sines.
struct SpringRow {
  /// At each time how the response changes per logarithm of the duration, per bounce, and per delay in
  /// perceptual durations.
  private var slopes: [SIMD4<Double>] = []
  /// When the response is half way, in perceptual durations.
  let halfTime: Double
  /// How far the response goes past its target.
  let overshoot: Double
  /// The response at twice the half time.
  let later: Double

  /// The bounces for which rows are made: beyond, springs ring or creep for longer than is worth sampling.
  static let bounces = -0.85...0.9
  /// How far the rows lie apart.
  static let step = 1.0 / 64

  init?(bounce: Double) {
    guard let spring = try? Spring(validatingDuration: 1, bounce: bounce),
      let above = try? Spring(validatingDuration: 1, bounce: bounce + Self.step / 2),
      let below = try? Spring(validatingDuration: 1, bounce: bounce - Self.step / 2)
    else { return nil }
    halfTime = Self.halfTime(of: spring)
    overshoot = spring.overshoot()
    later = spring.value(time: 2 * halfTime)
    let interval = min(0.06, spring.settlingTime(share: 0.01) / 24)
    for sample in 1...Int(saturating: spring.settlingTime(share: 0.01) / interval) {
      let time = Double(sample) * interval
      let speed = spring.velocity(time: time)
      let byBounce = (above.value(time: time) - below.value(time: time)) / Self.step
      slopes.append(SIMD4(-time * speed, byBounce, -speed, 0))
    }
    tellingFirst()
  }

  /// Puts the times first at which a parameter tells most, so that motions that are apart are soon known to be.
  private mutating func tellingFirst() {
    for parameter in 0..<3 {
      let rest = slopes.indices.dropFirst(parameter)
      guard let place = rest.max(by: { abs(slopes[$0][parameter]) < abs(slopes[$1][parameter]) }) else {
        return
      }
      slopes.swapAt(parameter, place)
    }
  }

  /// The largest gap between two springs whose parameters differ by this much; any gap beyond the limit will do.
  func gap(duration: Double, bounce: Double, delay: Double, limit: Double) -> Double {
    var largest = 0.0
    for slope in slopes {
      largest = max(largest, abs(slope.x * duration + slope.y * bounce + slope.z * delay))
      if largest > limit { break }
    }
    return largest
  }

  /// When a spring from rest is half way for the first time, seconds.
  static func halfTime(of spring: Spring) -> Double {
    // Until it arrives a spring only rises; a bouncy one is half way again later.
    var (low, high) = (0.0, spring.arrivalTime() ?? spring.duration)
    while spring.value(time: high) < 0.5, high < 1e9 { high *= 2 }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if spring.value(time: middle) < 0.5 { low = middle } else { high = middle }
    }
    return high
  }
}
