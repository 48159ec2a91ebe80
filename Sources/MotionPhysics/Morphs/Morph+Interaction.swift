extension Morph {
  /// The way a finger goes.
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    /// Toward the top.
    case up
    /// Toward the bottom.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// How a gesture drives a morph.
  public struct Interaction: Hashable, Sendable {
    /// The way the finger goes.
    public let axis: Axis
    /// How far it goes for the whole morph, points, greater than 0.
    public let distance: Double
    /// The most progress that it can make, more than 0 and at most 1.
    public let cap: Double
    /// Released above this progress the morph finishes, from 0 to 1. Above the cap it never does.
    public let threshold: Double
    /// What leads to the end after a release. It starts at once: a delay of its own is not waited for.
    public let finish: Animation
    /// What leads back to the start, likewise.
    public let cancel: Animation

    /// An interaction. `Morph` checks it.
    public init(
      axis: Axis, distance: Double, cap: Double = 1, threshold: Double = 0.5, finish: Animation,
      cancel: Animation
    ) {
      self.axis = axis
      self.distance = distance
      self.cap = cap
      self.threshold = threshold
      self.finish = finish
      self.cancel = cancel
    }
  }
}
