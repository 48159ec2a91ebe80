import CLibrary
import CMotionbookSQLite

/// An error of SQLite, or of this layer in its name.
public struct DatabaseError: Error, Sendable, Equatable {
  /// The extended result code: https://sqlite.org/rescode.html
  package var code: Int32
  /// SQLite's own words.
  package var message: String
  /// The statement that failed, where it was prepared by itself.
  package var sql: String?
  /// The path of the database, as it was given.
  package var path: String?
  /// The system's `errno`, where the system refused.
  package var systemError: Int32?

  /// An error of the given facts.
  package init(
    code: Int32, message: String, sql: String? = nil, path: String? = nil, systemError: Int32? = nil
  ) {
    self.code = code
    self.message = message
    self.sql = sql
    self.path = path
    self.systemError = systemError
  }

  /// The latest error of a connection.
  init(code: Int32, connection: OpaquePointer, sql: String? = nil, path: String?) {
    self.init(code: code, message: String(cString: sqlite3_errmsg(connection)), sql: sql, path: path)
    // SQLite keeps errno for these two only; beside another code it would be that of an earlier error.
    guard isCannotOpen || primaryCode == SQLITE_IOERR else { return }
    let systemError = sqlite3_system_errno(connection)
    if systemError != 0 { self.systemError = systemError }
  }

  /// The result code without its extension: the low eight bits.
  package var primaryCode: Int32 { code & 0xFF }
}

extension DatabaseError {
  /// Another connection holds the lock, and went on holding it for the whole busy timeout.
  package var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

  /// The file contradicts itself.
  package var isCorrupt: Bool { primaryCode == SQLITE_CORRUPT }

  /// The file is something else.
  package var isNotADatabase: Bool { primaryCode == SQLITE_NOTADB }

  /// No space left.
  package var isFull: Bool { primaryCode == SQLITE_FULL }

  /// The file, its folder or the connection does not allow writing.
  package var isReadOnly: Bool { primaryCode == SQLITE_READONLY }

  /// A crash left a journal that must be played back before anyone can read, and a read-only connection may
  /// not do so. Opening the file once for writing and reading something recovers it.
  package var isReadOnlyRecovery: Bool {
    code == SQLITE_READONLY | (3 << 8) || code == SQLITE_READONLY | (1 << 8)
  }

  /// The file is missing, is a folder, or is out of reach; `systemError` tells.
  package var isCannotOpen: Bool { primaryCode == SQLITE_CANTOPEN }

  /// The system forbids writing, rather than lacks something.
  package var isForbidden: Bool {
    // Where it says nothing, permission is what is missing most often.
    systemError == nil || systemError == EACCES || systemError == EROFS || systemError == EPERM
  }

  /// The statement took more work than anything sensible can.
  package var isInterrupted: Bool { primaryCode == SQLITE_INTERRUPT }

  /// The schema forbids the value.
  package var isConstraint: Bool { primaryCode == SQLITE_CONSTRAINT }

  /// The caller's mistake: a wrong number of values, two statements for one, a write inside a read.
  package var isMisuse: Bool { primaryCode == SQLITE_MISUSE }
}

extension DatabaseError: CustomStringConvertible {
  /// The database, what SQLite says, and what to do where that is known.
  package var sentence: String {
    var sentence = path.map { "\($0): \(message)" } ?? message
    if let systemError, let words = strerror(systemError) { sentence += " (\(String(cString: words)))" }
    if let advice { sentence += "; \(advice)" }
    return sentence
  }

  /// The sentence, the result code and the statement: for a log or a failed test.
  public var description: String {
    ["\(sentence) [SQLite \(code)]", sql].compactMap { $0 }.joined(separator: "\n")
  }

  private var advice: String? {
    if isReadOnlyRecovery {
      return "a crash left a journal beside it: open it once for writing to recover it"
    }
    if isInterrupted { return "the file asks for work without end: restore it from a copy" }
    if isBusy { return LockPatience.inVain }
    if isFull { return "free some space and try again" }
    if isReadOnly { return "allow writing to the file and to its folder" }
    if isCorrupt { return "restore it from a copy" }
    return nil
  }
}
