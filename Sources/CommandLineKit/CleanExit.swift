/// Ends the command with a text on stdout and exit code 0.
package enum CleanExit: Error, Equatable {
  /// The help of a command, the tool's name first; nil is the command that throws it.
  case help(commandPath: [String]?)
  /// The tool's version.
  case version
  /// The completion script for a shell.
  case completionScript(Shell)
}
