extension Morph {
  /// What leads all elements that have no animation of their own.
  public struct Transition: Hashable, Sendable {
    /// The spring or tween.
    public let animation: Animation
    /// The speed at the start, travels per second, as UIKit's and Core Animation's springs take it; only a
    /// spring may have one other than 0.
    public let initialVelocity: Double

    /// A transition. `Morph` checks it.
    public init(animation: Animation, initialVelocity: Double = 0) {
      self.animation = animation
      self.initialVelocity = initialVelocity
    }
  }
}
