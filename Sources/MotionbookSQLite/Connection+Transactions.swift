import CLibrary
import CMotionbookSQLite

extension Connection {
  /// Runs `body` in a transaction that keeps all of it or nothing. Inside another `write`, in a savepoint.
  ///
  /// IMMEDIATE, because a transaction that reads first and writes later can meet an `isBusy` that no timeout
  /// cures: https://sqlite.org/lang_transaction.html. The error thrown is the first one; an error
  /// during rollback is discarded. A signal that would end the process waits, and nothing is kept: without a rollback a
  /// journal would stay beside the file, and the file alone might hold half of the changes.
  ///
  /// - Parameters:
  ///   - takeSignals: Takes over the signals that are held, once all is written; without it they come then. Not called
  ///     inside another `write`.
  ///   - body: Makes the changes.
  ///   - finish: Writes elsewhere what belongs to them, when no signal stops them any more.
  /// - Throws: What `body` throws, `isBusy` while another process writes, `isMisuse` inside `read`.
  package func write<Value>(
    takeSignals: ((HeldSignals) -> Void)? = nil, _ body: () throws -> Value, finish: () throws -> Void = {}
  ) throws -> Value {
    guard isInTransaction else {
      var signals: HeldSignals?
      defer { signals?.release() }
      let value = try bracket(
        begin: "BEGIN IMMEDIATE",
        {
          // Not before: another process may write for long.
          signals = HeldSignals()
          let value = try body()
          if signals?.isPending == true {
            throw DatabaseError(code: SQLITE_ABORT, message: "a signal has come, and nothing was changed")
          }
          try finish()
          return value
        }, end: "COMMIT", undo: "ROLLBACK")
      if let takeSignals, let held = signals {
        signals = nil
        takeSignals(held)
      }
      return value
    }
    guard sqlite3_txn_state(handle, "main") == SQLITE_TXN_WRITE else {
      throw misuse("a write cannot begin inside a read transaction")
    }
    return try bracket(
      begin: "SAVEPOINT nested",
      {
        let value = try body()
        try finish()
        return value
      }, end: "RELEASE nested", undo: "ROLLBACK TO nested; RELEASE nested")
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
