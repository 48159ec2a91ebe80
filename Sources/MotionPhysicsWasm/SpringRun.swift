import MotionPhysics

/// A spring between two values, with new targets on its way; position and velocity are kept at each.
final class SpringRun: MovingNumbers {
  private let own: Spring
  private var legs: [SpringMotion<Double>]
  private let delay: Double

  init(_ spring: Spring, delay: Double, from: Double, to: Double, velocity: Double) {
    own = spring
    self.delay = delay
    legs = [SpringMotion(spring, from: from, to: to, initialVelocity: velocity, startTime: delay)]
  }

  override var spring: Spring? { own }

  /// Heads for another target from a time on, at or after the last one. Before the delay is over only the target
  /// changes.
  override func retarget(to target: Double, at time: Double) {
    let next = legs[legs.count - 1].retargeted(to: target, at: time)
    if time <= delay { legs = [next] } else { legs.append(next) }
  }

  override func write(time: Double, to place: inout WrittenNumbers) {
    guard let leg = legs.last(where: { $0.startTime <= time }) else { return place.put(legs[0].from, 0) }
    let state = leg.state(at: time)
    place.put(state.position, state.velocity)
  }

  /// Seconds until it stays within 0.001 of the last leg's travel.
  override var length: Double {
    let last = legs[legs.count - 1]
    return last.startTime
      + own.settlingTime(target: last.target - last.from, initialVelocity: last.initialVelocity)
  }
}
