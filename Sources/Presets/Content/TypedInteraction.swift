import MotionPhysics

/// How a gesture drives a morph, as a person typed it.
public struct TypedInteraction: Hashable, Sendable {
  /// Where the gesture goes.
  public var axis: Morph.Axis
  /// How many points of the gesture are the whole way, above 0.
  public var distance: Double
  /// The most of the way that a gesture shows, above 0 and at most 1; nil is 1.
  public var cap: Double?
  /// The share of the way above which letting go finishes, 0...1; nil is 0.5.
  public var threshold: Double?
  /// What leads from there to the end.
  public var finish: AnimationReference
  /// What leads back to the start.
  public var cancel: AnimationReference

  /// The cap of an interaction that says none.
  public static let defaultCap = 1.0
  /// The threshold of an interaction that says none.
  public static let defaultThreshold = 0.5

  /// Makes an interaction.
  public init(
    axis: Morph.Axis, distance: Double, cap: Double? = nil, threshold: Double? = nil,
    finish: AnimationReference, cancel: AnimationReference
  ) {
    self.axis = axis
    self.distance = distance
    self.cap = cap
    self.threshold = threshold
    self.finish = finish
    self.cancel = cancel
  }
}
