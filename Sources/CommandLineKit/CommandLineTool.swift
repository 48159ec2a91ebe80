/// A tool: a tree of commands behind one name. Everything but `run` and `main` is pure.
package struct CommandLineTool: Sendable {
  private let root: any Command.Type

  /// A tool with its root command.
  package init(root: any Command.Type) {
    self.root = root
  }

  var rootPath: CommandPath { CommandPath(root: root) }

  /// Reads words into the command they name, validated and ready to run.
  ///
  /// - Parameters:
  ///   - words: The arguments without the tool's own name.
  ///   - shell: The shell that `--generate-completion-script` takes when none is typed.
  /// - Throws: ``UsageError``, ``CleanExit``, or what a command's `validate` throws.
  package func parse(_ words: [String], shell: String? = nil) throws -> any Command {
    try locate(words, shell: shell).command()
  }

  /// The help of a command.
  ///
  /// - Parameters:
  ///   - words: The names of the commands below the root: `["add", "spring"]`.
  ///   - width: Columns to wrap to.
  /// - Throws: ``UsageError`` if there is no such command.
  package func help(for words: [String], width: Int = 80) throws -> String {
    Help(path: try rootPath.descendant(named: words), width: width).text
  }

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
    do {
      try execute(arguments, console)
      return deliver(Message(text: "", exitCode: 0, stream: .output), on: console)
    } catch {
      return deliver(message(for: error, width: console.outputWidth), on: console)
    }
  }

  /// Runs with the arguments, streams and exit code of this process.
  package func main() -> Never {
    let console = Console.process()
    console.exit(run(arguments: console.arguments, console: console))
  }

  func locate(_ words: [String], shell: String?) throws -> ParsedWords {
    try Locator(words: words, shell: shell).parsedWords(from: rootPath)
  }

  private func execute(_ arguments: [String], _ console: Console) throws {
    let parsed = try locate(arguments, shell: console.environment("SHELL"))
    do {
      try parsed.command().run(console)
    } catch var error as UsageError {
      error.commandPath = error.commandPath ?? parsed.path.names
      throw error
    } catch CleanExit.help(nil) {
      throw CleanExit.help(commandPath: parsed.path.names)
    }
  }

  /// Prints the message after what was printed so far. A full disk outranks the message's own exit code.
  private func deliver(_ message: Message, on console: Console) -> Int32 {
    if message.stream == .output { console.out(message.text, terminator: "") }
    var exitCode = message.exitCode
    do {
      try console.flush()
    } catch {
      console.error("Error: \(error.sentence)")
      exitCode = error.exitCode
    }
    if message.stream == .error, !message.text.isEmpty { console.error(message.text, terminator: "") }
    return exitCode
  }
}
