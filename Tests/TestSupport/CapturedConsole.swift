import CommandLineKit
import Foundation

extension Console {
  /// A console that collects what is written, and takes the rest of the world from its parameters. Files are real.
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
      arguments: arguments,
      currentDirectory: currentDirectory ?? FileManager.default.currentDirectoryPath,
      output: BufferedStream(descriptor: nil, name: "standard output"),
      errors: BufferedStream(descriptor: nil, name: "standard error"),
      terminal: Terminal(
        outputIsTerminal: color, errorIsTerminal: errorIsTerminal, columns: width, errorColumns: width),
      input: input
    ) { name in environment[name] }
  }

  /// The bytes that a captured console was told to write to stdout.
  package var capturedBytes: [UInt8] { output.bytes }

  /// The text that a captured console was told to write to stdout.
  package var capturedOutput: String { String(decoding: output.bytes, as: UTF8.self) }

  /// The text that a captured console was told to write to stderr.
  package var capturedErrors: String { String(decoding: errors.bytes, as: UTF8.self) }
}

extension TemporaryFolder {
  /// A captured console that works in the folder.
  package func console(input: [UInt8] = []) -> Console {
    .captured(currentDirectory: url.path, input: input)
  }
}
