import CSQLite

/// What SQLite, or this layer in its name, refused to do.
public struct DatabaseError: Error, Sendable, Equatable {
  /// The extended result code: https://sqlite.org/rescode.html
  public var code: Int32
  /// SQLite's own words.
  public var message: String
  /// The SQL that failed; of a script the whole script.
  public var sql: String?
  /// The byte of `sql` at which it failed.
  public var offset: Int?
  /// The path of the database, as it was given.
  public var path: String?
  /// The system's `errno`, where the system refused.
  public var systemError: Int32?

  /// An error of the given facts.
  public init(
    code: Int32, message: String, sql: String? = nil, offset: Int? = nil, path: String? = nil,
    systemError: Int32? = nil
  ) {
    self.code = code
    self.message = message
    self.sql = sql
    self.offset = offset
    self.path = path
    self.systemError = systemError
  }

  /// The latest error of a connection.
  init(code: Int32, connection: OpaquePointer, sql: String? = nil, path: String?) {
    self.init(code: code, message: String(cString: sqlite3_errmsg(connection)), sql: sql, path: path)
    let offset = sqlite3_error_offset(connection)
    if offset >= 0 { self.offset = Int(offset) }
    // SQLite keeps errno for these two only; beside another code it would be that of an earlier error.
    guard isCannotOpen || primaryCode == SQLITE_IOERR else { return }
    let systemError = sqlite3_system_errno(connection)
    if systemError != 0 { self.systemError = systemError }
  }

  /// The result code without its extension: the low eight bits.
  public var primaryCode: Int32 { code & 0xFF }

  /// The same error, of a statement that begins at a byte of a script. An error that has no place of its own,
  /// as a violated constraint, gets that of the statement.
  func located(in script: String, at start: Int) -> DatabaseError {
    var located = self
    let blanks = script.utf8.dropFirst(start).prefix { $0 <= UInt8(ascii: " ") }.count
    located.sql = script
    located.offset = start + (offset ?? blanks)
    return located
  }
}
