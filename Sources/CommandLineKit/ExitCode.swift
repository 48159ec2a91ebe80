/// Ends the command with a code and prints nothing: all that there was to say has been printed.
public struct ExitCode: Error, Equatable {
  /// What the process exits with.
  public let code: Int32

  /// An exit code.
  public init(_ code: Int32) {
    self.code = code
  }
}
