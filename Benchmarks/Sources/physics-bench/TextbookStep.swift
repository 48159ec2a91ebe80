#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One step of a spring by the textbook's formulas in plain Swift, whose constants are made beforehand: what libraries
/// for animation do in a frame. Near critical it loses half its digits, and after many periods its phase.
struct TextbookStep {
  private let frequency: Double
  private let decay: Double
  private let damped: Double

  init(duration: Double, bounce: Double) {
    frequency = 2 * Double.pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    decay = ratio * frequency
    damped = frequency * (1 - ratio * ratio).magnitude.squareRoot()
  }

  /// Advances a value and its velocity toward a target by seconds. Called, not inlined, as that of a library is.
  @inline(never)
  func update(value: inout Double, velocity: inout Double, target: Double, deltaTime: Double) {
    let start = value - target
    if decay < frequency {
      let envelope = exp(-decay * deltaTime)
      let (sine, cosine) = (sin(damped * deltaTime), cos(damped * deltaTime))
      let rate = velocity + decay * start
      let position = envelope * (start * cosine + rate / damped * sine)
      velocity = envelope * (rate * cosine - damped * start * sine) - decay * position
      value = target + position
    } else if decay == frequency {
      let envelope = exp(-frequency * deltaTime)
      let rate = velocity + frequency * start
      let position = envelope * (start + rate * deltaTime)
      velocity = envelope * rate - frequency * position
      value = target + position
    } else {
      let (slow, fast) = (damped - decay, -damped - decay)
      let share = (velocity - fast * start) / (slow - fast)
      let (late, early) = (share * exp(slow * deltaTime), (start - share) * exp(fast * deltaTime))
      velocity = slow * late + fast * early
      value = target + late + early
    }
  }
}
