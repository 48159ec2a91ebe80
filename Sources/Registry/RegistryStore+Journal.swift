import Presets
import MotionbookSQLite

extension RegistryStore {
  /// The latest changes, the newest first.
  ///
  /// - Parameters:
  ///   - names: Only changes of these presets, and of what they were called before, and those that made them move
  ///     otherwise; none takes all.
  ///   - count: At most so many.
  ///   - mostPresets: Of how many presets each says what became of them; all of them where it is nil.
  public func changes(
    of names: [PresetName] = [], last count: Int, mostPresets: Int? = nil
  ) throws -> [JournalledChange] {
    try read {
      if !names.isEmpty { return try history(of: names, last: count, mostPresets: mostPresets).map(\.change) }
      return try connection.prepare("SELECT id FROM change ORDER BY id DESC LIMIT ?1")
        .map(count) { try $0.get(0) }
        .compactMap { try change($0, mostPresets: mostPresets) }
    }
  }

  /// The old name of each preset that a change renamed, by its new one.
  func oldNames(inChange id: Int64) throws -> [PresetName: PresetName] {
    let versions = try versions("preset_version", "name", of: id, most: nil)
    // Where nothing was before, as in an import, nothing was renamed.
    guard versions.contains(where: { $0.before != nil }) else { return [:] }
    // A preset that this version refuses was renamed by none that it knows.
    func book(_ text: (JournalledChange.Version) -> String?) -> RegistrySnapshot {
      RegistrySnapshot(
        versions.compactMap { text($0).flatMap { PresetText(Array($0.utf8), named: nil).preset } })
    }
    return Renames(from: book { $0.before }, to: book { $0.after }, isOneChange: true).oldNames
  }

  /// A change by its number; nil when there is none of that number.
  public func change(_ id: Int64, mostPresets: Int? = nil) throws -> JournalledChange? {
    try read {
      guard let origin = try origin(ofChange: id) else { return nil }
      return JournalledChange(
        id: id, origin: origin, presets: try versions("preset_version", "name", of: id, most: mostPresets),
        presetCount: try connection.prepare("SELECT count(*) FROM preset_version WHERE change_id = ?1")
          .first(id) { try $0.get(0) } ?? 0,
        settings: try versions("setting_version", "path", of: id, most: nil))
    }
  }

  private func origin(ofChange id: Int64) throws -> ChangeOrigin? {
    try connection.prepare(
      "SELECT at, kind, author, command, note, undoes_id FROM change WHERE id = ?1"
    ).first(id) { row in
      guard let kind = JournalledChange.Kind(rawValue: try row.get("kind")) else {
        throw RegistryError.damaged(path: path, reason: "its journal has a change of an unknown kind")
      }
      var origin = ChangeOrigin(
        seconds: try row.get("at"), kind: kind, author: try row.get("author"),
        command: try row.get("command"),
        note: try row.get("note"))
      origin.undoes = try row.get("undoes_id")
      return origin
    }
  }

  private func versions(
    _ table: String, _ key: String, of id: Int64, most: Int?
  ) throws -> [JournalledChange.Version] {
    try connection.prepare(
      """
      SELECT \(key) AS name, text AS after, (
        SELECT text FROM \(table) AS earlier WHERE earlier.\(key) = version.\(key) AND earlier.change_id < ?1
        ORDER BY change_id DESC LIMIT 1
      ) AS before FROM \(table) AS version WHERE change_id = ?1 ORDER BY \(key) LIMIT ?2
      """
    ).map(id, most ?? -1) { row in
      JournalledChange.Version(
        name: try row.get("name"), before: try row.get("before"), after: try row.get("after"))
    }
  }

  /// The latest state of a preset in the journal.
  public func latestChange(of name: String) throws -> (id: Int64, text: String?)? {
    try read {
      try connection.prepare(
        "SELECT change_id, text FROM preset_version WHERE name = ?1 ORDER BY change_id DESC LIMIT 1"
      ).first(name) { (try $0.get(0), try $0.get(1)) }
    }
  }

  /// The presets that one of these commands brought, also by another name, each with the number of that change, or of the
  /// first one with the same files; nil where the registry keeps no journal.
  ///
  /// - Parameters:
  ///   - commands: Their names, as `import`.
  ///   - renaming: The names of those that give presets other names.
  public func presetsBrought(by commands: [String], renaming: [String]) throws -> [String: Int64]? {
    guard keepsJournal else { return nil }
    return try read {
      let beginnings: [(name: String, change: Int64, command: String)] = try connection.prepare(
        """
        SELECT name, first, command FROM (SELECT name, min(change_id) AS first FROM preset_version GROUP BY name)
        JOIN change ON id = first WHERE command IS NOT NULL ORDER BY first
        """
      ).map { (try $0.get(0), try $0.get(1), try $0.get(2)) }
      var brought: [String: Int64] = [:]
      var oldNames: [Int64: [PresetName: PresetName]] = [:]
      var firstChanges: [[Substring]: Int64] = [:]
      for (name, change, words) in beginnings {
        let command = String(words.prefix { $0 != " " })
        if commands.contains(command) {
          // Standard input is a file of its own each time.
          let files = words.split(separator: " ").filter { !$0.hasPrefix("-") }
          let first = firstChanges[files] ?? change
          if files.count > 1 { firstChanges[files] = first }
          brought[name] = first
        }
        guard renaming.contains(command) else { continue }
        let renames = try oldNames[change] ?? self.oldNames(inChange: change)
        oldNames[change] = renames
        if let old = renames[PresetName(stored: name)], let origin = brought[old.text] {
          brought[name] = origin
        }
      }
      return brought
    }
  }

  /// The names that presets have now, by those that they had before some commands gave them others and that none has any
  /// more; none where the registry keeps no journal.
  ///
  /// - Parameter commands: The names of those that give presets other names, as `rename`.
  public func newNames(by commands: [String]) throws -> [PresetName: PresetName] {
    guard keepsJournal else { return [:] }
    return try read {
      let changes: [(id: Int64, command: String)] = try connection.prepare(
        "SELECT id, command FROM change WHERE command IS NOT NULL ORDER BY id DESC"
      ).map { (try $0.get(0), try $0.get(1)) }
      var newNames: [PresetName: PresetName] = [:]
      for (id, command) in changes where commands.contains(String(command.prefix { $0 != " " })) {
        for (new, old) in try oldNames(inChange: id) where newNames[old] == nil {
          newNames[old] = newNames[new] ?? new
        }
      }
      let names = newNames.isEmpty ? [] : Set(try self.names())
      return newNames.filter { !names.contains($0.key.text) && names.contains($0.value.text) }
    }
  }

  /// The states of a preset in the journal from the newest on, each with the command that made it; nil where the registry
  /// keeps no journal.
  public func states(of name: String) throws -> [(text: String?, command: String?)]? {
    guard keepsJournal else { return nil }
    return try read {
      try connection.prepare(
        """
        SELECT text, command FROM preset_version JOIN change ON id = change_id WHERE name = ?1
        ORDER BY change_id DESC
        """
      ).map(name) { (try $0.get(0), try $0.get(1)) }
    }
  }

  /// The changes that are taken back, each with the change that did it.
  public func undoneChanges() throws -> [Int64: Int64] {
    try read {
      var undone: [Int64: Int64] = [:]
      // From the newest on: whether an undo counts is decided by what came after it.
      try connection.prepare("SELECT id, undoes_id FROM change WHERE undoes_id IS NOT NULL ORDER BY id DESC")
        .forEach { row in
          let id: Int64 = try row.get(0)
          if undone[id] == nil { undone[try row.get(1)] = id }
        }
      return undone
    }
  }

  /// The number of the latest change that still stands and does not itself take another back.
  public func changeToUndo() throws -> Int64? {
    try latest("kind <> 'undo' AND kind <> 'start'", leaving: undoneChanges())
  }

  /// The number of the latest undo that is not taken back, and what was changed after it.
  public func changeToRedo() throws -> (undo: Int64, newerWork: Int64?)? {
    guard let undo = try latest("kind = 'undo'", leaving: undoneChanges()) else { return nil }
    let work = try latest("kind = 'command' OR kind = 'found'", leaving: [:])
    return (undo, work.flatMap { $0 > undo ? $0 : nil })
  }

  private func latest(_ condition: String, leaving undone: [Int64: Int64]) throws -> Int64? {
    try read {
      let statement = try connection.prepare("SELECT id FROM change WHERE \(condition) ORDER BY id DESC")
      defer { statement.reset() }
      while try statement.step() {
        let id = statement.row.int64(0)
        if undone[id] == nil { return id }
      }
      return nil
    }
  }
}
