import CLibrary
import PlainText
import Presets
import MotionbookSQLite

/// A team's presets in one SQLite file.
///
/// Opened for reading it never changes a byte of the file. Every change is one transaction: it is made whole or
/// not at all.
public final class RegistryStore: PresetSource {
  /// The file.
  public let path: String
  /// The migrations that ran when the registry was opened, in the file or in a copy, as file names.
  public internal(set) var migrated: [String] = []
  /// The change that a crash interrupted, if the file bore the traces of one.
  public internal(set) var interruptedChange: InterruptedChange?
  let connection: Connection
  /// Takes the whole registry at the end of each change, of one that stands for a text.
  var keep: ((RegistrySnapshot) throws -> Void)?
  /// Called when a change has been written.
  public var whenWritten: (() -> Void)?
  /// Takes over the signals that were held while a change was written; without it they come when it is.
  package var takeSignals: ((HeldSignals) -> Void)?
  /// Whether changes are journalled. The history of a text is its repository's.
  public internal(set) var keepsJournal: Bool
  /// Whether there are the tables of packs, which old versions do not have.
  let keepsPacks: Bool
  let migrator: Migrator
  /// The origin of the next changes, for the journal. Without one it has no author, and the moment at which a change
  /// is written.
  public var origin: ChangeOrigin {
    get { givenOrigin ?? ChangeOrigin() }
    set { givenOrigin = newValue }
  }
  private var givenOrigin: ChangeOrigin?
  var entry = PendingEntry()

  /// A change that outgrows the page cache is written to the file in between, with a sync each time: an import of
  /// 100,000 presets took 6 s that way. 256 MiB are taken only as far as they are needed.
  static let keepLargeChangesInMemory = "PRAGMA cache_size = -262144"

  /// The purpose of opening a registry.
  public enum Purpose: Sendable {
    /// To read.
    case reading
    /// To read and change; an older one is migrated.
    case writing
    /// To change a copy in memory, so that a dry run meets whatever the real one would.
    case dryRun
  }

  /// - Parameter migrations: Those to which it is brought.
  init(path: String, connection: Connection, _ migrations: [Migration]) {
    self.path = path
    self.connection = connection
    migrator = Migrator(connection: connection, path: path, available: migrations)
    keepsJournal = migrations.contains { $0.file == "0005_add_journal.sql" }
    keepsPacks = migrations.contains { $0.file == "0008_follow_packs.sql" }
  }

  static func translatingErrors<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw RegistryError(error, path: path)
    }
  }

  func translatingErrors<Value>(_ body: () throws -> Value) throws -> Value {
    try Self.translatingErrors(path, body)
  }

  /// Runs the body while no other process can change the registry; what it changes is written when it returns,
  /// and not at all when it throws.
  public func write<Value>(_ body: () throws -> Value) throws -> Value {
    // SQLite opens a file that it may not write for reading, and says so only at the first row that is written.
    if connection.isReadOnly { throw RegistryError.readOnly(path: path) }
    return try translatingErrors {
      let isWhole = !connection.isInTransaction
      let before = entry
      do {
        let value = try connection.write(takeSignals: takeSignals) {
          let value = try body()
          if isWhole { try closeEntry() }
          return value
        } finish: {
          if isWhole, let keep { try keep(book()) }
        }
        if isWhole { whenWritten?() }
        return value
      } catch {
        entry = before
        throw error
      }
    }
  }

  /// Runs the body on one consistent state.
  public func read<Value>(_ body: () throws -> Value) throws -> Value {
    try translatingErrors { try connection.read(body) }
  }
}

extension RegistryStore {
  /// Writes presets: those whose name is there already take its place, others are added, and some are removed.
  ///
  /// All or nothing, in one transaction. References are written as they stand, so every preset that is mentioned
  /// must be there afterwards.
  ///
  /// - Throws: ``RegistryError/unknown(_:suggestion:)`` for a name to be removed that no preset has, and
  ///   ``RegistryError/refused(_:)`` for one that is used by presets which stay.
  public func apply(saved presets: [Preset], removed names: [PresetName] = []) throws {
    try write {
      try openEntry()
      var writer = try PresetWriter(connection: connection, path: path)
      try writer.apply(saved: presets, removed: names)
      guard keepsJournal else { return }
      for name in names { entry.presets[name] = Preset?.none }
      for preset in presets { entry.presets[preset.name] = preset }
    }
  }

  /// Gives presets other names, one after the other. What mentions them follows by itself, and so does a deprecation
  /// that says to use one of them.
  public func rename(_ pairs: [(old: PresetName, new: PresetName)]) throws {
    try write {
      try openEntry()
      // No index leads from a deprecation's text to its preset: all of them are read once.
      let deprecated = try deprecations()
      for (name, newName) in pairs {
        try connection.prepare("UPDATE preset SET name = ?2, origin = NULL WHERE name = ?1")
          .run(name, newName)
        if connection.changes == 0 { throw RegistryError.unknown(name, suggestion: nil) }
        for identifier in deprecated[name] ?? [] {
          try connection.prepare("UPDATE preset SET deprecated = ?2 WHERE id = ?1").run(identifier, newName)
        }
      }
      guard keepsJournal else { return }
      for (name, _) in pairs { entry.presets[name] = Preset?.none }
      for (_, newName) in pairs {
        for changed in try [newName] + users(of: newName) {
          entry.presets[changed] = try preset(named: changed)
        }
      }
      for changed in try deprecations(naming: pairs.map(\.new)) {
        entry.presets[changed] = try preset(named: changed)
      }
    }
  }

  /// Writes the registry's own settings in place of the old ones.
  public func save(_ settings: Settings) throws {
    try write {
      try openEntry()
      try connection.execute("DELETE FROM setting")
      var writer = try PresetWriter(connection: connection, path: path)
      for (rule, setting) in settings.rules.sorted(by: { $0.key < $1.key }) {
        try writer.insert(
          into: .setting, ["rule": rule, "severity": setting.severity, "threshold": setting.threshold])
      }
      if keepsPacks {
        try connection.execute("DELETE FROM pack")
        for (name, pack) in settings.packs.sorted(by: { $0.key < $1.key }) {
          try writer.insert(into: .pack, ["name": name, "digest": pack.digest])
          if let source = pack.source {
            try writer.insert(into: .packSource, ["pack": name, "source": source])
          }
          for (preset, digest) in pack.presets.sorted(by: { $0.key < $1.key }) {
            try writer.insert(into: .packPreset, ["pack": name, "name": preset, "digest": digest])
          }
        }
      }
      if keepsJournal { entry.settings = settings }
    }
  }
}
