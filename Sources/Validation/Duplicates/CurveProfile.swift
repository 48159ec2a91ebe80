import MotionPhysics

/// A curve sampled once: a registry has few curves and many tweens.
struct CurveProfile {
  private let values: [Double]
  /// When the curve is half way for the first time, as a share of its duration.
  let halfTime: Double
  /// How far it goes past its target.
  let overshoot: Double

  private static let intervals = 64

  init(_ curve: UnitCurve) {
    let values = (0...Self.intervals).map { curve.value(at: Double($0) / Double(Self.intervals)) }
    self.values = values
    overshoot = max(0, (values.max() ?? 1) - 1)
    let next = values.firstIndex { $0 >= 0.5 } ?? Self.intervals
    let before = next > 0 ? values[next - 1] : 0
    let share = next > 0 && values[next] > before ? (0.5 - before) / (values[next] - before) : 1
    halfTime = max(0, Double(next) - 1 + share) / Double(Self.intervals)
  }

  /// The value at a share of the duration, by a straight line between samples.
  func value(_ progress: Double) -> Double {
    let position = min(max(progress, 0), 1) * Double(Self.intervals)
    let index = min(Int(position), Self.intervals - 1)
    return values[index] + (values[index + 1] - values[index]) * (position - Double(index))
  }

  /// The largest gap between two tweens, about; any gap beyond the limit will do.
  static func gap(
    _ first: CurveProfile, _ firstShape: SpringShape, _ second: CurveProfile, _ secondShape: SpringShape,
    limit: Double
  ) -> Double {
    let end = max(firstShape.delay + firstShape.duration, secondShape.delay + secondShape.duration)
    var largest = 0.0
    for sample in 1..<48 {
      let time = end * Double(sample) / 48
      // Before its delay is over a tween stands at 0, whatever its curve begins with.
      let left = time < firstShape.delay ? 0 : first.value((time - firstShape.delay) / firstShape.duration)
      let right =
        time < secondShape.delay ? 0 : second.value((time - secondShape.delay) / secondShape.duration)
      largest = max(largest, abs(left - right))
      if largest > limit { break }
    }
    return largest
  }
}
