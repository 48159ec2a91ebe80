import Foundation
import TestSupport
import Testing

/// The `sqlite3` command-line tool: another tool that writes into a registry, with foreign keys off unless it says so.
enum CommandLineTool {
  static let path = ["/usr/bin/sqlite3", "/usr/local/bin/sqlite3", "/opt/homebrew/bin/sqlite3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Runs a script on a file and returns what the tool says, or what it prints when nothing is wrong.
  ///
  /// - Parameter goesOn: Whether it goes on with the next statement behind one that is wrong.
  static func run(
    _ script: String, on file: String, goesOn: Bool = false
  ) throws -> (output: String, errors: String) {
    let words = [try #require(path), "-batch"] + (goesOn ? [] : ["-bail"]) + [file]
    let result = try Program.run(words, input: script, joinsErrors: false)
    return (result.output, result.errors)
  }
}
