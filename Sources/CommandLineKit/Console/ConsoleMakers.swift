import CLibrary

extension Console {
  /// The console of this process. Ignores SIGPIPE: a reader that goes away ends the output, not the work.
  package static func process(arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Console {
    signal(SIGPIPE, SIG_IGN)
    return Console(
      arguments: arguments, currentDirectory: processDirectory(),
      output: BufferedStream(descriptor: STDOUT_FILENO, name: "standard output"),
      errors: BufferedStream(descriptor: STDERR_FILENO, name: "standard error"),
      terminal: .process, input: nil
    ) { name in getenv(name).map { String(cString: $0) } }
  }

  /// A console for tests: it collects what is written, and takes the rest of the world from its parameters.
  /// Files are real.
  ///
  /// - Parameters:
  ///   - environment: All variables there are.
  ///   - currentDirectory: Where relative paths start; the process's own folder if nil.
  ///   - input: What stdin holds.
  ///   - width: The terminal's columns.
  ///   - color: Whether stdout counts as a terminal, which colour needs.
  ///   - errorIsTerminal: Whether stderr counts as a terminal, which progress needs.
  package static func captured(
    arguments: [String] = [], environment: [String: String] = [:], currentDirectory: String? = nil,
    input: [UInt8] = [], width: Int = 80, color: Bool = false, errorIsTerminal: Bool = false
  ) -> Console {
    Console(
      arguments: arguments, currentDirectory: currentDirectory ?? processDirectory(),
      output: BufferedStream(descriptor: nil, name: "standard output"),
      errors: BufferedStream(descriptor: nil, name: "standard error"),
      terminal: Terminal(
        outputIsTerminal: color, errorIsTerminal: errorIsTerminal, columns: width, errorColumns: width),
      input: input
    ) { name in environment[name] }
  }

  /// What a captured console was told to write to stdout.
  package var capturedBytes: [UInt8] { output.bytes }

  /// The same as text.
  package var capturedOutput: String { String(decoding: output.bytes, as: UTF8.self) }

  /// What a captured console was told to write to stderr.
  package var capturedErrors: String { String(decoding: errors.bytes, as: UTF8.self) }
}

/// The working directory, or `.` where it has been deleted.
private func processDirectory() -> String {
  guard let path = getcwd(nil, 0) else { return "." }
  defer { free(path) }
  return String(cString: path)
}
