import CMotionbookSQLite

extension Connection {
  /// Runs `body` in a transaction that keeps all of it or nothing. Inside another `write`, in a savepoint.
  ///
  /// IMMEDIATE, because a transaction that reads first and writes later can meet an `isBusy` that no timeout
  /// cures: https://sqlite.org/lang_transaction.html. The error thrown is the first one; an error
  /// during rollback is discarded.
  ///
  /// - Throws: What `body` throws, `isBusy` while another process writes, `isMisuse` inside `read`.
  package func write<Value>(_ body: () throws -> Value) throws -> Value {
    guard isInTransaction else {
      return try bracket(begin: "BEGIN IMMEDIATE", body, end: "COMMIT", undo: "ROLLBACK")
    }
    guard sqlite3_txn_state(handle, "main") == SQLITE_TXN_WRITE else {
      throw misuse("a write cannot begin inside a read transaction")
    }
    return try bracket(
      begin: "SAVEPOINT nested", body, end: "RELEASE nested", undo: "ROLLBACK TO nested; RELEASE nested")
  }

  /// Runs `body` so that all it reads is of one moment, whatever other processes write meanwhile. Inside
  /// another transaction it already is.
  package func read<Value>(_ body: () throws -> Value) throws -> Value {
    guard !isInTransaction else { return try body() }
    return try bracket(begin: "BEGIN DEFERRED", body, end: "COMMIT", undo: "ROLLBACK")
  }

  private func bracket<Value>(
    begin: String, _ body: () throws -> Value, end: String, undo: String
  ) throws -> Value {
    try execute(begin)
    do {
      let value = try body()
      try execute(end)
      return value
    } catch {
      // Some errors roll back by themselves:
      // https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
      if isInTransaction { try? execute(undo) }
      throw error
    }
  }
}
