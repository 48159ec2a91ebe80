import CommandLineKit
import Export
import StrictJSON
import PlainText

/// The states of the files of exports.
struct ExportOutcome: CommandResult {
  enum State: String {
    /// It is written, or would be.
    case written
    /// It held the same already.
    case current
    /// It holds something else than would be written.
    case stale
    /// It is not there.
    case missing
    /// It was written for a preset that is gone.
    case leftover
    /// It was that, and is gone too, or would be.
    case removed
  }

  private var files: [(path: String, format: String, state: State)] = []

  /// Notes a file, and says on stderr what was done with it.
  mutating func add(_ path: String, _ content: ExportContent, _ state: State, _ console: Console) {
    let path = console.shortPath(path)
    files.append((path, content.name, state))
    switch state {
    case .written: console.note("wrote \(path.visible)")
    case .current: console.note("\(path.visible) is up to date")
    case .removed: console.note("removed \(path.visible), whose preset is gone")
    case .stale, .missing, .leftover: break
    }
  }

  /// Notes the files of an export that were compared. Several are told in one line: on stdout those that differ, by their
  /// names where they are few.
  ///
  /// - Parameter isShown: Whether it is printed which files differ.
  mutating func add(
    _ compared: [(path: String, state: State)], of content: ExportContent, in target: String, isShown: Bool,
    _ console: Console
  ) {
    guard compared.count > 1 else {
      for (path, state) in compared { add(path, content, state, console) }
      return
    }
    let all = compared.map { (path: console.shortPath($0.path), format: content.name, state: $0.state) }
    files += all
    let folder = console.shortPath(target).visible
    let stale = all.filter { $0.state != .current }.map(\.path.visible)
    if stale.isEmpty {
      console.note("all \(all.count) files of \(content.name) in \(folder) are up to date")
    } else if isShown {
      let names = stale.prefix(Self.mostNames).joined(separator: ", ")
      let more = stale.count > Self.mostNames ? " and \(stale.count - Self.mostNames) more" : ""
      let verb = stale.count == 1 ? "is" : "are"
      console.out(
        "\(stale.count) of \(all.count) files of \(content.name) in \(folder) \(verb) stale or missing: \(names)\(more)"
          .loggable)
    }
  }

  private static let mostNames = 5

  /// Ends with 1 when a file that was only compared differs.
  func judge() throws {
    let stale = files.filter { [.stale, .missing, .leftover].contains($0.state) }
    guard let first = stale.first?.path.visible else { return }
    let what = stale.count == 1 ? "\(first) is stale" : "\(stale.count) of \(files.count) files are stale"
    throw Failure("\(what); write \(stale.count == 1 ? "it" : "them") with the same command without --check")
  }

  /// Nothing: people have read it on stderr.
  func text(for console: Console) -> String { "" }

  func write(to writer: inout JSONWriter) {
    writer.objects("files", files) { writer, file in
      writer.member("file", file.path)
      writer.member("format", file.format)
      writer.member("state", file.state.rawValue)
    }
  }
}

/// A file of an export and what it shall hold.
struct ExportedFile {
  let path: String
  let bytes: [UInt8]

  /// Its bytes with line endings of Windows throughout, which is no other file: git turns them in a checkout and back
  /// (`core.autocrlf`), and no compiler cares. Nil for a format that has such endings itself.
  private var onWindows: [UInt8]? {
    let end = UInt8(ascii: "\r")
    return bytes.contains(end) ? nil : bytes.flatMap { $0 == UInt8(ascii: "\n") ? [end, $0] : [$0] }
  }

  /// Whether the file holds what would be written, and is no pipe.
  func isCurrent(_ console: Console) throws -> Bool {
    if try console.file(path, holds: bytes) { return true }
    return try onWindows.map { try console.file(path, holds: $0) } ?? false
  }

  /// Whether the file is what would be written.
  ///
  /// - Parameters:
  ///   - isShown: Whether it is printed how the file differs.
  ///   - isAlone: Whether the export has no other file, with which it would be named if it is missing.
  func compared(isShown: Bool, isAlone: Bool, _ console: Console) throws -> ExportOutcome.State {
    let path = console.shownPath(path)
    guard console.fileExists(self.path) else {
      if isShown, isAlone { console.out("\(path) does not exist".loggable) }
      return .missing
    }
    let found = try console.readFile(self.path, limit: max(Console.textLimit, bytes.count))
    if found == bytes || found == onWindows { return .current }
    if isShown { console.out(difference(from: found, path)) }
    return .stale
  }

  private func difference(from found: [UInt8], _ path: String) -> String {
    guard ExportMark.isBorne(by: found) else {
      // A project file that another person has written may name any file as its export.
      return "\(path) was not written by an export, and what it holds is not shown".loggable
    }
    if found.filter({ $0 != UInt8(ascii: "\r") }) == bytes {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let pattern = name.contains(" ") ? "\"\(name)\"" : name
      return
        "\(path) differs in some of its line endings alone; write `\(pattern) text eol=lf` into .gitattributes"
        .loggable
    }
    return LineDifference(from: found, to: bytes).text(
      fromTitle: path, toTitle: "\(path) as it should be")
  }
}
