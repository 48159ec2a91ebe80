/// A parameter of a call as the source writes it.
package struct SiteParameter: Hashable, Sendable {
  /// The source's name for it, or the platform's where the source gives none.
  package let name: String
  /// Its value, in the source's unit.
  package let value: Value

  /// Makes a parameter.
  package init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}
