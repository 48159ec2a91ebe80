/// A curve over a duration, as a person typed it.
public struct TypedTween: Hashable, Sendable {
  /// The curve.
  public var curve: CurveReference
  /// How long it takes.
  public var duration: DurationReference
  /// Seconds before it starts; nil is 0.
  public var delay: Double?

  /// Makes a tween.
  public init(curve: CurveReference, duration: DurationReference, delay: Double? = nil) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }
}

/// A length of time where one is asked for.
public enum DurationReference: Hashable, Sendable {
  /// Seconds.
  case seconds(Double)
  /// A preset.
  case preset(PresetName)
}
