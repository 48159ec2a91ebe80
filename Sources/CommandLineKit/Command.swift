/// One command of a tool: its parameters are properties wrapped in ``Argument``, ``Option``, ``Flag`` and
/// ``OptionGroup``, and `run` does the work.
///
/// The metatype is Sendable so that lists of commands can be static (`[any Command.Type]` warns otherwise).
package protocol Command: SendableMetatype {
  /// The name of the command and its help.
  static var info: CommandInfo { get }

  /// A command with nothing parsed yet; the parser fills the wrapped properties afterwards.
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
  package func validate() throws {}

  /// Shows the command's help: what a command that only groups subcommands does.
  package func run(_ console: Console) throws {
    throw CleanExit.help(commandPath: nil)
  }
}

/// The name of a command and its help.
package struct CommandInfo: Sendable {
  /// The word that is typed.
  package let name: String
  /// One sentence.
  package let summary: String
  /// More about it, shown in its own help only; paragraphs are separated by newlines.
  package let discussion: String
  /// Complete command lines, shown one a line.
  package let examples: [String]
  /// The commands below this one, in the order in which help lists them.
  package let subcommands: [any Command.Type]
  /// Other words for the same command.
  package let aliases: [String]
  /// The tool's version, on the root command only; `--version` is offered if there is one.
  package let version: String?

  package init(
    name: String, summary: String, discussion: String = "", examples: [String] = [],
    subcommands: [any Command.Type] = [], aliases: [String] = [],
    version: String? = nil
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.subcommands = subcommands
    self.aliases = aliases
    self.version = version
  }
}
