/// Ends the command with a code and prints nothing: all that there was to say has been printed.
package struct ExitCode: Error, Equatable {
  /// What the process exits with.
  package let code: Int32

  /// An exit code.
  package init(_ code: Int32) {
    self.code = code
  }
}
