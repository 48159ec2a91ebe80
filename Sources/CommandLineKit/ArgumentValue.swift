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

  /// What is expected, as a noun with its article: "a whole number".
  static var typeName: String { get }

  /// The word that reads back to this value; help shows it for defaults.
  var argumentText: String { get }
}

extension ArgumentValue {
  /// Not a list.
  package static var choices: [String] { [] }

  /// Nothing in particular.
  package static var typeName: String { "a value" }

  /// The value's description.
  package var argumentText: String { "\(self)" }
}

extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Finds the case whose raw value is the word.
  package init(argument: String) throws {
    guard let value = Self(rawValue: argument) else { throw InvalidValue() }
    self = value
  }

  /// The raw values of all cases.
  package static var choices: [String] { allCases.map(\.rawValue) }

  /// The raw value.
  package var argumentText: String { rawValue }
}
