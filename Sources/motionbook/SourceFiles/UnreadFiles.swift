import PlainText
import CommandLineKit

/// Files that a run should have read and could not. What the rest gives is still reported, but the run has not done its
/// work: a check that has not seen a file must not pass it.
struct UnreadFiles {
  private let sentences: [String]

  private static let mostListed = 20

  /// - Parameter sentences: One for each file or folder: its path and why.
  init(_ sentences: [String]) { self.sentences = sentences }

  /// Refuses to go on where anything is missing: what is written of an app must be of all of it.
  ///
  /// - Throws: ``Failure`` that lists the files.
  func refuse() throws {
    if !sentences.isEmpty { throw failure("Nothing has been written.") }
  }

  /// Runs the body, which reports, and then fails where anything is missing, whatever the report has found.
  ///
  /// - Throws: What the body throws; ``Failure`` that lists the files.
  func reporting(_ body: () throws -> Void) throws {
    if sentences.isEmpty { return try body() }
    do {
      try body()
    } catch is ExitCode {
      // The findings of the rest have been printed.
    }
    throw failure("What is reported is of the rest.")
  }

  private func failure(_ ending: String) -> Failure {
    let others = sentences.count - Self.mostListed
    // A line feed in a name must not look like the next name.
    let listed = sentences.prefix(Self.mostListed).map { "  " + $0.visible }
    let lines =
      ["\(sentences.count.counted("path")) could not be read:"] + listed
      + (others > 0 ? ["  and \(others.counted("other"))"] : []) + [ending]
    return Failure(lines.joined(separator: "\n"), exitCode: 2)
  }
}
