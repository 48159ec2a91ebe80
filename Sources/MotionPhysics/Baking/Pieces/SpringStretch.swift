/// A spring from rest or a throw, over the share of a duration that its delay leaves.
struct SpringStretch {
  let spring: Spring
  /// Travels per second.
  let velocity: Double
  /// Seconds.
  let delay: Double
  /// Seconds, the delay included.
  let duration: Double

  /// Position and its derivatives, per second, at a time.
  struct Moment {
    let time: Double
    let position: Double
    let velocity: Double
    let acceleration: Double
    /// The third derivative.
    let jerk: Double
  }

  func time(at place: Double) -> Double { max(0, place * duration - delay) }

  func height(at place: Double) -> Double { moment(time(at: place)).position }

  /// Everything about a time from one evaluation: acceleration and jerk follow from the differential
  /// equation.
  @inline(__always)
  func moment(_ time: Double) -> Moment {
    let (e, f) = spring.fundamentals(time)
    let square = spring.angularFrequency * spring.angularFrequency
    let rest = e + (spring.decay - velocity) * f
    let speed = square * f + velocity * (e - spring.decay * f)
    let acceleration = square * rest - 2 * spring.decay * speed
    return Moment(
      time: time, position: 1 - rest, velocity: speed, acceleration: acceleration,
      jerk: -square * speed - 2 * spring.decay * acceleration)
  }
}
