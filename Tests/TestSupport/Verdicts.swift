import Foundation
import PlainText

/// The answers of compilers and browsers about texts, kept from run to run: after a change `make test` asks them only
/// about what is different now. In CI all are asked.
package enum Verdicts {
  /// The answer that is kept for a question; the body's, which is then kept, where there is none.
  ///
  /// An answer that the body throws for is not kept; `Scripts/test` forgets all of them when a test has failed.
  ///
  /// - Parameters:
  ///   - programs: The programs that are asked: another version is asked again.
  ///   - question: All else that the answer depends on: arguments, the texts of files.
  package static func kept(
    _ programs: [InstalledProgram?], _ question: [String], _ body: () throws -> String
  ) throws -> String {
    if ProcessInfo.processInfo.environment["CI"] == "true" { return try body() }
    let parts = programs.map { $0?.version ?? "" } + question
    // The lengths, so that no two questions are one text.
    let text = parts.map { "\($0.utf8.count) \($0)" }.joined(separator: "\n")
    let file = folder.appending(path: SHA256.hexadecimal(of: Array(text.utf8)))
    if let known = try? Data(contentsOf: file) { return String(decoding: known, as: UTF8.self) }
    let answer = try body()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(answer.utf8).write(to: file, options: .atomic)
    return answer
  }

  /// The texts of files by their paths, as parts of a question.
  package static func texts(of files: [URL]) throws -> [String] {
    try files.flatMap { [$0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)] }
  }

  private static let folder = (0..<3).reduce(URL(filePath: #filePath)) { path, _ in
    path.deletingLastPathComponent()
  }
  .appending(path: ".build/verdicts")
}

extension InstalledProgram {
  /// Its output about files in a folder of their own, kept from run to run; a failure without words has its status.
  ///
  /// - Parameters:
  ///   - files: Their texts, by their paths in the folder.
  ///   - arguments: The folder is where it runs.
  package func verdict(on files: [String: String], _ arguments: [String]) throws -> String {
    let question = files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    return try Verdicts.kept([self], arguments + question) {
      try TemporaryFolder.use { folder in
        for (path, text) in files { try folder.write(text, to: path) }
        let result = try run(arguments, in: folder.url)
        return result.status != 0 && result.output.isEmpty ? "ended with \(result.status)" : result.output
      }
    }
  }
}
