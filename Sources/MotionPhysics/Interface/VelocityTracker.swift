/// The velocity of a finger from the places where it was, as an animation takes it over when the finger lets go.
///
/// The least squares of a parabola through the samples of the last 100 ms, and its slope at the last of them, as Android's
/// VelocityTracker (strategy "lsq2") and Flutter's do: a finger that speeds up or slows down is followed, which a
/// straight line would not. As there, a pause of more than 40 ms between samples is a stop, before which nothing counts.
/// Samples of a parabola give its velocity exactly but for rounding: 1e-12 of its scale.
public struct VelocityTracker<Vector: MotionVector> {
  private var samples: [(time: Double, position: Vector)] = []

  /// Seconds: how far back samples count.
  private static var horizon: Double { 0.1 }
  /// Seconds: after so long without a sample the finger has stopped.
  private static var longestPause: Double { 0.04 }
  /// As many are kept: 20, as in both.
  private static var mostSamples: Int { 20 }

  /// No samples yet.
  public init() {}

  /// Adds a sample. One that is not later than the last is left out.
  /// - Parameters:
  ///   - position: where the finger is.
  ///   - time: seconds on any clock.
  public mutating func add(_ position: Vector, at time: Double) {
    if let last = samples.last {
      guard time > last.time else { return }
      if time - last.time > Self.longestPause { samples.removeAll(keepingCapacity: true) }
    }
    samples.append((time, position))
    if samples.count > Self.mostSamples { samples.removeFirst() }
  }

  /// The velocity, units per second; zero before there are two samples, and when the finger has stopped.
  /// - Parameter time: when it lets go, seconds; nil is at the last sample.
  public func velocity(at time: Double? = nil) -> Vector {
    guard let last = samples.last else { return .zero }
    if let time, time - last.time > Self.longestPause { return .zero(like: last.position) }
    let recent = samples.filter { last.time - $0.time <= Self.horizon }
    return recent.count < 3 ? Self.line(recent, last) : Self.parabola(recent, last)
  }

  private static func line(
    _ samples: [(time: Double, position: Vector)], _ last: (time: Double, position: Vector)
  ) -> Vector {
    guard let first = samples.first, first.time < last.time else { return .zero(like: last.position) }
    return (last.position - first.position).scaled(by: 1 / (last.time - first.time))
  }

  /// By polynomials that are orthogonal over the samples: there are no equations to solve, and no cancellation.
  private static func parabola(
    _ samples: [(time: Double, position: Vector)], _ last: (time: Double, position: Vector)
  ) -> Vector {
    let count = Double(samples.count)
    let mean = samples.reduce(0) { $0 + ($1.time - last.time) } / count
    let first = samples.map { $0.time - last.time - mean }
    let firstSquare = first.reduce(0) { $0 + $1 * $1 }
    let skew = first.reduce(0) { $0 + $1 * $1 * $1 } / firstSquare
    // The second polynomial: t² - skew t - square, at times from the mean.
    let second = first.map { $0 * $0 - skew * $0 - firstSquare / count }
    let secondSquare = second.reduce(0) { $0 + $1 * $1 }
    // Their slopes at the last sample.
    let slope = secondSquare > 0 ? (-2 * mean - skew) / secondSquare : 0
    var velocity = Vector.zero(like: last.position)
    for (index, sample) in samples.enumerated() {
      let weight = first[index] / firstSquare + slope * second[index]
      // From the last position: its own would be a sum that cancels.
      velocity = velocity + (sample.position - last.position).scaled(by: weight)
    }
    return velocity
  }
}

extension VelocityTracker: Sendable where Vector: Sendable {}
