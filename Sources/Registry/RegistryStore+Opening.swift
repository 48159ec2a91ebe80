import CLibrary
import PlainText
import Presets
import MotionbookSQLite

extension RegistryStore {
  /// Opens an existing registry.
  ///
  /// - Parameters:
  ///   - migrations: Those to which it is brought.
  ///   - longWait: Called once another process has kept it locked for a second; the wait goes on.
  public static func open(
    _ path: String, for purpose: Purpose, migrations: [Migration] = Migration.all,
    longWait: (() -> Void)? = nil
  ) throws -> RegistryStore {
    try translatingErrors(path) {
      switch purpose {
      case .reading: try reading(RegistryFile(path, longWait: longWait).readable(), path, migrations)
      case .writing: try openForWriting(RegistryFile(path, longWait: longWait), migrations)
      case .dryRun:
        try reading(RegistryFile(path, longWait: longWait).readable(), path, migrations, isCopy: true)
      }
    }
  }

  /// A registry to read whose file would have these bytes, such as one that git keeps.
  ///
  /// - Parameter path: What errors call it.
  public static func open(contents: [UInt8], as path: String) throws -> RegistryStore {
    try translatingErrors(path) {
      let connection = try Connection(contents: contents, path: path)
      return try reading(.init(connection: connection), path, Migration.all)
    }
  }

  /// Creates a registry without presets in a file that must not exist, or be empty.
  ///
  /// - Parameter migrations: The first ones alone make a registry of an older version.
  /// - Throws: ``RegistryError``; what was there is as it was then.
  public static func create(
    _ path: String, migrations: [Migration] = Migration.all
  ) throws -> RegistryStore {
    try translatingErrors(path) {
      let connection = try newConnection(path)
      let pages = try connection.prepare("PRAGMA page_count").first { $0.int64(0) } ?? 0
      if pages > 0 { throw RegistryError.exists(path: path) }
      try connection.execute(keepLargeChangesInMemory)
      let registry = RegistryStore(path: path, connection: connection, migrations)
      _ = try registry.migrator.migrate()
      return registry
    }
  }

  private static func newConnection(_ path: String) throws -> Connection {
    do throws(DatabaseError) {
      return try Connection(path: path, mode: .create, busyTimeout: LockPatience.minute)
    } catch {
      let known = RegistryError(error, path: path)
      // Where SQLite may not make the file it tries to read it, and then reports that it is missing.
      if case .missing = known {
        throw Connection.hasFolder(path) ? RegistryError.uncreatable(path: path) : .folderless(path: path)
      }
      throw known
    }
  }

  /// - Parameter isCopy: Whether it is a copy in memory; one of an older version is in any case.
  private static func reading(
    _ file: RegistryFile.Readable, _ path: String, _ migrations: [Migration], isCopy: Bool = false
  ) throws -> RegistryStore {
    func store(_ connection: Connection) -> RegistryStore {
      let registry = RegistryStore(path: path, connection: connection, migrations)
      registry.interruptedChange = file.interruptedChange
      return registry
    }
    let registry = store(file.connection)
    let pending = try file.connection.read { try registry.migrator.pending() }
    if pending.isEmpty, !isCopy { return registry }
    let copy = store(try Connection.memoryCopy(of: file.connection))
    copy.migrated = try copy.migrator.migrate().map(\.file)
    return copy
  }

  private static func openForWriting(_ file: RegistryFile, _ migrations: [Migration]) throws -> RegistryStore
  {
    let interruptedChange = try file.checkInterruptedChange()
    let connection = try file.connection(.readWrite)
    let isInLogMode = try connection.isInLogMode()
    try connection.execute(keepLargeChangesInMemory)
    let registry = RegistryStore(path: file.path, connection: connection, migrations)
    registry.interruptedChange = interruptedChange
    let pending = try registry.migrator.pending()
    // A registry is one file, which git and people copy. While others have it open it stays as it is, and works.
    if isInLogMode { _ = try? connection.execute("PRAGMA journal_mode = DELETE") }
    if !pending.isEmpty { registry.migrated = try registry.migrator.migrate().map(\.file) }
    return registry
  }

  /// Looks for damage in the file itself, below what the tables say. Takes about as long as reading everything.
  public func checkFile() throws {
    try translatingErrors {
      let found = try connection.prepare("PRAGMA quick_check(1)").first { $0.text(0) }
      guard let found, found != "ok" else { return }
      throw RegistryError.damaged(
        path: path, reason: "SQLite's own check says \"\(found.visible)\"; restore it from a copy")
    }
  }

  /// A registry in memory that holds what a text says, behind the same schema and triggers as a file.
  ///
  /// - Parameters:
  ///   - path: The text's file, for sentences.
  ///   - keep: Takes the whole registry at the end of each change. What it throws undoes the change; nil keeps nothing.
  public static func ofText(
    _ book: RegistrySnapshot, path: String, keep: ((RegistrySnapshot) throws -> Void)?
  ) throws -> RegistryStore {
    try translatingErrors(path) {
      let connection = try Connection(path: path, mode: .memory)
      let registry = RegistryStore(path: path, connection: connection, Migration.all)
      registry.keepsJournal = false
      _ = try registry.migrator.migrate()
      try registry.write {
        try registry.apply(saved: book.presets)
        try registry.save(book.settings)
      }
      registry.keep = keep
      return registry
    }
  }
}
