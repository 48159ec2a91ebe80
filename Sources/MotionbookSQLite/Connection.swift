import CLibrary
import CMotionbookSQLite

/// One open database. Not thread-safe, and needs not be: a command has one connection.
///
/// It closes when the last reference to it, or to a statement of it, goes.
package final class Connection {
  /// How a file is opened.
  package enum Mode: Sendable {
    /// The file must exist and is never written.
    case readOnly
    /// The file must exist. Where the system refuses to write it, SQLite opens it read-only: see
    /// `isReadOnly`.
    case readWrite
    /// The file is created when it is missing.
    case create
    /// Nothing on disk; the path is only what errors call the database.
    case memory
  }

  /// The path as it was given.
  package let path: String
  let handle: OpaquePointer
  var idleStatements: [String: OpaquePointer] = [:]
  /// The work of the statement that runs.
  let budget: WorkBudget
  let patience: LockPatience

  /// Opens a database with foreign keys on and with all that https://sqlite.org/security.html advises for files that
  /// another person may have made: see ``protect()``.
  ///
  /// The path is a plain path: no character of it has a meaning to SQLite. Opening reads nothing, so that a
  /// file that is no database is found out at the first statement.
  ///
  /// - Parameters:
  ///   - milliseconds: How long to wait for another process's lock before the error is `isBusy`.
  ///   - instructions: How many millions of SQLite's instructions one run of a statement may take.
  ///   - contents: What the file of a database in memory would hold.
  ///   - longWait: Called once a wait has lasted a second; the wait goes on.
  /// - Throws: `isCannotOpen` when the file is missing or out of reach.
  package init(
    path: String, mode: Mode, busyTimeout milliseconds: Int32 = 5000,
    millionInstructions instructions: Int = WorkBudget.ample, contents: [UInt8]? = nil,
    longWait: (() -> Void)? = nil
  ) throws(DatabaseError) {
    try Library.check()
    _ = Library.isCountingMemory
    self.path = path
    handle = try Connection.open(path: path, mode: mode)
    budget = WorkBudget(most: instructions)
    patience = LockPatience(most: milliseconds, longWait: longWait)
    if let contents {
      // Before the authorizer, because SQLite does it by an ATTACH.
      try check(
        contents.withUnsafeBytes { csqlite_deserialize(handle, $0.baseAddress, Int64($0.count)) })
    }
    try protect()
  }

  /// A database in memory whose file would have these bytes. What is done to it never reaches a file.
  ///
  /// - Parameters:
  ///   - contents: A database file, whole; one in WAL mode must have no log beside it.
  ///   - path: What errors call it.
  package convenience init(contents: [UInt8], path: String) throws(DatabaseError) {
    try self.init(path: path, mode: .memory, contents: contents)
  }

  /// Switches on everything that protects from a file of an unknown author, and the wait for locks.
  private func protect() throws(DatabaseError) {
    patience.apply(to: handle)
    for (option, value) in Connection.settings {
      try check(csqlite_configure(handle, option, value))
    }
    limit()
    budget.apply(to: handle)
    try execute("PRAGMA cell_size_check = ON")
  }

  deinit {
    for statement in idleStatements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// The advice of https://sqlite.org/security.html, and of https://sqlite.org/quirks.html#dblquote for the
  /// literals. But for `trusted_schema`: without it SQLite before 3.41 reads no schema whose constraints call JSON functions.
  /// In its place the authorizer says which functions there are (``limit()``).
  private static let settings: [(option: Int32, value: Int32)] = [
    (SQLITE_DBCONFIG_DEFENSIVE, 1),
    (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
    (SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0),
    (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0),
    (SQLITE_DBCONFIG_DQS_DML, 0),
    (SQLITE_DBCONFIG_DQS_DDL, 0),
    (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
  ]

  private static func open(path: String, mode: Mode) throws(DatabaseError) -> OpaquePointer {
    let flags = mode.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(mode.name(for: path), &opened, flags, nil)
    guard let handle = opened else {
      throw DatabaseError(code: code, message: String(cString: sqlite3_errstr(code)), path: path)
    }
    guard code == SQLITE_OK else {
      defer { sqlite3_close_v2(handle) }
      throw DatabaseError(code: code, connection: handle, path: path)
    }
    return handle
  }

  func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// The connection's latest error. SQLite overwrites it at the next call, so it has to be read at once.
  func error(_ code: Int32, sql: String? = nil) -> DatabaseError {
    DatabaseError(code: code, connection: handle, sql: sql, path: path)
  }
}

extension Connection.Mode {
  fileprivate var flags: Int32 {
    switch self {
    case .readOnly: SQLITE_OPEN_READONLY
    case .readWrite: SQLITE_OPEN_READWRITE
    case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .memory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY
    }
  }

  /// A relative path is led by `./`, or `:memory:`, the empty path and, in libraries built with
  /// `SQLITE_USE_URI`, `file:` would mean something else than a file of that name.
  fileprivate func name(for path: String) -> String {
    guard self != .memory else { return ":memory:" }
    return path.hasPrefix("/") ? path : "./" + path
  }
}

extension Connection {
  /// Rows that the latest INSERT, UPDATE or DELETE changed, without what its triggers and foreign keys
  /// changed.
  package var changes: Int { Int(sqlite3_changes64(handle)) }

  /// The rowid of the latest INSERT that succeeded; 0 before the first.
  package var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Whether a transaction is open.
  package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Whether the file cannot be written, be it that `.readOnly` was asked for or that the system refuses.
  package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// `PRAGMA user_version`: the number that the application keeps in the file's header, 0 in a new file.
  package var userVersion: Int32 {
    get throws(DatabaseError) { try headerNumber("PRAGMA user_version") }
  }

  /// `PRAGMA application_id`: what application the file belongs to, 0 in a new file.
  package var applicationID: Int32 {
    get throws(DatabaseError) { try headerNumber("PRAGMA application_id") }
  }

  private func headerNumber(_ pragma: String) throws(DatabaseError) -> Int32 {
    let statement = try prepare(pragma)
    defer { statement.reset() }
    guard try statement.step() else {
      throw DatabaseError(
        code: SQLITE_CORRUPT, message: "\(pragma) returned nothing", sql: pragma, path: path)
    }
    return Int32(truncatingIfNeeded: statement.row.int64(0))
  }
}

extension Connection {
  /// The same database in memory, with the path of the original. What is done to it never reaches the file:
  /// https://sqlite.org/backup.html
  ///
  /// - Throws: `isBusy` when another process keeps the file locked.
  package static func memoryCopy(of source: Connection) throws(DatabaseError) -> Connection {
    let copy = try Connection(path: source.path, mode: .memory)
    guard let backup = sqlite3_backup_init(copy.handle, "main", source.handle, "main") else {
      throw copy.error(sqlite3_extended_errcode(copy.handle))
    }
    let everyPage: Int32 = -1
    let code = sqlite3_backup_step(backup, everyPage)
    sqlite3_backup_finish(backup)
    if code == SQLITE_DONE { return copy }
    // The backup's code is the only place where the source's own error shows.
    throw DatabaseError(code: code, message: String(cString: sqlite3_errstr(code)), path: source.path)
  }
}
