import AppScan
import CommandLineKit
import PlainText
import StrictJSON

/// `--list-files`: what a run reads, what it leaves out and why.
struct FileListing: CommandResult {
  private let read: [String]
  private let leftOut: [(path: String, reason: SourceExclusion)]
  private let unread: [(path: String, reason: String)]

  /// Reads the files, since some are left out by what they hold.
  init(_ input: SourceInput, _ console: Console) {
    var input = input
    var read: [String] = []
    input.read(console, work: { _, _ in }, take: { file, _ in read.append(file.text) })
    self.read = read
    leftOut = input.list.exclusions.map { (String(decoding: $0.name, as: UTF8.self), $0.reason) }
      .sorted { ($0.path, $0.reason.rawValue) < ($1.path, $1.reason.rawValue) }
    unread = input.list.failures.map { ($0.name, $0.reason) }
  }

  /// A path a line, in its own words behind a tab what is left out or could not be read.
  func text(for console: Console) -> String {
    let lines =
      read.map(\.visible) + leftOut.map { "\($0.path.visible)\t\($0.reason.words)" }
      + unread.map { "\($0.path.visible)\tcould not be read: \($0.reason)" }
    return lines.joined(separator: "\n")
  }

  func write(to writer: inout JSONWriter) {
    writer.member("read", read)
    func list(_ name: String, _ all: [(path: String, reason: String)]) {
      writer.objects(name, all) { writer, entry in
        writer.member("path", entry.path)
        writer.member("reason", entry.reason)
      }
    }
    list("leftOut", leftOut.map { ($0.path, $0.reason.rawValue) })
    list("unread", unread)
  }
}

/// Files that a run should have read, or written, and could not. What the rest gives is still reported, but the run has
/// not done its work: a check that has not seen a file must not pass it.
struct UnreadFiles {
  private let sentences: [String]
  private var unwritten: [String] = []

  private static let mostListed = 20

  /// - Parameter sentences: One for each file or folder: its path and why.
  init(_ sentences: [String]) { self.sentences = sentences }

  /// The same, with files that could not be written.
  func with(unwritten: [String]) -> Self {
    var files = self
    files.unwritten = unwritten
    return files
  }

  /// Refuses to go on where anything is missing: what is written of an app must be of all of it.
  func refuse() throws {
    if !sentences.isEmpty { throw failure("Nothing has been written.") }
  }

  /// Runs the body, which reports, and then fails where anything is missing, whatever the report has found.
  func reporting(_ body: () throws -> Void) throws {
    if sentences.isEmpty, unwritten.isEmpty { return try body() }
    do {
      try body()
    } catch is ExitCode {
      // The findings of the rest have been printed.
    }
    throw failure(
      sentences.isEmpty ? "What is reported is what the app is now." : "What is reported is of the rest.")
  }

  private func failure(_ ending: String) -> Failure {
    let lines = Self.listing(sentences, "read") + Self.listing(unwritten, "written") + [ending]
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
