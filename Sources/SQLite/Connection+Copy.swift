import CSQLite

extension Connection {
  /// The same database in memory, with the path of the original. What is done to it never reaches the file.
  public static func memoryCopy(of source: Connection) throws(DatabaseError) -> Connection {
    let copy = try Connection(path: source.path, mode: .memory)
    try source.copyContents(to: copy)
    return copy
  }

  /// Replaces all that `destination` holds by what this database holds: https://sqlite.org/backup.html
  ///
  /// - Throws: `isBusy` when another process keeps either of them locked; then `destination` is unchanged.
  public func copyContents(to destination: Connection) throws(DatabaseError) {
    guard let backup = sqlite3_backup_init(destination.handle, "main", handle, "main") else {
      throw destination.error(sqlite3_extended_errcode(destination.handle))
    }
    let everyPage: Int32 = -1
    let code = sqlite3_backup_step(backup, everyPage)
    sqlite3_backup_finish(backup)
    guard code != SQLITE_DONE else { return }
    // The backup's code is the only place where the source's own error shows.
    throw DatabaseError(code: code, message: String(cString: sqlite3_errstr(code)), path: path)
  }
}
