import CommandLineKit

/// The contents of an app's files by the names that reports give them, read again where they are needed: few files
/// have findings.
final class SourceTexts: @unchecked Sendable {
  private let console: Console
  private let paths: [String: String]
  private let stdin: [UInt8]?
  private var quoted: (file: String, lines: [String])?

  /// - Parameter stdin: What stands in for the one file that was read.
  init(_ paths: [String: String], stdin: [UInt8]?, _ console: Console) {
    self.paths = paths
    self.stdin = stdin
    self.console = console
  }

  /// A file's full path; nil for a file in which nothing was found.
  func path(_ name: String) -> String? { paths[name] }

  /// A file's contents; nil when they can no longer be read.
  func bytes(_ name: String) -> [UInt8]? { stdin ?? paths[name].flatMap { try? console.readFile($0) } }

  /// A file's lines; those of the last file are kept, as findings are sorted by file.
  func lines(_ name: String) -> [String]? {
    if let quoted, quoted.file == name { return quoted.lines }
    guard let bytes = bytes(name) else { return nil }
    // By bytes: of characters, a carriage return and the line feed after it are one.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    quoted = (name, lines)
    return lines
  }
}
