import Testing

@testable import MotionPhysics

/// Errors of tests that read dialects.
struct NoSuchForm: Error {}

extension Dialect {
  /// The form of the names, `duration+bounce`.
  func form(_ names: String) throws -> DialectForm {
    guard let form = forms.first(where: { $0.names == names }) else { throw NoSuchForm() }
    return form
  }
}

extension Spring {
  /// The largest gap to another spring, position and velocity in travels, over a few settling times.
  func gap(to other: Spring, velocity: Double = 0) -> Double {
    let end = 2 * min(max(duration / max(dampingRatio, 0.1), duration), 100 * duration)
    return (1...40).map { step in
      let time = end * Double(step) / 40
      let position = abs(
        value(initialVelocity: velocity, time: time) - other.value(initialVelocity: velocity, time: time))
      let speed = abs(
        self.velocity(initialVelocity: velocity, time: time)
          - other.velocity(initialVelocity: velocity, time: time))
      return max(position, speed / (angularFrequency + abs(velocity)))
    }.max() ?? .nan
  }
}
