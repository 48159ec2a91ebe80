/// What a tool says at its end: words, where they go, and the exit code.
package struct Message: Equatable, Sendable {
  /// Where a message is printed.
  package enum Stream: Sendable {
    /// Standard output.
    case output
    /// Standard error.
    case error
  }

  /// Complete lines, or nothing.
  package let text: String
  /// What the process exits with.
  package let exitCode: Int32
  /// Where the text goes.
  package let stream: Stream
}

extension CommandLineTool {
  /// Turns any error into words, stream and exit code.
  package func message(for error: any Error, width: Int = 80) -> Message {
    switch error {
    case let error as ExitCode:
      Message(text: "", exitCode: error.code, stream: .error)
    case let error as CleanExit:
      Message(text: text(of: error, width: width), exitCode: 0, stream: .output)
    case let error as UsageError:
      Message(text: text(of: error), exitCode: error.exitCode, stream: .error)
    case let error as any CommandFailure:
      Message(text: "Error: \(error.sentence)\n", exitCode: error.exitCode, stream: .error)
    default:
      // An error that nobody gave words to: the work could not be done, and that is all we know.
      Message(text: "Error: \(error)\n", exitCode: 2, stream: .error)
    }
  }

  private func text(of exit: CleanExit, width: Int) -> String {
    switch exit {
    case .help(let names): Help(path: path(named: names), width: width).text
    case .version: "\(rootPath.version ?? "")\n"
    case .completionScript(let shell): completionScript(for: shell)
    }
  }

  private func text(of error: UsageError) -> String {
    let path = path(named: error.commandPath)
    var text = "Error: \(error.sentence)\n"
    if let parameterHelp = error.parameterHelp { text += "Help:  \(parameterHelp)\n" }
    text += "Usage: \(Usage(path: path).line)\n"
    text += "  See '\(path.names.joined(separator: " ")) --help' for more information.\n"
    return text
  }

  /// Names that lead nowhere can only be a command's mistake; the root's help is then the useful one.
  private func path(named names: [String]?) -> CommandPath {
    guard let names, let path = try? rootPath.descendant(named: names.dropFirst()) else { return rootPath }
    return path
  }
}
