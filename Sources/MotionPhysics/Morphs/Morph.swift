/// How elements move from one screen to another and back: what UIKit calls a view controller transition.
///
/// Presenting goes from each property's `from` to its `to`, dismissing the other way.
public struct Morph: Hashable, Sendable {
  /// Which way it goes.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// From the first screen to the second.
    case present
    /// From the second screen back to the first.
    case dismiss
  }

  /// What leads to the second screen.
  public let present: Transition
  /// What leads back; nil takes `present` with its initial velocity.
  public let dismiss: Transition?
  /// What moves.
  public let elements: [Element]
  /// How a gesture drives it; nil when none does.
  public let interaction: Interaction?
  /// The properties of all elements, one after the other, in their order.
  let channels: [MorphChannel]

  /// A morph.
  /// - Throws: `MotionError` naming the place (`elements[0].properties.frame.to`, `interactive.cap`).
  public init(
    present: Transition, dismiss: Transition?, elements: [Element], interaction: Interaction?
  ) throws(MotionError) {
    try MorphCheck.check(present, "present")
    if let dismiss { try MorphCheck.check(dismiss, "dismiss") }
    channels = try MorphCheck.channels(of: elements)
    if let interaction { try MorphCheck.check(interaction, "interactive") }
    self.present = present
    self.dismiss = dismiss
    self.elements = elements
    self.interaction = interaction
  }

  /// The transition of a direction.
  public func transition(_ direction: Direction) -> Transition {
    direction == .dismiss ? dismiss ?? present : present
  }

  /// Seconds until the last element has settled (to 0.001 of its travel) or ended, delays included. Infinite
  /// with an undamped spring.
  public func duration(_ direction: Direction) -> Double {
    elements.reduce(0) { max($0, motion(of: $1, direction).duration) }
  }
}
