import Presets
import SQLite
import PlainText

/// A team's presets in one SQLite file.
///
/// Opened for reading it never changes a byte of the file. Every change is one transaction: it is made whole or
/// not at all.
public final class Registry: PresetSource {
  /// The file.
  public let path: String
  /// The migrations that ran when the registry was opened for writing, as file names.
  public private(set) var migrated: [String] = []
  /// Whether the file is of an older version and is read through a migrated copy in memory.
  public private(set) var isOlder = false
  let connection: Connection
  /// Takes the whole registry at the end of each change, of one that stands for a text.
  var keep: ((Book) throws -> Void)?

  /// How long to wait for another process, milliseconds. Long: eight processes may queue for one file.
  static let busyTimeout: Int32 = 60_000

  /// A change that outgrows the page cache is written to the file in between, with a sync each time: an import of
  /// 100,000 presets took 6 s that way. 256 MiB are taken only as far as they are needed.
  private static let keepLargeChangesInMemory = "PRAGMA cache_size = -262144"

  /// The purpose of opening a registry.
  public enum Purpose: Sendable {
    /// To read.
    case reading
    /// To read and change; an older one is migrated.
    case writing
    /// To change a copy in memory, so that a dry run meets whatever the real one would.
    case dryRun
  }

  init(path: String, connection: Connection) {
    self.path = path
    self.connection = connection
  }

  /// Opens an existing registry.
  ///
  /// - Throws: ``RegistryError``.
  public static func open(_ path: String, for purpose: Purpose) throws -> Registry {
    try open(path, for: purpose, migrations: Migration.all)
  }

  /// The same with other migrations than this version's.
  static func open(_ path: String, for purpose: Purpose, migrations: [Migration]) throws -> Registry {
    try translatingErrors(path) {
      switch purpose {
      case .reading: try openForReading(path, migrations)
      case .writing: try openForWriting(path, migrations)
      case .dryRun: try openForDryRun(path, migrations)
      }
    }
  }

  /// Makes a registry without presets in a file that must not exist, or be empty.
  ///
  /// - Throws: ``RegistryError``; what was there is as it was then.
  public static func create(_ path: String) throws -> Registry {
    try translatingErrors(path) {
      let connection = try newConnection(path)
      let pages = try connection.prepare("PRAGMA page_count").first { $0.int64(0) } ?? 0
      if pages > 0 { throw RegistryError.exists(path: path) }
      try connection.execute(keepLargeChangesInMemory)
      let registry = Registry(path: path, connection: connection)
      _ = try Migrator(connection: connection, path: path).migrate()
      return registry
    }
  }

  private static func newConnection(_ path: String) throws -> Connection {
    do throws(DatabaseError) {
      return try Connection(path: path, mode: .create, busyTimeout: busyTimeout)
    } catch {
      let known = RegistryError(error, path: path)
      // Where SQLite may not make the file it tries to read it, and then reports that it is missing.
      if case .missing = known { throw RegistryError.uncreatable(path: path) }
      throw known
    }
  }

  private static func openForReading(_ path: String, _ migrations: [Migration]) throws -> Registry {
    let connection = try recoveredReadOnly(path)
    let migrator = Migrator(connection: connection, path: path, available: migrations)
    let pending = try connection.read { try migrator.pending() }
    if pending.isEmpty { return Registry(path: path, connection: connection) }
    let copy = Registry(path: path, connection: try Connection.memoryCopy(of: connection))
    copy.isOlder = true
    _ = try Migrator(connection: copy.connection, path: path, available: migrations).migrate()
    return copy
  }

  private static func openForWriting(_ path: String, _ migrations: [Migration]) throws -> Registry {
    let connection = try Connection(path: path, mode: .readWrite, busyTimeout: busyTimeout)
    try connection.execute(keepLargeChangesInMemory)
    let registry = Registry(path: path, connection: connection)
    let migrator = Migrator(connection: connection, path: path, available: migrations)
    if try !migrator.pending().isEmpty { registry.migrated = try migrator.migrate().map(\.file) }
    return registry
  }

  private static func openForDryRun(_ path: String, _ migrations: [Migration]) throws -> Registry {
    let connection = try recoveredReadOnly(path)
    _ = try Migrator(connection: connection, path: path, available: migrations).pending()
    let copy = Registry(path: path, connection: try Connection.memoryCopy(of: connection))
    copy.migrated = try Migrator(connection: copy.connection, path: path, available: migrations).migrate()
      .map(\.file)
    return copy
  }

  /// A read-only connection. Where a crash left a rollback journal, SQLite cannot read without undoing first, and
  /// for that it must be opened for writing once.
  private static func recoveredReadOnly(_ path: String) throws -> Connection {
    do {
      let connection = try Connection(path: path, mode: .readOnly, busyTimeout: busyTimeout)
      _ = try connection.prepare("SELECT count(*) FROM sqlite_schema").first { $0.int64(0) }
      return connection
    } catch let error as DatabaseError where error.isReadOnlyRecovery {
      do {
        let writer = try Connection(path: path, mode: .readWrite, busyTimeout: busyTimeout)
        _ = try writer.prepare("SELECT count(*) FROM sqlite_schema").first { $0.int64(0) }
      } catch let error as DatabaseError {
        throw RegistryError.unrecovered(path: path, error)
      }
      return try Connection(path: path, mode: .readOnly, busyTimeout: busyTimeout)
    }
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
      return try connection.write {
        let value = try body()
        if isWhole, let keep { try keep(book()) }
        return value
      }
    }
  }

  /// Runs the body on one consistent state.
  public func read<Value>(_ body: () throws -> Value) throws -> Value {
    try translatingErrors { try connection.read(body) }
  }
}
