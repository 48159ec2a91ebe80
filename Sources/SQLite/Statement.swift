import CSQLite

/// One compiled SQL statement. When its last holder lets go of it, it returns to the cache of its connection.
public final class Statement {
  /// The SQL as it was prepared.
  public let sql: String
  let handle: OpaquePointer
  let connection: Connection
  /// Known from the first row to the reset: after a change of the schema the first `step` compiles anew, and
  /// `*` may mean other columns.
  private var knownColumnNames: [String]?

  init(handle: OpaquePointer, sql: String, connection: Connection) {
    self.handle = handle
    self.sql = sql
    self.connection = connection
  }

  deinit {
    connection.takeBack(handle, sql: sql)
  }

  /// How many columns a row has.
  public var columnCount: Int { Int(sqlite3_column_count(handle)) }

  /// The names of the result's columns, in order; empty when there is no result.
  public var columnNames: [String] {
    if let knownColumnNames { return knownColumnNames }
    let names = (0..<sqlite3_column_count(handle)).map { index in
      sqlite3_column_name(handle, index).map { String(cString: $0) } ?? ""
    }
    if sqlite3_stmt_busy(handle) != 0 { knownColumnNames = names }
    return names
  }

  /// How many values have to be bound.
  public var parameterCount: Int { Int(sqlite3_bind_parameter_count(handle)) }

  /// The row on which the latest `step` stopped.
  public var row: Row { Row(of: self) }

  /// Goes on to the next row. After the last one, and after an error, the statement is reset.
  ///
  /// - Returns: Whether there is a row.
  public func step() throws(DatabaseError) -> Bool {
    let code = sqlite3_step(handle)
    guard code != SQLITE_ROW else { return true }
    let failure = code == SQLITE_DONE ? nil : error(code)
    reset()
    if let failure { throw failure }
    return false
  }

  /// Gives up the rest of the rows, and with them the lock on the file, and forgets the values.
  public func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
    if knownColumnNames != nil { knownColumnNames = nil }
  }

  func error(_ code: Int32) -> DatabaseError {
    connection.error(code, sql: sql)
  }
}
