/// Thrown by ``ArgumentValue/init(argument:)`` when a word is no value of the type.
public struct InvalidValue: Error {
  /// What is wrong, to follow a colon; nil says what is expected instead.
  public let reason: String?

  /// A word that is not a value, and why.
  public init(_ reason: String? = nil) {
    self.reason = reason
  }
}
