import Gallery
import MotionPhysics

/// A new target at a time of the motion.
struct Retarget: Equatable {
  /// Seconds since the start, the delay included.
  let time: Double
  /// Where the value goes from then on.
  let value: Double
}

/// A spring between two values, with new targets on its way; position and velocity are kept at each.
struct SpringRun {
  let spring: Spring
  /// In order of time, never empty.
  let legs: [SpringMotion<Double>]

  /// - Parameters:
  ///   - velocity: As the motion starts, units per second.
  ///   - retargets: One before the delay is over only changes where the spring then goes.
  init(
    _ spring: Spring, delay: Double = 0, from: Double = 0, to: Double = 1, velocity: Double = 0,
    retargets: [Retarget] = []
  ) {
    self.spring = spring
    let first = SpringMotion(spring, from: from, to: to, initialVelocity: velocity, startTime: delay)
    var legs = [first]
    for retarget in retargets.sorted(by: { $0.time < $1.time }) {
      let next = (legs.last ?? first).retargeted(to: retarget.value, at: retarget.time)
      if retarget.time <= delay { legs = [next] } else { legs.append(next) }
    }
    self.legs = legs
  }

  /// Where it is; before its start it holds still.
  func sample(at time: Double) -> PlotSample {
    guard let leg = legs.last(where: { $0.startTime <= time }) else {
      return PlotSample(time: time, value: legs[0].from, velocity: 0)
    }
    return PlotSample(time: time, value: leg.value(at: time), velocity: leg.velocity(at: time))
  }

  /// Seconds until it stays within a share of the last leg's travel, the delay included; infinite if it never
  /// does.
  func settlingTime(epsilon: Double) -> Double {
    let last = legs[legs.count - 1]
    return last.startTime
      + spring.settlingTime(
        target: last.target - last.from, initialVelocity: last.initialVelocity, epsilon: epsilon)
  }
}
