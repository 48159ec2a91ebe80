extension Residual {
  /// Whether it passes its target at all.
  private var isPassing: Bool { spring.kind == .underdamped || speedBeyondFast > 0 }

  /// When z is 0 for the first time; nil if it never is.
  var arrival: Double? {
    guard isPassing else { return nil }
    guard spring.kind == .underdamped else { return zero }
    return arcTangent(spring.dampedFrequency, -slope) / spring.dampedFrequency
  }

  /// When z is at its first extremum past the target; nil if there is none.
  var peak: Double? {
    guard isPassing else { return nil }
    guard spring.kind == .underdamped else { return extremum }
    let frequency = spring.dampedFrequency
    // u a - w², with w² as a² + q².
    let pull = -spring.decay * slope - frequency * frequency
    let reach = velocity.high * frequency
    // Thrown away, it has the extremum behind it first.
    return (reach < 0 ? .pi + arcTangent(-reach, -pull) : arcTangent(reach, pull)) / frequency
  }

  /// -z at an extremum, from z' = 0: (u - r1) (u - r2) F/u with both rates of an overdamped spring, in which
  /// nothing cancels.
  func heightPastTarget(at time: Double) -> Double {
    guard spring.kind != .underdamped, slowShare.isNaN else { return -value(time) }
    let (_, f) = spring.fundamentals(time)
    return speedBeyondFast * (velocity.high - slow) / velocity.high * f
  }
}
