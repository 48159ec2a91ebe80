import CSQLite

extension Connection {
  /// Rows that the latest INSERT, UPDATE or DELETE changed, without what its triggers and foreign keys
  /// changed.
  public var changes: Int { Int(sqlite3_changes64(handle)) }

  /// The rowid of the latest INSERT that succeeded; 0 before the first.
  public var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Whether a transaction is open.
  public var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Whether the file cannot be written, be it that `.readOnly` was asked for or that the system refuses.
  public var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// `PRAGMA user_version`: the number that the application keeps in the file's header, 0 in a new file.
  public var userVersion: Int32 {
    get throws(DatabaseError) { try headerNumber("PRAGMA user_version") }
  }

  /// `PRAGMA application_id`: what application the file belongs to, 0 in a new file.
  public var applicationID: Int32 {
    get throws(DatabaseError) { try headerNumber("PRAGMA application_id") }
  }

  /// Makes the running statement fail with `isInterrupted` at its next opportunity; nothing when none runs.
  public func interrupt() {
    sqlite3_interrupt(handle)
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
