import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

/// A change as `log` tells it: one of a registry's journal, or a commit.
struct LogEntry {
  /// How many presets of a change people are shown.
  static let mostPresets = 10

  /// Its number in the journal, or the commit's; nil of what is not committed yet.
  enum Identity {
    case number(Int64)
    case commit(String)
    case uncommitted
  }

  let identity: Identity
  let origin: ChangeOrigin?
  var undoneBy: Int64?
  /// The differences; nil where they could not be read.
  var comparison: RegistryDifference?
  /// How many presets that changed are not among it.
  var hidden = 0
  /// Why the commit could not be read.
  var problem: String?
  /// Presets that were or are what this version refuses, such as a number from before there were ranges.
  var refused: [String] = []
  let versions: [(name: String, before: MemberTree?, after: MemberTree?)]

  /// The entry of a change of which a version cannot be read.
  static func unread(_ identity: Identity, _ origin: ChangeOrigin?, _ problem: String) -> LogEntry {
    LogEntry(identity: identity, origin: origin, comparison: nil, problem: problem, versions: [])
  }

  func lines(for console: Console) -> [String] {
    var lines = [heading]
    if let note = origin?.note {
      lines += note.split(separator: "\n").map { "    " + String($0).visible }
    }
    lines += (comparison?.entries(for: console) ?? []).flatMap { $0.split(separator: "\n") }.map { "  " + $0 }
    lines += refused.map { "  ~ \($0.visible)  with what this version refuses; --json shows it" }
    if hidden > 0 { lines.append("  and \(hidden.counted("other"))") }
    if let problem { lines.append("  cannot be read: \(problem)") }
    return lines
  }

  private var heading: String {
    let name =
      switch identity {
      case .number(let number): "\(number)"
      case .commit(let hash): String(hash.prefix(10))
      case .uncommitted: "not committed"
      }
    guard let origin else { return name }
    let words =
      switch origin.kind {
      case .found: "changed by another program"
      case .start: origin.command ?? "what was there when the journal began"
      case .command, .undo, .redo: origin.command
      }
    let date = CalendarTime(seconds: origin.seconds).local
    let undone = undoneBy.map { "(undone by \($0))" }
    return [name, date, origin.author?.visible, words?.visible, undone].compactMap(\.self)
      .joined(separator: "  ")
  }

  /// Writes its members into an object that is open.
  func write(to writer: inout JSONWriter) {
    switch identity {
    case .number(let number): writer.member("id", Int(number))
    case .commit(let hash): writer.member("id", hash)
    case .uncommitted: writer.member("id", String?.none)
    }
    writer.member("at", origin.map { CalendarTime(seconds: $0.seconds).universal })
    writer.member("kind", kind)
    writer.member("author", origin?.author)
    writer.member("command", origin?.command)
    writer.member("note", origin?.note)
    writer.member("undoes", origin?.undoes.map { Int($0) })
    writer.member("undoneBy", undoneBy.map { Int($0) })
    writer.objects("presets", versions) { writer, version in
      writer.member("name", version.name)
      writer.member("before", version.before)
      writer.member("after", version.after)
    }
    comparison?.writeSettings(to: &writer)
    if let problem { writer.member("problem", problem) }
  }

  private var kind: String {
    switch identity {
    case .number: origin?.kind.rawValue ?? ""
    case .commit: "commit"
    case .uncommitted: "uncommitted"
    }
  }
}

extension LogEntry {
  /// A change of a registry's journal.
  ///
  /// - Throws: ``RegistryError/damaged(path:reason:)`` where another program wrote into the journal what is no preset.
  init(_ change: JournalledChange, undoneBy: Int64? = nil, in registry: RegistryStore) throws {
    func tree(_ text: String?, _ name: String) throws -> MemberTree? {
      guard let text else { return nil }
      if let document = try? JSONDocument(text) { return MemberTree(document.root) }
      throw RegistryError.damaged(
        path: registry.path, reason: "its journal has a text of \(name.visible) that is no JSON")
    }
    versions = try change.presets.map {
      ($0.name, try tree($0.before, $0.name), try tree($0.after, $0.name))
    }
    refused = change.presets.filter { version in
      [version.before, version.after].contains { text in
        text.map { PresetText(Array($0.utf8), named: nil).preset == nil } ?? false
      }
    }.map(\.name)
    let left = Set(refused)
    comparison = RegistryDifference(
      from: try RegistrySnapshot.journalled(change, registry.path, leaving: left) { $0.before },
      to: try RegistrySnapshot.journalled(change, registry.path, leaving: left) { $0.after },
      isOneChange: true, arePartial: true
    )
    identity = .number(change.id)
    origin = change.origin
    hidden = change.presetCount - change.presets.count
    self.undoneBy = undoneBy
  }

  /// A change of a registry's journal, told of some presets.
  init(_ told: ToldChange, undoneBy: Int64?, in registry: RegistryStore) throws {
    try self.init(told.change, undoneBy: undoneBy, in: registry)
    comparison = told.difference
    refused = told.refused.map(\.text)
    hidden = told.others
  }

  /// The same told of some presets; nil where it neither changed them nor made them move otherwise.
  func told(of names: Set<PresetName>) throws -> LogEntry? {
    guard let comparison else { return self }
    let isAbout =
      versions.contains { names.contains(PresetName(stored: $0.name)) }
      || comparison.affected.contains { names.contains($0.after.name) }
    if !isAbout { return nil }
    let lineage = try comparison.lineage(of: names)
    var told = self
    told.comparison = comparison.of(lineage)
    told.hidden = versions.count { !lineage.contains(PresetName(stored: $0.name)) }
    return told
  }
}

extension RegistrySnapshot {
  /// The presets and settings of a change, before or after it.
  static func journalled(
    _ change: JournalledChange, _ path: String, leaving left: Set<String> = [],
    _ text: (JournalledChange.Version) -> String?
  ) throws -> RegistrySnapshot {
    let settings = change.settings.compactMap { version in text(version).map { (version.name, $0) } }
    let presets = try change.presets.compactMap { version -> Preset? in
      guard !left.contains(version.name), let text = text(version) else { return nil }
      if let preset = PresetText(Array(text.utf8), named: nil).preset { return preset }
      throw RegistryError.damaged(
        path: path, reason: "its journal has a text of \(version.name.visible) that this version refuses")
    }
    return RegistrySnapshot(
      presets, settings: Settings(texts: Dictionary(settings, uniquingKeysWith: { $1 })))
  }
}

/// Changes, the latest first.
struct LogEntries: CommandResult {
  let entries: [LogEntry]
  /// Where they were looked for.
  let place: String

  func text(for console: Console) -> String {
    if entries.isEmpty { return "no change of \(place) is known" }
    return entries.map { $0.lines(for: console).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  func write(to writer: inout JSONWriter) {
    writer.objects("changes", entries) { $1.write(to: &$0) }
  }
}
