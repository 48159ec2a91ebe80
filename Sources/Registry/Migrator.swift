import SQLite

/// Brings a connection's schema to this version, step by step.
struct Migrator {
  let connection: Connection
  let path: String
  var available = Migration.all

  /// Marks a file as a registry: "MotB" in ASCII.
  static let applicationID: Int32 = 0x4D6F_7442

  /// The migrations that the registry still needs.
  ///
  /// - Throws: ``RegistryError`` when the file is no registry, a newer one, or its history is not this version's.
  func pending() throws -> [Migration] {
    guard try connection.applicationID == Self.applicationID else {
      let tables = try connection.prepare("SELECT count(*) FROM sqlite_schema").first { $0.int64(0) } ?? 0
      throw RegistryError.foreign(
        path: path, what: tables == 0 ? "an empty file" : "another application's SQLite file")
    }
    return try MigrationPlan.pending(
      applied: applied(), version: Int(connection.userVersion), available: available, path: path)
  }

  private func applied() throws -> [AppliedMigration] {
    let hasHistory =
      try connection.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migration'")
      .first { _ in true } != nil
    if !hasHistory { return [] }
    return try connection.prepare("SELECT number, file, checksum FROM migration ORDER BY number").map { row in
      AppliedMigration(
        number: try row.get("number"), file: try row.get("file"), checksum: try row.get("checksum"))
    }
  }

  /// Runs what is pending; each migration is one transaction with its row of history.
  ///
  /// - Returns: What was run.
  func migrate() throws -> [Migration] {
    var done: [Migration] = []
    while let migration = try runNext() { done.append(migration) }
    return done
  }

  /// Runs the next migration, if there is one. It is looked up inside the transaction: another process may have
  /// migrated while this one waited for the lock.
  private func runNext() throws -> Migration? {
    try connection.write {
      let isNew = try isEmpty()
      guard let migration = isNew ? available.first : try pending().first else { return nil }
      if isNew {
        try connection.execute(
          """
          PRAGMA application_id = \(Self.applicationID);
          CREATE TABLE migration (
            number INTEGER PRIMARY KEY,
            file TEXT NOT NULL,
            checksum TEXT NOT NULL
          ) STRICT;
          """)
      }
      try connection.execute(migration.sql)
      try connection.prepare("INSERT INTO migration (number, file, checksum) VALUES (?1, ?2, ?3)")
        .run(migration.number, migration.file, migration.checksum)
      try connection.execute("PRAGMA user_version = \(migration.number)")
      try checkForeignKeys(after: migration)
      return migration
    }
  }

  private func isEmpty() throws -> Bool {
    try connection.applicationID == 0 && connection.userVersion == 0
      && connection.prepare("SELECT 1 FROM sqlite_schema").first { _ in true } == nil
  }

  private func checkForeignKeys(after migration: Migration) throws {
    let broken = try connection.prepare("PRAGMA foreign_key_check").first { row in row.text(0) }
    if let table = broken {
      throw RegistryError.damaged(
        path: path, reason: "after \(migration.file) a row of \(table) refers to nothing; nothing was changed"
      )
    }
  }
}
