import PlainText
import MotionbookSQLite

/// Brings a connection's schema to this version, step by step.
struct Migrator {
  let connection: Connection
  let path: String
  var available = Migration.all
  /// Whether what is there must be what the migrations make.
  var checksSchema = true

  /// Marks a file as a registry: "MotB" in ASCII.
  static let applicationID: Int32 = 0x4D6F_7442

  /// The migrations that the registry still needs.
  ///
  /// - Throws: ``RegistryError`` when the file is no registry, a newer one, its history is not this version's, or its
  ///   schema is not the one that its history makes.
  func pending() throws -> [Migration] {
    guard try connection.applicationID == Self.applicationID else {
      let tables = try connection.prepare("SELECT count(*) FROM sqlite_schema").first { $0.int64(0) } ?? 0
      throw RegistryError.foreign(
        path: path, what: tables == 0 ? "an empty file" : "another application's SQLite file")
    }
    // Nothing but this may be asked before it is known what would answer.
    let schema = try Schema(of: connection)
    let applied = try applied(schema)
    let pending = try MigrationPlan.pending(
      applied: applied, version: Int(connection.userVersion), available: available, path: path)
    if checksSchema {
      try refuse(Self.differences(of: schema, from: Array(available.prefix(applied.count))))
    }
    return pending
  }

  /// Compares a schema with the one that migrations make.
  ///
  /// - Returns: The differences, in words; empty when there are none.
  static func differences(of schema: Schema, from migrations: [Migration]) throws -> [String] {
    if let statements = SchemaStatements(of: migrations), schema.isExactly(statements) { return [] }
    return try schema.differences(from: Self.schema(madeBy: migrations))
  }

  /// The schema that migrations make, by running them.
  static func schema(madeBy migrations: [Migration]) throws -> Schema {
    let connection = try Connection(path: "the schema of this version", mode: .memory)
    let migrator = Migrator(
      connection: connection, path: connection.path, available: migrations, checksSchema: false)
    _ = try migrator.migrate()
    return try Schema(of: connection)
  }

  private func refuse(_ differences: [String]) throws {
    if !differences.isEmpty { throw RegistryError.foreignSchema(path: path, differences: differences) }
  }

  private func applied(_ schema: Schema) throws -> [AppliedMigration] {
    guard let history = schema.object(named: "migration") else { return [] }
    if history.type != "table" || history.sql != AppliedMigration.table {
      try refuse(["\(history.words) is another"])
    }
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
          \(AppliedMigration.table);
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

/// Which migrations a registry still needs. Pure, so that every mishap can be tested without a file.
enum MigrationPlan {
  /// The migrations to run.
  static func pending(
    applied: [AppliedMigration], version: Int, available: [Migration], path: String
  ) throws(RegistryError) -> [Migration] {
    let latest = available.last?.number ?? 0
    let newest = max(version, applied.last?.number ?? 0)
    if newest > latest { throw .newer(path: path, version: newest, supported: latest) }
    for (index, migration) in applied.enumerated() {
      guard migration.number == index + 1 else {
        throw .edited(path: path, reason: "migration \(index + 1) is missing from its history")
      }
      let known = available[index]
      guard migration.file == known.file, migration.checksum == known.checksum else {
        throw .edited(
          path: path,
          reason: "it was made by another \(migration.file) than this version's \(known.file); "
            + "use the motionbook that made it, export as JSON, and import that")
      }
    }
    if version != applied.count {
      throw .edited(
        path: path,
        reason: "it is of version \(version), and its history has \(applied.count.counted("migration")); "
          + "restore it from a copy")
    }
    return Array(available.dropFirst(applied.count))
  }
}
