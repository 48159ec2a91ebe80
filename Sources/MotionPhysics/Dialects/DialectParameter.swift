/// One parameter of a dialect.
public struct DialectParameter: Hashable, Sendable {
  /// What it is.
  public enum Value: Hashable, Sendable {
    /// A number in the system's own unit.
    case number(Double)
    /// Numbers that belong together, such as a curve's control points.
    case numbers([Double])
    /// A text, such as a CSS function.
    case text(String)
    /// Yes or no.
    case flag(Bool)
    /// Nothing, and why.
    case missing(reason: String)
  }

  /// The system's name for it.
  public let name: String
  /// Its value.
  public let value: Value

  package init(_ name: String, _ number: Double) {
    self.name = name
    self.value = .number(number)
  }

  package init(_ name: String, numbers: [Double]) {
    self.name = name
    self.value = .numbers(numbers)
  }

  package init(_ name: String, flag: Bool) {
    self.name = name
    self.value = .flag(flag)
  }

  package init(_ name: String, text: String) {
    self.name = name
    self.value = .text(text)
  }

  package init(_ name: String, missing reason: String) {
    self.name = name
    self.value = .missing(reason: reason)
  }

  /// A time that an undamped spring does not have.
  package static func neverSettling(_ name: String) -> DialectParameter {
    DialectParameter(name, missing: "without damping it never settles")
  }
}
