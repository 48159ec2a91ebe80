import CLibrary
import CMotionbookSQLite

/// A database's file as it stands on the disk, whatever must happen before SQLite can read it.
extension Connection {
  /// The largest file that is read into memory whole: ten times 100,000 presets.
  static let mostBytes: Int64 = 1 << 30

  /// Whether the file's header says that changes go to a log beside it first: https://sqlite.org/wal.html
  ///
  /// To be asked before anything is read: SQLite makes two files beside such a one to read it.
  package func isInLogMode() throws(DatabaseError) -> Bool {
    try headerBytes(2, at: 18) == [2, 2]
  }

  /// How often the file has been changed, as its header counts modulo 2^32; nil of a database in memory, and in the
  /// mode with a log, where they are not counted: https://sqlite.org/fileformat2.html#file_change_counter
  ///
  /// To be asked at the beginning of a transaction, which adds one to it at its end if it changes anything.
  package func fileChangeCount() throws(DatabaseError) -> Int64? {
    guard try !isInLogMode() else { return nil }
    return try headerBytes(4, at: 24)?.reduce(0) { $0 << 8 | Int64($1) }
  }

  /// Nil of a database in memory, and of a file that ends before: that one is no database, which is for SQLite to say.
  private func headerBytes(_ count: Int32, at offset: Int64) throws(DatabaseError) -> [UInt8]? {
    guard let file = csqlite_file(handle) else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    let code = csqlite_file_read(file, &bytes, count, offset)
    if code & 0xFF == SQLITE_IOERR { return nil }
    try check(code)
    return bytes
  }

  /// The bytes of the file and of one beside it, of one moment as far as rollback journals go: no other process can
  /// change them meanwhile.
  ///
  /// - Returns: The companion's are nil when there is none.
  /// - Throws: `isBusy` when another process is changing the file.
  package func fileContents(
    with companion: Companion
  ) throws(DatabaseError) -> (database: [UInt8], companion: [UInt8]?) {
    guard let file = csqlite_file(handle) else { throw misuse("there is no file behind the database") }
    var code = csqlite_file_lock(file)
    var attempt: Int32 = 0
    while code & 0xFF == SQLITE_BUSY, patience.wait(attempt) {
      attempt += 1
      code = csqlite_file_lock(file)
    }
    try check(code)
    defer { _ = csqlite_file_unlock(file) }
    var size: sqlite3_int64 = 0
    try check(csqlite_file_size(file, &size))
    guard size <= Self.mostBytes else {
      throw DatabaseError(
        code: SQLITE_TOOBIG, message: "the file is too large to be recovered in memory", path: path)
    }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    var offset = 0
    while offset < bytes.count {
      let count = min(bytes.count - offset, 1 << 24)
      let code = bytes.withUnsafeMutableBytes { buffer in
        csqlite_file_read(file, buffer.baseAddress.map { $0 + offset }, Int32(count), Int64(offset))
      }
      try check(code)
      offset += count
    }
    return (bytes, try Self.contents(of: path + companion.suffix))
  }

  /// A file's bytes; nil when it is not there. Journals and logs bear no locks, so that they may be opened and closed.
  private static func contents(of path: String) throws(DatabaseError) -> [UInt8]? {
    let descriptor = CLibrary.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0, errno == ENOENT { return nil }
    defer { if descriptor >= 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    while descriptor >= 0, Int64(bytes.count) <= mostBytes {
      var count = 0
      bytes += [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, initialized in
        count = CLibrary.read(descriptor, buffer.baseAddress, buffer.count)
        initialized = max(count, 0)
      }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { break }
    }
    throw DatabaseError(
      code: SQLITE_CANTOPEN, message: "unable to read what is beside the database", path: path,
      systemError: errno)
  }

  /// A file that SQLite keeps beside a database while it is changed, and that a crash leaves.
  package enum Companion: CaseIterable, Sendable {
    /// The rollback journal.
    case journal
    /// The write-ahead log, and the memory that its users share.
    case log, sharedMemory

    /// The ending that it adds to the database's name.
    package var suffix: String {
      switch self {
      case .journal: "-journal"
      case .log: "-wal"
      case .sharedMemory: "-shm"
      }
    }

    /// Whether there is one beside a database that may hold something.
    package func isBeside(_ path: String) -> Bool {
      var status = stat()
      return stat(path + suffix, &status) == 0 && status.st_size > 0
    }

    /// Whether something that is no file stands in its place: a folder, or a pipe, which SQLite would wait for.
    package func isObstructed(beside path: String) -> Bool {
      Connection.kind(of: path + suffix).map { $0 != S_IFREG } ?? false
    }
  }

  /// Whether a path leads to something that is neither a file nor a folder: SQLite would wait for a pipe, and read a device
  /// as an empty file.
  package static func isPipeOrDevice(_ path: String) -> Bool {
    kind(of: path).map { $0 != S_IFREG && $0 != S_IFDIR } ?? false
  }

  /// Whether the folder is there in which a file would be.
  package static func hasFolder(_ path: String) -> Bool {
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    return kind(of: folder) == S_IFDIR
  }

  /// The kind of the file at a path, as the system counts kinds; nil where there is none.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
