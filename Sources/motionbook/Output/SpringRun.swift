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
  /// The motion from one target to the next.
  struct Leg {
    let start: Double
    let position: Double
    let velocity: Double
    let target: Double
  }

  let spring: Spring
  /// In order of time, never empty.
  let legs: [Leg]

  /// - Parameters:
  ///   - velocity: As the motion starts, units per second.
  ///   - retargets: One before the delay is over only changes where the spring then goes.
  init(
    _ spring: Spring, delay: Double = 0, from: Double = 0, to: Double = 1, velocity: Double = 0,
    retargets: [Retarget] = []
  ) {
    self.spring = spring
    var legs = [Leg(start: delay, position: from, velocity: velocity, target: to)]
    for retarget in retargets.sorted(by: { $0.time < $1.time }) {
      let last = legs[legs.count - 1]
      if retarget.time <= delay {
        legs = [Leg(start: delay, position: from, velocity: velocity, target: retarget.value)]
      } else {
        let now = Self.sample(of: last, spring, at: retarget.time)
        legs.append(
          Leg(start: retarget.time, position: now.value, velocity: now.velocity, target: retarget.value))
      }
    }
    self.legs = legs
  }

  /// Where it is; before its start it holds still.
  func sample(at time: Double) -> PlotSample {
    let leg = legs.last { $0.start <= time }
    guard let leg else { return PlotSample(time: time, value: legs[0].position, velocity: 0) }
    return Self.sample(of: leg, spring, at: time)
  }

  /// Seconds until it stays within a share of the last leg's travel, the delay included; infinite if it never
  /// does.
  func settlingTime(epsilon: Double) -> Double {
    let last = legs[legs.count - 1]
    return last.start
      + spring.settlingTime(
        target: last.target - last.position, initialVelocity: last.velocity, epsilon: epsilon)
  }

  private static func sample(of leg: Leg, _ spring: Spring, at time: Double) -> PlotSample {
    let travel = leg.target - leg.position
    let elapsed = time - leg.start
    return PlotSample(
      time: time,
      value: leg.position + spring.value(target: travel, initialVelocity: leg.velocity, time: elapsed),
      velocity: spring.velocity(target: travel, initialVelocity: leg.velocity, time: elapsed))
  }
}
