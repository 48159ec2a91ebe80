import Foundation
import TestSupport
import Testing

/// The `sqlite3` command-line tool: another tool that writes into a registry, with foreign keys off unless it says so.
enum CommandLineTool {
  static let path = ["/usr/bin/sqlite3", "/usr/local/bin/sqlite3", "/opt/homebrew/bin/sqlite3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Runs a script on a file and returns what the tool says, or what it prints when nothing is wrong.
  static func run(_ script: String, on file: String) throws -> (output: String, errors: String) {
    let words = [try #require(path), "-batch", "-bail", file]
    let result = try Program.run(words, input: script, joinsErrors: false)
    return (result.output, result.errors)
  }
}
