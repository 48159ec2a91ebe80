import MotionPhysics
import PlainText

/// The curves of tweens, each sampled once: a registry has few curves and many tweens.
struct CurveProfiles {
  /// A tween by the number of its curve's profile, its duration and its delay in seconds.
  struct Shape {
    let profile: Int
    let duration: Double
    let delay: Double
  }

  private var numbers: [UnitCurve: Int] = [:]
  /// Each profile's samples, one profile after another.
  private var samples: [Double] = []
  private var shapes: [(halfTime: Double, overshoot: Double)] = []

  private static let intervals = 64
  private static var stride: Int { intervals + 1 }

  /// The number of a curve's profile, which is made when the curve is first met.
  mutating func number(of curve: UnitCurve) -> Int {
    if let number = numbers[curve] { return number }
    let number = shapes.count
    numbers[curve] = number
    let values = (0...Self.intervals).map { curve.value(at: Double($0) / Double(Self.intervals)) }
    samples += values
    shapes.append((Self.halfTime(of: values), max(0, (values.max() ?? 1) - 1)))
    return number
  }

  /// The features of a tween.
  func features(_ tween: Shape) -> MotionFeatures {
    let (share, overshoot) = shapes[tween.profile]
    let halfTime = tween.delay + tween.duration * share
    return MotionFeatures(
      halfTime: halfTime, overshoot: overshoot,
      later: samples.withUnsafeBufferPointer {
        Self.value(tween.profile, (2 * halfTime - tween.delay) / tween.duration, $0)
      })
  }

  /// The largest gap between two tweens, about; any gap beyond the limit will do.
  func gap(_ first: Shape, _ second: Shape, limit: Double) -> Double {
    let end = max(first.delay + first.duration, second.delay + second.duration)
    var largest = 0.0
    samples.withUnsafeBufferPointer { samples in
      // From the middle in leaps, because motions that differ mostly differ there.
      var sample = Self.comparisons / 2
      for _ in 1..<Self.comparisons {
        let time = end * Double(sample) / Double(Self.comparisons)
        largest = max(
          largest, abs(Self.value(first, at: time, samples) - Self.value(second, at: time, samples)))
        if largest > limit { break }
        sample = (sample + Self.leap) % (Self.comparisons - 1) + 1
      }
    }
    return largest
  }

  /// A prime number of leaps, so that every sample is met once.
  private static let comparisons = 48
  private static let leap = 18

  /// Before its delay is over a tween stands at 0, whatever its curve begins with.
  private static func value(
    _ tween: Shape, at time: Double, _ samples: UnsafeBufferPointer<Double>
  ) -> Double {
    time < tween.delay ? 0 : value(tween.profile, (time - tween.delay) / tween.duration, samples)
  }

  /// The value at a share of the duration, by a straight line between samples.
  private static func value(
    _ number: Int, _ progress: Double, _ samples: UnsafeBufferPointer<Double>
  ) -> Double {
    let position = min(max(progress, 0), 1) * Double(intervals)
    let index = min(Int(saturating: position), intervals - 1)
    let place = number * stride + index
    return samples[place] + (samples[place + 1] - samples[place]) * (position - Double(index))
  }

  /// When the curve is half way for the first time, as a share of its duration.
  private static func halfTime(of values: [Double]) -> Double {
    let next = values.firstIndex { $0 >= 0.5 } ?? intervals
    let before = next > 0 ? values[next - 1] : 0
    let share = next > 0 && values[next] > before ? (0.5 - before) / (values[next] - before) : 1
    return max(0, Double(next) - 1 + share) / Double(intervals)
  }
}
