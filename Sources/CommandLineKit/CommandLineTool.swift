/// A tool: a tree of commands behind one name. Everything but `run` and `main` is pure.
package struct CommandLineTool: Sendable {
  private let root: any Command.Type

  package init(root: any Command.Type) {
    self.root = root
  }

  var rootPath: CommandPath { CommandPath(root: root) }

  /// The script that completes this tool's command lines in a shell.
  package func completionScript(for shell: Shell) -> String {
    let tree = CompletionTree(root: rootPath)
    return switch shell {
    case .bash: bashCompletionScript(for: tree)
    case .zsh: zshCompletionScript(for: tree)
    case .fish: fishCompletionScript(for: tree)
    }
  }

  /// Parses and runs; prints what an error says.
  ///
  /// - Returns: The exit code.
  package func run(arguments: [String], console: Console) -> Int32 {
    defer { console.releaseSignals() }
    do {
      try execute(arguments, console)
      return deliver(Message(text: "", exitCode: 0, stream: .output), on: console)
    } catch {
      return deliver(message(for: error, width: console.outputWidth), on: console)
    }
  }

  /// Runs with the arguments, streams and exit code of this process.
  package func main() -> Never {
    let console = Console.process(arguments: ProcessWords.all)
    if let word = ProcessWords.firstWithoutText {
      let error = FileError(
        path: word, reason: "no UTF-8, as every word of the command line must be; go into its folder instead")
      console.exit(deliver(message(for: error), on: console))
    }
    console.exit(run(arguments: console.arguments, console: console))
  }

  func locate(_ words: [String], shell: String?) throws -> ParsedWords {
    try ParsedWords(words, from: rootPath, shell: shell)
  }

  private func execute(_ arguments: [String], _ console: Console) throws {
    let parsed = try locate(arguments, shell: console.environment("SHELL"))
    do {
      let (command, groups) = try parsed.command()
      for group in groups { group.apply(to: console) }
      try command.run(console)
    } catch var error as UsageError {
      error.commandPath = error.commandPath ?? parsed.path.names
      throw error
    } catch CleanExit.help(nil) {
      throw CleanExit.help(commandPath: parsed.path.names)
    }
  }

  /// Prints the message after what was printed so far. A full disk outranks the message's own exit code, unless what
  /// was asked for has been written: a caller that reads the exit code must not do it again.
  private func deliver(_ message: Message, on console: Console) -> Int32 {
    if message.stream == .output { console.out(message.text, terminator: "") }
    var exitCode = message.exitCode
    do {
      try console.flush()
    } catch {
      if console.workIsDone {
        console.error("\(error.sentence): the answer is lost, and what it tells is done")
      } else {
        console.error("Error: \(error.sentence)")
        exitCode = error.exitCode
      }
    }
    if message.stream == .error, !message.text.isEmpty { console.error(message.text, terminator: "") }
    return exitCode
  }
}

/// The end of a command in words: the text, where it goes, and the exit code.
package struct Message: Equatable, Sendable {
  package enum Stream: Sendable {
    case output
    case error
  }

  /// Complete lines, or nothing.
  package let text: String
  package let exitCode: Int32
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
      // An error without a sentence of its own: all that is known is that the work could not be done.
      Message(text: "Error: \(error)\n", exitCode: 2, stream: .error)
    }
  }

  private func text(of exit: CleanExit, width: Int) -> String {
    switch exit {
    case .help(let names): Help(path: path(named: names), width: width).text
    case .version: "\(rootPath.version ?? "")\n"
    case .completionScript(let shell): completionScript(for: shell)
    case .manualPage: ManualPage(root: rootPath).text
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
