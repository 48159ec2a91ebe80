/// A value that has been read.
package enum Value: Hashable, Sendable {
  /// A number in the unit that the parameter asks for.
  case number(Double)
  /// Several numbers, such as the control points of a curve.
  case numbers([Double])
  /// A word, such as the name of a curve.
  case text(String)
  /// What could not be read, and why.
  case unread(UnreadableReason)

  /// The number; nil for anything else.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
}
