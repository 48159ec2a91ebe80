import PlainText

/// A type that one word of the command line can be turned into.
///
/// A `CaseIterable` enumeration with String raw values needs no members of its own.
package protocol ArgumentValue {
  /// Reads a word.
  ///
  /// - Throws: ``InvalidValue``, or a ``CommandFailure`` whose sentence says what is wrong with the word.
  init(argument: String) throws

  /// All words that are accepted, if they can be listed; empty otherwise.
  static var choices: [String] { get }

  /// The expected value, as a noun with its article: "a whole number".
  static var typeName: String { get }

  /// The word that reads back to this value; help shows it for defaults.
  var argumentText: String { get }
}

extension ArgumentValue {
  package static var choices: [String] { [] }

  package static var typeName: String { "a value" }

  package var argumentText: String { "\(self)" }
}

extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  package init(argument: String) throws {
    guard let value = Self(rawValue: argument) else { throw InvalidValue() }
    self = value
  }

  package static var choices: [String] { allCases.map(\.rawValue) }

  package var argumentText: String { rawValue }
}

/// Thrown by ``ArgumentValue/init(argument:)`` when a word is no value of the type.
package struct InvalidValue: Error {
  /// The mistake, to follow a colon; nil to say what is expected instead.
  package let reason: String?

  /// A word that is not a value, and why.
  package init(_ reason: String? = nil) {
    self.reason = reason
  }
}

extension String: ArgumentValue {
  package init(argument: String) {
    self = argument
  }

  package static var typeName: String { "a text" }
}

extension Int: ArgumentValue {
  package init(argument: String) throws {
    guard let value = Int(argument) else { throw InvalidValue() }
    self = value
  }

  package static var typeName: String { "a whole number" }
}

extension Double: ArgumentValue {
  /// Reads a decimal number, or a share such as `20%`; infinities, NaN and hexadecimal numbers are refused.
  package init(argument: String) throws {
    // The nearest number to the decimals, which a division by 100 need not be.
    let isShare = argument.hasSuffix("%") && !argument.utf8.contains { "eE".utf8.contains($0) }
    let argument = isShare ? argument.dropLast() + "e-2" : argument
    guard argument.utf8.allSatisfy(Self.decimalBytes.contains), let value = Double(argument) else {
      throw InvalidValue()
    }
    guard value.isFinite else { throw InvalidValue("it is too large") }
    self = value
  }

  package static var typeName: String { "a number" }

  /// The shortest decimal that reads back to the same number, without `.0`.
  package var argumentText: String { DecimalText.exact(self) }

  private static let decimalBytes = Set("0123456789+-.eE".utf8)
}
