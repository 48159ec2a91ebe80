/// A failure of the work, in words for people.
package protocol CommandFailure: Error {
  /// A sentence that says what went wrong, where, and what to do; printed after `Error: `.
  var sentence: String { get }
  var exitCode: Int32 { get }
}

/// Something that the person typed wrong: exit 64, and the usage line is printed too.
package struct UsageError: CommandFailure, Equatable {
  package let sentence: String
  /// Synopsis and help of the parameter that is wrong, if it is one.
  package let parameterHelp: String?
  /// The names of the command, the tool's first; the tool fills in what a command leaves out.
  package internal(set) var commandPath: [String]?

  /// EX_USAGE of sysexits.h, as in swift-argument-parser.
  package var exitCode: Int32 { 64 }

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
  case zsh
  case fish
}

/// Ends the command with a code and prints nothing: all that there was to say has been printed.
package struct ExitCode: Error, Equatable {
  package let code: Int32

  package init(_ code: Int32) {
    self.code = code
  }
}
