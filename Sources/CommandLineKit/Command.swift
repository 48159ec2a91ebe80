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
  /// Accepts everything.
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

  /// Describes a command.
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

/// A failure of the work, in words for people.
package protocol CommandFailure: Error {
  /// A sentence that says what went wrong, where, and what to do; printed after `Error: `.
  var sentence: String { get }
  /// The exit code of the process.
  var exitCode: Int32 { get }
}

/// Something that the person typed wrong: exit 64, and the usage line is printed too.
package struct UsageError: CommandFailure, Equatable {
  /// The mistake.
  package let sentence: String
  /// Synopsis and help of the parameter that is wrong, if it is one.
  package let parameterHelp: String?
  /// The names of the command, the tool's first; the tool fills in what a command leaves out.
  package internal(set) var commandPath: [String]?

  /// EX_USAGE of sysexits.h, as in swift-argument-parser.
  package var exitCode: Int32 { 64 }

  /// A mistake in the command line.
  package init(_ sentence: String) { self.init(sentence, commandPath: nil) }

  init(_ sentence: String, parameterHelp: String? = nil, commandPath: [String]?) {
    self.sentence = sentence
    self.parameterHelp = parameterHelp
    self.commandPath = commandPath
  }
}

/// Ends the command with a text on stdout and exit code 0.
package enum CleanExit: Error, Equatable {
  /// The help of a command, the tool's name first; nil is the command that throws it.
  case help(commandPath: [String]?)
  /// The tool's version.
  case version
  /// The completion script for a shell.
  case completionScript(Shell)
  /// The manual page of the tool and all its commands.
  case manualPage
}

/// A shell that a completion script can be written for.
package enum Shell: String, CaseIterable, ArgumentValue, Sendable {
  /// GNU Bash, 3.2 and newer.
  case bash
  /// Z shell.
  case zsh
  /// fish.
  case fish
}

/// Ends the command with a code and prints nothing: all that there was to say has been printed.
package struct ExitCode: Error, Equatable {
  /// The exit code of the process.
  package let code: Int32

  /// An exit code.
  package init(_ code: Int32) {
    self.code = code
  }
}
