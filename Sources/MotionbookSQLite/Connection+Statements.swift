import CMotionbookSQLite

extension Connection {
  /// Runs every statement of a script, one after another. Rows that they return are dropped.
  ///
  /// No transaction of its own: where it stops at an error, the statements before have happened.
  package func execute(_ script: String) throws(DatabaseError) {
    try refuseNUL(in: script)
    let failure = script.withCString { start -> DatabaseError? in
      var next: UnsafePointer<CChar>? = start
      do throws(DatabaseError) {
        while let statement = next, statement.pointee != 0 { next = try executeFirst(of: statement) }
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  /// A statement ready to be bound and run; a cached one when the same SQL was prepared before and is not in
  /// use.
  ///
  /// The cache is never trimmed: values belong in bindings, not in the SQL.
  ///
  /// - Throws: The error of the SQL; `isMisuse` unless it is exactly one statement.
  package func prepare(_ sql: String) throws(DatabaseError) -> Statement {
    if let idle = idleStatements.removeValue(forKey: sql) {
      return Statement(handle: idle, sql: sql, connection: self)
    }
    try refuseNUL(in: sql)
    var compiled: OpaquePointer?
    var isAlone = true
    let code = sql.withCString { start in
      var rest: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v3(handle, start, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, &rest)
      // Only after success: compiling the rest would overwrite the error.
      if code == SQLITE_OK, let rest { isAlone = isBlank(rest) }
      return code
    }
    guard code == SQLITE_OK else { throw error(code, sql: sql) }
    guard let compiled, isAlone else {
      sqlite3_finalize(compiled)
      throw misuse("expected exactly one statement", sql: sql)
    }
    return Statement(handle: compiled, sql: sql, connection: self)
  }

  /// Takes a statement back from its last holder: reset, without values, and kept for the next who prepares
  /// the same SQL.
  func takeBack(_ statement: OpaquePointer, sql: String) {
    budget.renew()
    sqlite3_reset(statement)
    sqlite3_clear_bindings(statement)
    if let surplus = idleStatements.updateValue(statement, forKey: sql) { sqlite3_finalize(surplus) }
  }

  func misuse(_ message: String, sql: String? = nil) -> DatabaseError {
    DatabaseError(code: SQLITE_MISUSE, message: message, sql: sql, path: path)
  }

  /// Runs the first statement and returns where the next begins.
  private func executeFirst(
    of script: UnsafePointer<CChar>
  ) throws(DatabaseError) -> UnsafePointer<CChar>? {
    var compiled: OpaquePointer?
    var rest: UnsafePointer<CChar>?
    // -1: with a byte count SQLite would copy the whole rest of the script for each of its statements.
    try check(sqlite3_prepare_v3(handle, script, -1, 0, &compiled, &rest))
    defer { sqlite3_finalize(compiled) }
    budget.renew()
    if let compiled {
      var code = sqlite3_step(compiled)
      while code == SQLITE_ROW { code = sqlite3_step(compiled) }
      guard code == SQLITE_DONE else { throw error(code) }
    }
    return rest
  }

  /// SQLite takes a NUL for the end, and what follows would be ignored in silence.
  private func refuseNUL(in sql: String) throws(DatabaseError) {
    if sql.utf8.contains(0) { throw misuse("NUL byte in SQL", sql: sql) }
  }

  /// Whether only blanks and comments are left: what compiles to nothing.
  private func isBlank(_ rest: UnsafePointer<CChar>) -> Bool {
    guard rest.pointee != 0 else { return true }
    var compiled: OpaquePointer?
    defer { sqlite3_finalize(compiled) }
    return sqlite3_prepare_v3(handle, rest, -1, 0, &compiled, nil) == SQLITE_OK && compiled == nil
  }
}
