import CSQLite

/// One open database. Not thread-safe, and needs not be: a command has one connection.
///
/// It closes when the last reference to it, or to a statement of it, goes.
public final class Connection {
  /// How a file is opened.
  public enum Mode: Sendable {
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
  public let path: String
  let handle: OpaquePointer
  var idleStatements: [String: OpaquePointer] = [:]

  /// Opens a database with foreign keys on and with everything off that a hostile or careless file could
  /// abuse.
  ///
  /// The path is a plain path: no character of it has a meaning to SQLite. Opening reads nothing, so that a
  /// file that is no database is found out at the first statement.
  ///
  /// - Parameter milliseconds: How long to wait for another process's lock before the error is `isBusy`.
  /// - Throws: `isCannotOpen` when the file is missing or out of reach.
  public init(path: String, mode: Mode, busyTimeout milliseconds: Int32 = 5000) throws(DatabaseError) {
    try Library.check()
    _ = Library.isCountingMemory
    self.path = path
    handle = try Connection.open(path: path, mode: mode)
    sqlite3_busy_timeout(handle, milliseconds)
    for (option, value) in Connection.settings {
      try check(csqlite_configure(handle, option, value))
    }
  }

  deinit {
    for statement in idleStatements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// The advice of https://sqlite.org/security.html, and of https://sqlite.org/quirks.html#dblquote for the
  /// literals.
  private static let settings: [(option: Int32, value: Int32)] = [
    (SQLITE_DBCONFIG_DEFENSIVE, 1),
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
