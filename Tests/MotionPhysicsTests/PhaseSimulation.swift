@testable import MotionPhysics

/// A sequence as SwiftUI would play it: one number moved forward by tiny steps of `Spring.update`, retargeted
/// where the next phase begins.
struct PhaseSimulation {
  /// Where a tween is, or the target of the spring.
  private var base: Double
  /// The way that a spring has left, about the base.
  private var value = 0.0
  private var velocity = 0.0
  private var fading: Spring?
  /// Seconds still to go.
  private var rest: Double

  static func run(
    _ sequence: PhaseSequence, property: Int = 0, component: Int = 0, until time: Double
  ) -> (value: Double, velocity: Double) {
    var simulation = PhaseSimulation(base: sequence.phases[0].values[property][component], rest: time)
    let count = sequence.phases.count
    var index = 0
    var slope = 0.0
    while true {
      index += 1
      let phase = sequence.phases[index % count]
      let isOver = sequence.mode == .trigger && index > count
      if isOver { return simulation.result(march: .infinity, to: simulation.base, slope: { _ in (0, 0) }) }
      let target = phase.values[property][component]
      let isLast = sequence.mode == .trigger && index == count
      if let result = simulation.leg(phase.animation, to: target, isLast: isLast, slope: &slope) {
        return result
      }
    }
  }

  private init(base: Double, rest: Double) {
    self.base = base
    self.rest = rest
  }

  /// Plays one leg; a result when the time is up.
  private mutating func leg(
    _ animation: Animation?, to target: Double, isLast: Bool, slope: inout Double
  ) -> (value: Double, velocity: Double)? {
    let travel = target - base
    switch animation {
    case nil:
      (base, value, velocity, fading, slope) = (target, 0, 0, nil, 0)
      return nil
    case .spring(let spring, let delay):
      if rest <= delay { return result(march: rest, to: base, slope: { _ in (0, 0) }) }
      march(delay)
      value -= travel
      if delay == 0 { velocity += slope }
      (base, fading, slope) = (target, spring, 0)
      if isLast || rest <= spring.duration { return result(march: rest, to: base, slope: { _ in (0, 0) }) }
      march(spring.duration)
      return nil
    case .tween(let curve, let duration, let delay):
      if rest <= delay + duration {
        let start = base
        return result(march: rest, to: base) { elapsed in
          guard elapsed > delay else { return (0, 0) }
          let share = (elapsed - delay) / duration
          return (
            start + travel * curve.value(at: share) - start, travel * curve.slope(at: share) / duration
          )
        }
      }
      march(delay + duration)
      (base, slope) = (target, travel * curve.slope(at: 1) / duration)
      return nil
    }
  }

  private mutating func march(_ time: Double) {
    guard let fading, time > 0 else {
      rest -= time
      return
    }
    let steps = Int(time * 500) + 1
    for _ in 0..<steps {
      fading.update(value: &value, velocity: &velocity, target: 0, deltaTime: time / Double(steps))
    }
    rest -= time
  }

  private mutating func result(
    march time: Double, to base: Double, slope: (Double) -> (Double, Double)
  ) -> (value: Double, velocity: Double) {
    let elapsed = rest
    march(min(time, rest))
    let (way, speed) = slope(elapsed)
    return (base + way + value, speed + velocity)
  }
}
