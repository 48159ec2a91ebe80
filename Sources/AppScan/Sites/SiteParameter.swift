/// A parameter of a call as the source writes it.
public struct SiteParameter: Hashable, Sendable {
  /// The source's name for it, or the platform's where the source gives none.
  public let name: String
  /// Its value, in the source's unit.
  public let value: Value

  /// Makes a parameter.
  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}
