// Where the motion first reaches its target, and how far it goes past it. With a velocity away from the target it
// turns back first; with enough of one toward it, even an overdamped spring passes it once.
extension Spring {
  /// How far the spring first goes past its target, as a share of the travel; 0 if it does not, infinite if it
  /// has a velocity and no travel.
  ///
  /// From rest e^(-πζ/√(1-ζ²)): the standard overshoot of a second-order system.
  /// - Parameters:
  ///   - target: the travel.
  ///   - initialVelocity: units per second.
  public func overshoot(target: Double = 1, initialVelocity: Double = 0) -> Double {
    guard initialVelocity != 0 else {
      return target != 0 && kind == .underdamped ? overshootFromRest : 0
    }
    guard target != 0 else { return .infinity }
    let residual = Residual(spring: self, velocity: relative(initialVelocity, to: target), epsilon: 1)
    return residual.peak.map { residual.heightPastTarget(at: $0) } ?? 0
  }

  /// Kept, as the power shows what rounding takes from a large exponent.
  private var overshootFromRest: Double {
    let ratio =
      DoubleDouble(decay, decayRest) / DoubleDouble(dampedFrequency, dampedFrequencyRest)
    let exponent = ratio * DoubleDouble.turn * -0.5
    return exponential(exponent.high) * (1 + exponent.low)
  }

  /// Seconds to the first maximum past the target; nil if there is none. With nothing to travel, to the largest
  /// distance.
  /// - Parameters:
  ///   - target: the travel.
  ///   - initialVelocity: units per second.
  public func peakTime(target: Double = 1, initialVelocity: Double = 0) -> Double? {
    guard initialVelocity != 0 else {
      return target != 0 && kind == .underdamped ? .pi / dampedFrequency : nil
    }
    guard target != 0 else { return peakTimeFromTarget }
    return Residual(spring: self, velocity: relative(initialVelocity, to: target), epsilon: 1).peak
  }

  /// When a spring that leaves its target with a velocity turns back: E - a F = 0.
  var peakTimeFromTarget: Double {
    switch kind {
    case .underdamped: arcTangent(dampedFrequency, decay) / dampedFrequency
    case .critical: 1 / decay
    case .overdamped where dampedFrequency < 0.5 * decay:
      hyperbolicArcTangent(dampedFrequency / decay) / dampedFrequency
    case .overdamped:
      // The same without the ratio, which is 1 for great dampings.
      naturalLogarithm((decay + dampedFrequency) / angularFrequency) / dampedFrequency
    }
  }

  /// Seconds until the spring is at its target for the first time; nil if it only approaches it. 0 with
  /// nothing to travel.
  /// - Parameters:
  ///   - target: the travel.
  ///   - initialVelocity: units per second.
  public func arrivalTime(target: Double = 1, initialVelocity: Double = 0) -> Double? {
    if target == 0 { return 0 }
    return Residual(spring: self, velocity: relative(initialVelocity, to: target), epsilon: 1).arrival
  }

  /// A velocity in travels per second.
  func relative(_ velocity: Double, to target: Double) -> DoubleDouble {
    let isExact = target == 1 || velocity == 0
    return isExact ? DoubleDouble(velocity) : DoubleDouble(velocity) / DoubleDouble(target)
  }
}
