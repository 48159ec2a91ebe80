import CommandLineKit
import PlainText

/// Files that a run should have read, or written, and could not. What the rest gives is still reported, but the run has
/// not done its work: a check that has not seen a file must not pass it.
struct FailedFiles {
  private let unread: [String]
  private var unwritten: [String] = []

  private static let mostListed = 20

  /// - Parameter unread: A sentence for each file or folder: its path and why.
  init(_ unread: [String]) { self.unread = unread }

  /// The same, with files that could not be written.
  func with(unwritten: [String]) -> Self {
    var files = self
    files.unwritten = unwritten
    return files
  }

  /// Refuses to go on where anything is missing: what is written of an app must be of all of it.
  func refuse() throws {
    if !unread.isEmpty { throw failure("Nothing has been written.") }
  }

  /// Runs the body, which reports, and then fails where anything is missing, whatever the report has found.
  func reporting(_ body: () throws -> Void) throws {
    if unread.isEmpty, unwritten.isEmpty { return try body() }
    do {
      try body()
    } catch is ExitCode {
      // The findings of the rest have been printed.
    }
    throw failure(
      unread.isEmpty ? "What is reported is what the app is now." : "What is reported is of the rest.")
  }

  private func failure(_ ending: String) -> Failure {
    let lines = Self.listing(unread, "read") + Self.listing(unwritten, "written") + [ending]
    return Failure(lines.joined(separator: "\n"), exitCode: 2)
  }

  private static func listing(_ sentences: [String], _ verb: String) -> [String] {
    if sentences.isEmpty { return [] }
    let others = sentences.count - mostListed
    // A line feed in a name must not look like the next name.
    return ["\(sentences.count.counted("path")) could not be \(verb):"]
      + sentences.prefix(mostListed).map { "  " + $0.visible }
      + (others > 0 ? ["  and \(others.counted("other"))"] : [])
  }
}
