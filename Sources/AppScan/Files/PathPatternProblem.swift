/// Why a ``PathPattern`` could not match what its writer meant.
package enum PathPatternProblem: Error, Equatable {
  /// There is no text, or no more than the folder itself.
  case empty
  /// It begins with a slash.
  case absolute
  /// It begins with an exclamation mark.
  case negated
  /// It leads out of the folder by `..`.
  case outside
  /// A bracket or brace does not end, one stands in a brace, or a backslash is last.
  case unfinished
  /// Its braces make too many alternatives.
  case tooMany

  /// What is wrong and what to do, to follow the pattern: "is empty; …".
  package var sentence: String {
    switch self {
    case .empty: "names nothing; write ** for every file"
    case .absolute: "begins with a slash; patterns begin at the folder of this file, so leave it out"
    case .negated: "begins with an exclamation mark; what is left out goes into exclude"
    case .outside: "leads out of the folder of this file, where nothing is looked at"
    case .unfinished:
      "has a bracket or brace that does not end, one in a brace, or a backslash at its end; "
        + "a backslash before a character takes it as it is"
    case .tooMany: "makes more than \(BraceExpansion.limit) alternatives of its braces; write fewer"
    }
  }
}
