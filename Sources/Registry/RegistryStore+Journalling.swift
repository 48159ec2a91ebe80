import PlainText
import Presets
import MotionbookSQLite
import StrictJSON

/// The changes of a transaction so far, for its entry in the journal.
struct PendingEntry {
  /// Whether the journal has been compared with what the transaction found.
  var isOpen = false
  /// How often the file will have been changed when the transaction ends; nil where they are not counted.
  var fileChanges: Int64?
  /// The presets that were written; nil of what was removed.
  var presets: [PresetName: Preset?] = [:]
  /// The settings that were written.
  var settings: Settings?
}

extension RegistryStore {
  /// Writes down what another program has changed since the last entry, if it has: a command that is about to undo
  /// something calls this, all others do by writing.
  ///
  /// Comparing all presets with the journal costs time, and is done only when the count of changes in the file's
  /// header is not the one that the last entry expects.
  public func openEntry() throws {
    guard keepsJournal, !entry.isOpen else { return }
    let counted = try connection.fileChangeCount()
    entry.isOpen = true
    entry.fileChanges = counted.map { ($0 + 1) & 0xFFFF_FFFF }
    let last = try connection.prepare("SELECT fileChanges FROM change ORDER BY id DESC LIMIT 1")
      .first { try $0.get(0, as: Int64?.self) }
    if let last, let expected = last, expected == counted { return }
    try journalFound(isFirst: last == nil)
  }

  /// Writes the entry of what the transaction has changed.
  func closeEntry() throws {
    guard entry.isOpen else { return }
    defer { entry = PendingEntry() }
    var presets: [(String, String?)] = []
    for (name, preset) in entry.presets.sorted(by: { $0.key < $1.key }) {
      let after = preset.map(Self.journalText)
      if try latestChange(of: name.text)?.text != after { presets.append((name.text, after)) }
    }
    try insert(origin, presets: presets, settings: settingVersions(for: entry.settings))
  }

  /// A preset's canonical JSON, on one line.
  static func journalText(of preset: Preset) -> String {
    JSONWriter.text(isOnOneLine: true) { PresetEncoder.write(preset, to: &$0) }
  }

  /// Brings the journal to what is there.
  private func journalFound(isFirst: Bool) throws {
    let found: (presets: [(String, String?)], settings: [(String, String?)])
    do {
      found = try journalDifferences()
    } catch is RegistryError {
      // A registry that another program has damaged can be mended; what it did is told when all of it can be read again.
      entry.fileChanges = nil
      return
    }
    try insert(
      ChangeOrigin(seconds: origin.seconds, kind: isFirst ? .start : .found), presets: found.presets,
      settings: found.settings)
  }

  /// The differences from the journal's last states, sorted by name.
  package func journalDifferences() throws -> (presets: [(String, String?)], settings: [(String, String?)]) {
    var journalled: [String: String] = [:]
    try connection.prepare(
      """
      SELECT name, text FROM preset_version AS version WHERE text IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM preset_version AS later WHERE later.name = version.name AND later.change_id > version.change_id
      )
      """
    ).forEach { row in journalled[try row.get("name")] = try row.get("text", as: String.self) }
    var presets: [(String, String?)] = []
    let book = try book()
    for preset in book.presets {
      let text = Self.journalText(of: preset)
      if journalled.removeValue(forKey: preset.name.text) != text { presets.append((preset.name.text, text)) }
    }
    presets += journalled.keys.map { ($0, nil) }
    return (presets.sorted { $0.0 < $1.0 }, try settingVersions(for: book.settings))
  }

  private func settingVersions(for settings: Settings?) throws -> [(String, String?)] {
    guard let settings else { return [] }
    var journalled: [String: String?] = [:]
    try connection.prepare("SELECT path, text FROM setting_version ORDER BY change_id").forEach { row in
      journalled[try row.get("path")] = try row.get("text", as: String?.self)
    }
    let texts = settings.texts
    return Set(journalled.keys).union(texts.keys).sorted().compactMap { path in
      texts[path] == journalled[path] ?? nil ? nil : (path, texts[path])
    }
  }

  private func insert(
    _ origin: ChangeOrigin, presets: [(String, String?)], settings: [(String, String?)]
  ) throws {
    if presets.isEmpty, settings.isEmpty { return }
    let row: RowValues = [
      "at": origin.seconds, "kind": origin.kind.rawValue, "author": origin.author, "command": origin.command,
      "note": origin.note, "undoes_id": origin.undoes, "fileChanges": entry.fileChanges,
    ]
    try connection.prepare(Table.change.insertion).run(named: row.values)
    let id = connection.lastInsertedRow
    for (table, key, versions) in [
      (Table.presetVersion, "name", presets), (Table.settingVersion, "path", settings),
    ] where !versions.isEmpty {
      let insertion = try connection.prepare(table.insertion)
      for (name, text) in versions {
        let row: RowValues = ["change_id": id, key: name, "text": text]
        try insertion.run(named: row.values)
      }
    }
  }
}
