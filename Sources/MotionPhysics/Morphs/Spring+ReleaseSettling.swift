extension Spring {
  /// The exact last time at which a value is farther from its target than a tolerance in its own units. Unlike
  /// a share of the travel that means something where the travel is 0, too.
  func settlingTime(distance: Double, initialVelocity: Double, tolerance: Double) -> Double {
    guard abs(distance) < Self.negligible * tolerance else {
      return settlingTime(
        target: distance, initialVelocity: initialVelocity, epsilon: tolerance / abs(distance))
    }
    guard initialVelocity != 0 else { return 0 }
    // From its peak on the motion is one from rest.
    let peak = peakTimeAfterPush
    let height = value(target: 0, initialVelocity: initialVelocity, time: peak)
    guard abs(height) > tolerance else { return 0 }
    return peak + settlingTime(target: height, epsilon: tolerance / abs(height))
  }

  private static var negligible: Double { 1e-20 }

  /// When a value that was pushed from its target turns back: velocity E - a F = 0.
  private var peakTimeAfterPush: Double {
    switch kind {
    case .underdamped:
      arcTangent(dampedFrequency, decay) / dampedFrequency
    case .critical:
      1 / angularFrequency
    case .overdamped where dampedFrequency < 0.5 * decay:
      hyperbolicArcTangent(dampedFrequency / decay) / dampedFrequency
    case .overdamped:
      // The same without the ratio, which is 1 for great dampings.
      naturalLogarithm((decay + dampedFrequency) / angularFrequency) / dampedFrequency
    }
  }
}
