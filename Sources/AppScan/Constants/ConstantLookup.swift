/// What an app's name means.
public enum ConstantLookup: Sendable {
  /// It is declared once, as this.
  case value(Expression)
  /// It is declared more than once.
  case ambiguous
  /// No file that was read declares it as something that can be read.
  case unknown
}
