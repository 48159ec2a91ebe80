import Foundation
import Testing

/// The `sqlite3` command-line tool: another tool that writes into a registry, with foreign keys off unless it says so.
enum CommandLineTool {
  static let path = ["/usr/bin/sqlite3", "/usr/local/bin/sqlite3", "/opt/homebrew/bin/sqlite3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Runs a script on a file and returns what the tool says, or what it prints when nothing is wrong.
  static func run(_ script: String, on file: String) throws -> (output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments = ["-batch", "-bail", file]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
    try input.fileHandleForWriting.close()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: said, as: UTF8.self), String(decoding: complained, as: UTF8.self))
  }
}
