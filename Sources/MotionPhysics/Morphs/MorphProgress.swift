/// How far an element is on its way, 0 to 1 and beyond, and how fast, per second.
public struct MorphProgress: Hashable, Sendable {
  /// The share of the way.
  public let value: Double
  /// Per second.
  public let velocity: Double
}
