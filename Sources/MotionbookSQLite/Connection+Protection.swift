import CLibrary
import CMotionbookSQLite

extension Connection {
  /// Limits what a file can make SQLite do, and refuses what this layer never asks for: other files, virtual tables,
  /// views, temporary objects, functions that reach outside, and pragmas that change how a file is read.
  ///
  /// The limits of https://sqlite.org/security.html, as far as they leave room for schemas with long constraints.
  func limit() {
    for (limit, value) in Connection.limits { sqlite3_limit(handle, limit, value) }
    sqlite3_set_authorizer(
      handle, { _, action, name, function, _, _ in Connection.isAllowed(action, name, function) }, nil)
  }

  private static let limits: [(limit: Int32, value: Int32)] = [
    // Longer than any text that a person or a tool writes, and than any row.
    (SQLITE_LIMIT_LENGTH, 64 << 20),
    (SQLITE_LIMIT_SQL_LENGTH, 200_000),
    (SQLITE_LIMIT_COLUMN, 100),
    (SQLITE_LIMIT_EXPR_DEPTH, 100),
    (SQLITE_LIMIT_COMPOUND_SELECT, 20),
    (SQLITE_LIMIT_VDBE_OP, 50_000),
    (SQLITE_LIMIT_FUNCTION_ARG, 32),
    (SQLITE_LIMIT_ATTACHED, 0),
    (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100),
    (SQLITE_LIMIT_VARIABLE_NUMBER, 100),
    (SQLITE_LIMIT_TRIGGER_DEPTH, 20),
    (SQLITE_LIMIT_WORKER_THREADS, 0),
  ]

  /// SQLite asks this while it compiles a statement.
  private static func isAllowed(
    _ action: Int32, _ name: UnsafePointer<CChar>?, _ function: UnsafePointer<CChar>?
  ) -> Int32 {
    switch action {
    case SQLITE_ATTACH, SQLITE_DETACH, SQLITE_CREATE_VTABLE, SQLITE_DROP_VTABLE, SQLITE_CREATE_VIEW,
      SQLITE_CREATE_TEMP_INDEX, SQLITE_CREATE_TEMP_TABLE, SQLITE_CREATE_TEMP_TRIGGER, SQLITE_CREATE_TEMP_VIEW:
      return SQLITE_DENY
    case SQLITE_PRAGMA:
      return name.map { pragmas.contains(String(cString: $0)) } == true ? SQLITE_OK : SQLITE_DENY
    case SQLITE_FUNCTION:
      return function.map { deniedFunctions.contains(String(cString: $0)) } == true ? SQLITE_DENY : SQLITE_OK
    default:
      return SQLITE_OK
    }
  }

  /// Functions that reach outside of the database, in any library: of SQLite itself and of its command-line tool.
  private static let deniedFunctions: Set<String> = [
    "load_extension", "fts3_tokenizer", "readfile", "writefile", "edit",
  ]

  private static let pragmas: Set<String> = [
    "application_id", "user_version", "page_count", "page_size", "cache_size", "cell_size_check",
    "defer_foreign_keys", "foreign_keys", "foreign_key_check", "integrity_check", "quick_check",
    "journal_mode",
    "table_info",
  ]
}

/// How much one run of a statement may do: a schema can hold a query that never ends.
package final class WorkBudget {
  /// A thousand million instructions, some ten seconds: fifty times what a scan of 100,000 presets takes.
  package static let ample = 1000

  private let most: Int
  private var spent = 0
  private static let instructionsAtATime: Int32 = 1_000_000

  /// - Parameter most: In millions of SQLite's instructions.
  init(most: Int = WorkBudget.ample) { self.most = most }

  /// Begins anew, for another run.
  func renew() { spent = 0 }

  func apply(to handle: OpaquePointer) {
    // The connection owns both, and closes the handle first.
    sqlite3_progress_handler(
      handle, Self.instructionsAtATime,
      { context in
        guard let context else { return 0 }
        let budget = Unmanaged<WorkBudget>.fromOpaque(context).takeUnretainedValue()
        budget.spent += 1
        return budget.spent > budget.most ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}

extension LockPatience {
  /// Makes a connection, which owns both, wait so.
  func apply(to handle: OpaquePointer) {
    sqlite3_busy_handler(
      handle,
      { context, attempt in
        guard let context else { return 0 }
        return Unmanaged<LockPatience>.fromOpaque(context).takeUnretainedValue().wait(attempt) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
