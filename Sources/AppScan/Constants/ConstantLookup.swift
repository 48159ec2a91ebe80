/// What an app's name means.
package enum ConstantLookup: Sendable {
  /// It is declared once, as this.
  case value(Expression)
  /// It is declared more than once.
  case ambiguous
  /// It is declared once, as something that changes or that nobody can read.
  case variable
  /// No file that was read declares it.
  case unknown
}
