/// A shell that a completion script can be written for.
package enum Shell: String, CaseIterable, ArgumentValue, Sendable {
  /// GNU Bash, 3.2 and newer.
  case bash
  /// Z shell.
  case zsh
  /// fish.
  case fish
}
