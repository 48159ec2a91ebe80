/// The vertical gap between a cubic Bezier and a spring, along the Bezier's parameter.
struct BezierSpringGap {
  let stretch: SpringStretch
  let x: CubicPolynomial
  let y: CubicPolynomial

  /// Samples that any spring gets, and for each half of an oscillation: a Bezier's x runs through the duration up
  /// to three times as fast as its parameter.
  private static let samples = 64
  private static let samplesPerSwing = 16
  private static let halvings = 12

  /// The gap at a parameter with its derivatives.
  private struct Gap {
    let value: Double
    let slope: Double
    let bend: Double
  }

  /// The largest gap between two parameters: the local maxima of samples, refined.
  func largest(from start: Double, to end: Double) -> Double {
    let count = Self.samples + Self.samplesPerSwing * min(swings, 1000)
    let width = (end - start) / Double(count)
    var largest = 0.0
    var (low, middle) = (start, start)
    var (before, gap) = (0.0, abs(value(start)))
    for index in (1 - Self.halvings)...(count + 1) {
      // The first interval again and again in halves: a heavily damped spring starts in no time.
      let share = index > 0 ? Double(index) : 1 / Double(1 << (1 - index))
      let high = min(start + width * share, end)
      let after = index <= count ? abs(value(high)) : 0
      let isPeak = gap >= before && gap >= after
      // A parabola through the three rises above the middle one by an eighth of how much it bends.
      if isPeak && gap + abs(2 * gap - before - after) > largest {
        largest = max(largest, gap, peak(near: middle, low, high))
      }
      (low, middle) = (middle, high)
      (before, gap) = (gap, after)
    }
    return largest
  }

  /// How many half oscillations there are.
  private var swings: Int {
    guard stretch.spring.kind == .underdamped else { return 0 }
    return Int(stretch.duration * stretch.spring.dampedFrequency / .pi)
  }

  @inline(__always)
  private func value(_ parameter: Double) -> Double {
    y.value(parameter) - stretch.height(at: min(x.value(parameter), 1))
  }

  private func gap(_ parameter: Double) -> Gap {
    let moment = stretch.moment(stretch.time(at: min(x.value(parameter), 1)))
    let speed = x.slope(parameter) * stretch.duration
    let (xBend, yBend) = (
      6 * x.cubic * parameter + 2 * x.quadratic, 6 * y.cubic * parameter + 2 * y.quadratic
    )
    return Gap(
      value: y.value(parameter) - moment.position, slope: y.slope(parameter) - moment.velocity * speed,
      bend: yBend - moment.acceleration * speed * speed - moment.velocity * xBend * stretch.duration)
  }

  /// The largest gap near a parameter: Newton's method between two others.
  private func peak(near start: Double, _ low: Double, _ high: Double) -> Double {
    var parameter = start
    var largest = 0.0
    for _ in 0..<8 {
      let gap = gap(parameter)
      largest = max(largest, abs(gap.value))
      let next = min(max(parameter - gap.slope / gap.bend, low), high)
      // What a parabola gains from here on.
      let gain = 0.5 * abs(gap.slope * (next - parameter))
      guard gain.isFinite else { return largest }
      if gain <= 1e-10 { return largest + 2 * gain }
      parameter = next
    }
    return largest
  }
}
