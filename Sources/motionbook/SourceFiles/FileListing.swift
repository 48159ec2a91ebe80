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
