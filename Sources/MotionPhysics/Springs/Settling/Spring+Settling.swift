extension Spring {
  /// The exact settling time: the last moment at which the distance to the target exceeds a share of the
  /// travel, sup {t : |value - target| > epsilon |target|}. Seconds; 0 when it never does, infinite when it
  /// always will again.
  ///
  /// Only the position counts, not the velocity. As a function of the spring this jumps by about half a
  /// period wherever an extremum passes the threshold. Relative accuracy 1e-12.
  /// - Parameters:
  ///   - target: the travel.
  ///   - initialVelocity: units per second.
  ///   - epsilon: the share of the travel that counts as settled; with 0 or less it never settles.
  public func settlingTime(
    target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    if target == 0 && initialVelocity == 0 { return 0 }
    guard epsilon > 0, target != 0 else { return .infinity }
    let isExact = target == 1 || initialVelocity == 0
    let velocity =
      isExact ? DoubleDouble(initialVelocity) : DoubleDouble(initialVelocity) / DoubleDouble(target)
    let residual = Residual(spring: self, velocity: velocity, epsilon: epsilon)
    return switch kind {
    case .underdamped: residual.lastCrossingUnderdamped()
    case .critical, .overdamped: residual.lastCrossingDamped()
    }
  }
}
