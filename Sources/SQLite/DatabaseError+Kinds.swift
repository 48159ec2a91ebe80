import CSQLite

extension DatabaseError {
  /// Another connection holds the lock, and went on holding it for the whole busy timeout.
  public var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

  /// The file contradicts itself.
  public var isCorrupt: Bool { primaryCode == SQLITE_CORRUPT }

  /// The file is something else.
  public var isNotADatabase: Bool { primaryCode == SQLITE_NOTADB }

  /// No space left.
  public var isFull: Bool { primaryCode == SQLITE_FULL }

  /// The file, its folder or the connection does not allow writing.
  public var isReadOnly: Bool { primaryCode == SQLITE_READONLY }

  /// A crash left a journal that must be played back before anyone can read, and a read-only connection may
  /// not do so. Opening the file once for writing and reading something recovers it.
  public var isReadOnlyRecovery: Bool {
    code == SQLITE_READONLY | (3 << 8) || code == SQLITE_READONLY | (1 << 8)
  }

  /// The file is missing, is a folder, or is out of reach; `systemError` tells.
  public var isCannotOpen: Bool { primaryCode == SQLITE_CANTOPEN }

  /// The schema forbids the value; `constraint` tells which rule.
  public var isConstraint: Bool { primaryCode == SQLITE_CONSTRAINT }

  /// `interrupt` stopped the statement.
  public var isInterrupted: Bool { primaryCode == SQLITE_INTERRUPT }

  /// The caller's mistake: a wrong number of values, two statements for one, a write inside a read.
  public var isMisuse: Bool { primaryCode == SQLITE_MISUSE }
}
