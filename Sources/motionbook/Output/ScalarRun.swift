import Gallery
import MotionPhysics
import Presets

/// A motion of one number, between two values, that can be asked where it is at any time.
enum ScalarRun {
  /// A spring.
  case spring(SpringRun)
  /// A curve over seconds. Outside its time it holds its ends.
  case tween(UnitCurve, duration: Double, delay: Double, from: Double, to: Double)
  /// A curve over a progress of 0...1.
  case curve(UnitCurve, from: Double, to: Double)

  /// The motion from 0 to 1; nil for what is no motion of one number.
  ///
  /// - Parameter velocity: What a spring starts with, travels per second. Nothing else can take one over.
  init?(unit motion: Motion, velocity: Double = 0) {
    switch motion {
    case .spring(let spring, let delay): self = .spring(SpringRun(spring, delay: delay, velocity: velocity))
    case .tween(let curve, let duration, let delay):
      self = .tween(curve, duration: duration, delay: delay, from: 0, to: 1)
    case .curve(let curve): self = .curve(curve, from: 0, to: 1)
    case .duration, .clip, .sequence, .morph: return nil
    }
  }

  /// The value and its velocity in units per second; of a curve, per whole of its progress.
  func sample(at time: Double) -> PlotSample {
    switch self {
    case .spring(let run):
      return run.sample(at: time)
    case .tween(let curve, let duration, let delay, let from, let to):
      let unit = Animation.tween(curve, duration: duration, delay: delay)
      return Self.sample(at: time, from: from, to: to, unit.value(at: time), unit.velocity(at: time))
    case .curve(let curve, let from, let to):
      let velocity = (0...1).contains(time) ? curve.slope(at: time) : 0
      return Self.sample(at: time, from: from, to: to, curve.value(at: time), velocity)
    }
  }

  /// The settling time of a spring, the length of anything else, the delay included.
  func duration(epsilon: Double = 0.001) -> Double {
    switch self {
    case .spring(let run): run.settlingTime(epsilon: epsilon)
    case .tween(_, let duration, let delay, _, _): delay + duration
    case .curve: 1
    }
  }

  private static func sample(
    at time: Double, from: Double, to: Double, _ share: Double, _ velocity: Double
  ) -> PlotSample {
    // Both ends exactly: from + (to - from) need not be `to`.
    let value = share == 1 ? to : from + (to - from) * share
    return PlotSample(time: time, value: value, velocity: to == from ? 0 : (to - from) * velocity)
  }
}
