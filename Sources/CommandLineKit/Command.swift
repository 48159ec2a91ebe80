/// One command of a tool: its parameters are properties wrapped in ``Argument``, ``Option``, ``Flag`` and
/// ``OptionGroup``, and `run` does the work.
///
/// The metatype is Sendable so that lists of commands can be static (`[any Command.Type]` warns otherwise).
package protocol Command: SendableMetatype {
  /// What the command is called and says about itself.
  static var info: CommandInfo { get }

  /// Makes the command with nothing parsed yet; the parser fills the wrapped properties afterwards.
  init()

  /// Checks what single values cannot show, such as two options that exclude one another.
  ///
  /// - Throws: ``UsageError`` for what the person typed wrong.
  func validate() throws

  /// Does the work.
  ///
  /// - Throws: ``CommandFailure``, ``UsageError``, ``ExitCode``, or any other error.
  func run(_ console: Console) throws
}

extension Command {
  /// Accepts everything.
  package func validate() throws {}

  /// Shows the command's help: what a command that only groups subcommands does.
  package func run(_ console: Console) throws {
    throw CleanExit.help(commandPath: nil)
  }
}
