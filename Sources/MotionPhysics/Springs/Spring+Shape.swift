extension Spring {
  /// How far the spring first goes past its target, from rest, as a share of the travel; 0 if it does not.
  public func overshoot() -> Double {
    kind == .underdamped ? exponential(-decay * .pi / dampedFrequency) : 0
  }

  /// Seconds to the first maximum past the target, from rest; nil if the spring does not overshoot.
  public func peakTime() -> Double? {
    kind == .underdamped ? .pi / dampedFrequency : nil
  }

  /// Seconds until the spring, from rest, is at its target for the first time; nil if it only creeps up to
  /// it.
  public func arrivalTime() -> Double? {
    kind == .underdamped ? (.pi - arcTangent(dampedFrequency, decay)) / dampedFrequency : nil
  }
}
