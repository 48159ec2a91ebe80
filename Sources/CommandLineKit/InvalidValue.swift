/// Thrown by ``ArgumentValue/init(argument:)`` when a word is no value of the type.
package struct InvalidValue: Error {
  /// What is wrong, to follow a colon; nil says what is expected instead.
  package let reason: String?

  /// A word that is not a value, and why.
  package init(_ reason: String? = nil) {
    self.reason = reason
  }
}
