extension Spring {
  /// The exact settling time: the last moment at which the distance to the target exceeds a share of the
  /// travel, sup {t : |value - target| > share |target|}. Seconds; 0 when it never does, infinite when it
  /// always will again.
  ///
  /// Only the position counts, not the velocity. As a function of the spring this jumps by about half a period
  /// wherever an extremum passes the threshold. Relative accuracy 1e-12, on either side of every jump too.
  /// - Parameters:
  ///   - target: the travel. With none, a spring at rest has settled and one with a velocity never does: there
  ///     is nothing to take a share of.
  ///   - initialVelocity: units per second.
  ///   - share: the share of the travel that counts as settled; with 0 or less, or where that share of the travel
  ///     is too small for a double, it never settles.
  /// - Returns: not-a-number where one of the numbers is not finite.
  public func settlingTime(
    target: Double = 1, initialVelocity: Double = 0, share: Double = 0.001
  ) -> Double {
    if (target * 0 + initialVelocity * 0 + share * 0).isNaN { return .nan }
    if target == 0 && initialVelocity == 0 { return 0 }
    guard share > 0, target != 0 else { return .infinity }
    guard abs(target) > Self.nothing * abs(initialVelocity) / angularFrequency else {
      return settlingTime(
        target: target, initialVelocity: initialVelocity, tolerance: share * abs(target))
    }
    return lastCrossing(velocity: relative(initialVelocity, to: target), epsilon: share)
  }

  /// The exact settling time for a distance in the value's own unit, which a motion without travel has too: sup
  /// {t : |value - target| > tolerance}. Seconds; 0 when it never does, infinite when it always will again.
  /// - Parameters:
  ///   - target: the travel.
  ///   - initialVelocity: units per second.
  ///   - tolerance: the distance that counts as settled; with 0 or less it never settles.
  /// - Returns: not-a-number where one of the numbers is not finite.
  public func settlingTime(
    target: Double = 1, initialVelocity: Double = 0, tolerance: Double
  ) -> Double {
    if (target * 0 + initialVelocity * 0 + tolerance * 0).isNaN { return .nan }
    if target == 0 && initialVelocity == 0 { return 0 }
    guard tolerance > 0 else { return .infinity }
    let thrown = abs(initialVelocity) / angularFrequency
    guard abs(target) <= Self.nothing * thrown else {
      return settlingTime(target: target, initialVelocity: initialVelocity, share: tolerance / abs(target))
    }
    if kind == .overdamped {
      // From its peak on the motion is one from rest.
      let peak = peakTimeFromTarget
      let height = abs(value(target: 0, initialVelocity: initialVelocity, time: peak))
      return height > tolerance ? peak + settlingTime(target: height, share: tolerance / height) : 0
    }
    // As for a travel so short that all of its 32 digits are the velocity's.
    return lastCrossing(
      velocity: DoubleDouble(angularFrequency / Self.nothing), epsilon: tolerance / thrown / Self.nothing)
  }

  /// The exact settling time of a vector, by the Euclidean length of its distance to the target. A motion
  /// straight at the target is accurate to 1e-12, any other where its length does not turn just at the
  /// threshold.
  /// - Parameters:
  ///   - target: the travel.
  ///   - initialVelocity: units per second; nil is rest.
  ///   - tolerance: the distance that counts as settled; with 0 or less it never settles.
  public func settlingTime<Vector: MotionVector>(
    target: Vector, initialVelocity: Vector? = nil, tolerance: Double
  ) -> Double {
    let travel = target.magnitude
    guard let initialVelocity, initialVelocity.magnitude > 0, travel > 0 else {
      let speed = initialVelocity?.magnitude ?? 0
      return settlingTime(target: travel, initialVelocity: speed, tolerance: tolerance)
    }
    let speed = initialVelocity.magnitude
    let cosine = target.cosine(to: initialVelocity)
    let across = initialVelocity.scaled(by: 1 / speed) - target.scaled(by: cosine / travel)
    // The rounding error of a parallel velocity.
    if across.magnitude <= 1e-15 {
      return settlingTime(target: travel, initialVelocity: speed * cosine, tolerance: tolerance)
    }
    guard tolerance > 0 else { return .infinity }
    return PlaneResidual(
      spring: self, along: speed / travel * cosine, across: speed / travel * across.magnitude,
      epsilon: tolerance / travel
    ).lastCrossing()
  }

  /// The exact settling time of a vector for a share of the travel's Euclidean length.
  /// - Parameters:
  ///   - target: the travel.
  ///   - initialVelocity: units per second; nil is rest.
  ///   - share: the share of the travel that counts as settled; with 0 or less it never settles.
  public func settlingTime<Vector: MotionVector>(
    target: Vector, initialVelocity: Vector? = nil, share: Double = 0.001
  ) -> Double {
    if target.magnitude == 0 {
      return initialVelocity.map { $0.magnitude } ?? 0 == 0 ? 0 : .infinity
    }
    return settlingTime(
      target: target, initialVelocity: initialVelocity, tolerance: share * target.magnitude)
  }

  private func lastCrossing(velocity: DoubleDouble, epsilon: Double) -> Double {
    let residual = Residual(spring: self, velocity: velocity, epsilon: epsilon)
    return kind == .underdamped ? residual.lastCrossingUnderdamped() : residual.lastCrossingDamped()
  }

  /// The travel, as a share of the reach of the velocity, that no digit shows.
  private static var nothing: Double { 1e-40 }
}
