extension Spring {
  /// The position of a value of several components, each on its own way from 0 to its target.
  public func value(target: Components, initialVelocity: Components, time: Double) -> Components {
    if time <= 0 { return .zero(like: target) }
    let (e, f) = fundamentals(time)
    return target - (target * (e + decay * f) - initialVelocity * f)
  }

  /// The velocity of a value of several components, units per second.
  public func velocity(target: Components, initialVelocity: Components, time: Double) -> Components {
    if time <= 0 { return initialVelocity }
    let (e, f) = fundamentals(time)
    return target * (angularFrequency * angularFrequency * f) + initialVelocity * (e - decay * f)
  }
}
