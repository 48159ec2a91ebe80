extension String: ArgumentValue {
  /// Takes the word as it is.
  package init(argument: String) {
    self = argument
  }

  /// Any text.
  package static var typeName: String { "a text" }
}

extension Int: ArgumentValue {
  /// Reads a decimal whole number.
  package init(argument: String) throws {
    guard let value = Int(argument) else { throw InvalidValue() }
    self = value
  }

  /// A whole number.
  package static var typeName: String { "a whole number" }
}

extension Double: ArgumentValue {
  /// Reads a decimal number; infinities, NaN and hexadecimal numbers are refused.
  package init(argument: String) throws {
    guard argument.utf8.allSatisfy(Self.decimalBytes.contains), let value = Double(argument) else {
      throw InvalidValue()
    }
    guard value.isFinite else { throw InvalidValue("it is too large") }
    self = value
  }

  /// A number.
  package static var typeName: String { "a number" }

  /// The shortest decimal that reads back to the same number, without `.0`.
  package var argumentText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static let decimalBytes = Set("0123456789+-.eE".utf8)
}
