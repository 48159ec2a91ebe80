// What a page of JavaScript calls: springs as plain numbers, from 0 to a target. Numbers that make no spring make
// every answer not-a-number.
import MotionPhysics

/// The position at a time.
/// - Parameters:
///   - duration: perceptual, seconds.
///   - bounce: more than -1 and at most 1.
///   - velocity: the initial one, units per second.
///   - time: seconds.
@_cdecl("spring_value")
public func springValue(
  duration: Double, bounce: Double, target: Double, velocity: Double, time: Double
) -> Double {
  guard let spring = Spring.ifPossible(duration: duration, bounce: bounce) else { return .nan }
  return spring.value(target: target, initialVelocity: velocity, time: time)
}

/// The velocity at a time, units per second.
@_cdecl("spring_velocity")
public func springVelocity(
  duration: Double, bounce: Double, target: Double, velocity: Double, time: Double
) -> Double {
  guard let spring = Spring.ifPossible(duration: duration, bounce: bounce) else { return .nan }
  return spring.velocity(target: target, initialVelocity: velocity, time: time)
}

/// The exact settling time, seconds; infinite for what never settles.
/// - Parameter epsilon: the share of the travel that counts as settled.
@_cdecl("spring_settling_time")
public func springSettlingTime(
  duration: Double, bounce: Double, target: Double, velocity: Double, epsilon: Double
) -> Double {
  guard let spring = Spring.ifPossible(duration: duration, bounce: bounce) else { return .nan }
  return spring.settlingTime(target: target, initialVelocity: velocity, share: epsilon)
}

/// Writes the positions at 0, step, 2 step … to `values`, and the velocities behind them.
/// - Parameter values: memory for twice `count` doubles, from `memory_reserve`.
@_cdecl("spring_sample")
public func springSample(
  duration: Double, bounce: Double, target: Double, velocity: Double, step: Double, count: Int32,
  values: UnsafeMutablePointer<Double>
) {
  let count = max(Int(count), 0)
  let positions = UnsafeMutableBufferPointer(start: values, count: count)
  let velocities = UnsafeMutableBufferPointer(start: values + count, count: count)
  guard let spring = Spring.ifPossible(duration: duration, bounce: bounce) else {
    positions.update(repeating: .nan)
    return velocities.update(repeating: .nan)
  }
  spring.sample(
    target: target, initialVelocity: velocity, step: step, into: positions, velocities: velocities)
}
