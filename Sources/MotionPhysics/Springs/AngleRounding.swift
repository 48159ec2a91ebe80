/// How far the angles of samples that come from a table are from those that an evaluation takes.
///
/// `value` rounds the time and the angle. A spring that oscillates for long makes much of that: at bounce 0.95
/// the sum of two rounded angles and the rounded angle of the sum lead 2e-15 apart.
struct AngleRounding {
  private let frequency: Double
  private let step: Double
  private let high: Double
  private let low: Double

  /// Nil for springs that are at rest before it matters: of those that damp a fifth of critical or more, no
  /// sample is 8e-16 off.
  @inline(__always)
  init?(_ spring: Spring, step: Double) {
    guard spring.kind == .underdamped, spring.decay < 0.2 * spring.angularFrequency else { return nil }
    frequency = spring.dampedFrequency
    self.step = step
    let angle = frequency * step
    // Veltkamp's splitting: products of either half with a place in the table are exact.
    let scaled = 134_217_729 * angle
    high = scaled - (scaled - angle)
    low = angle - high
  }

  /// The angle of a sample as an evaluation takes it.
  @inline(__always)
  func angle(_ sample: Double) -> Double { frequency * (sample * step) }

  /// What four angles lack.
  /// - Parameters:
  ///   - first: the number of the first sample of the block.
  ///   - places: places in the table.
  @inline(__always)
  func gap(first: Double, _ places: SIMD4<Double>) -> SIMD4<Double> {
    let exact = frequency * ((first + places) * step) - angle(first)
    return (exact - places * high) - places * low
  }
}
