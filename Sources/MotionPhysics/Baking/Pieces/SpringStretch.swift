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

  /// Adds points whose distance follows the curvature: a chord of length h leaves the curve by f'' h²/8.
  ///
  /// The curvature at the far end of a step is guessed from the jerk and the step before; a guess that is a
  /// little short costs nothing, because the error of the result is measured.
  func sample(into samples: inout CurveSamples, from: Double, to: Double, tolerance: Double) {
    let end = time(at: to)
    let longest = spring.duration / 8
    var moment = moment(time(at: from))
    var step = longest / 64
    while moment.time < end {
      for _ in 0..<(moment.time == 0 ? 4 : 1) {
        let curvature = abs(moment.acceleration) + abs(moment.jerk) * step
        step = min((8 * tolerance / curvature).squareRoot(), 2 * step, max(longest, moment.time / 8))
      }
      let next = moment.time + step
      // No sliver before the end.
      guard next < end - 0.5 * step else { return }
      moment = self.moment(next)
      samples.append(CurvePoint(x: (next + delay) / duration, y: moment.position))
    }
  }
}
