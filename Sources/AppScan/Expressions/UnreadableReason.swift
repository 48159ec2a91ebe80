/// Why a motion in a source could not be read.
package enum UnreadableReason: String, Error, CaseIterable, Sendable {
  /// It is computed when the app runs: an argument, a variable, a call.
  case expression
  /// A constant that no file declares, or that holds no number.
  case constant
  /// A name that is declared more than once, so that nobody can say which is meant.
  case ambiguousName = "ambiguous-name"
  /// Something that a call shape does not know.
  case unknownArgument = "unknown-argument"
  /// A curve that is known by its name only.
  case curve
  /// More branches than are worth listing.
  case branches
  /// A number that no motion can have.
  case range
}
