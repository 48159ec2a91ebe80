import PlainText
import MotionbookSQLite

/// The tables, indexes and triggers of a database, as `sqlite_schema` says them.
///
/// A file from an unknown author can hold a view in a table's place, a trigger that never ends, or a table without its
/// constraints. So a registry's schema must be, letter for letter, what the migrations of its version make.
struct Schema {
  struct Object: Hashable {
    let type: String
    let name: String
    /// Nil for the indexes that SQLite makes of constraints.
    let sql: String?
    /// The key that tells it from all others: triggers have names of their own.
    var key: String { type + " " + name }
    /// How differences call it.
    var words: String { "the \(type.visible) \(name.visible)" }
  }

  let objects: [Object]

  init(of connection: Connection) throws {
    objects = try connection.prepare("SELECT type, name, sql FROM sqlite_schema").map { row in
      Object(type: try row.get("type"), name: try row.get("name"), sql: try row.get("sql"))
    }
  }

  /// The object of a name among tables and indexes.
  func object(named name: String) -> Object? { objects.first { $0.name == name && $0.type != "trigger" } }

  /// Whether it is made of these statements. Running them takes longer than all else that opening a registry does, and
  /// SQLite keeps their text as it stands.
  func isExactly(_ statements: SchemaStatements) -> Bool {
    var expected = statements.texts
    for object in objects where !isSQLitesOwn(object) {
      guard let sql = object.sql, expected.removeValue(forKey: object.key) == sql else {
        return false
      }
    }
    return expected.isEmpty
  }

  /// Whether SQLite made an object itself: tables of `ANALYZE`, and the indexes of constraints, which follow from the
  /// text of their tables.
  private func isSQLitesOwn(_ object: Object) -> Bool {
    switch object.name {
    case "sqlite_stat1": object.sql == "CREATE TABLE sqlite_stat1(tbl,idx,stat)"
    case "sqlite_stat4": object.sql == "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"
    default: object.sql == nil && object.type == "index" && object.name.hasPrefix("sqlite_autoindex_")
    }
  }

  /// The differences from another schema, in words; none where both are the same.
  func differences(from other: Schema) -> [String] {
    let found = objects.filter { !isSQLitesOwn($0) || $0.sql == nil }
    let wanted = Set(other.objects)
    let wantedKeys = Set(wanted.map(\.key))
    let foundKeys = Set(found.map(\.key))
    var differences: [String] = []
    for object in found where !wanted.contains(object) {
      differences.append(
        object.words + (wantedKeys.contains(object.key) ? " is another" : " does not belong there"))
    }
    for object in other.objects where !foundKeys.contains(object.key) {
      differences.append(object.words + " is missing")
    }
    if differences.isEmpty, found.count != wanted.count { differences.append("an object stands there twice") }
    return differences
  }
}

/// The statements of migrations that make what is in the schema in the end, read from their text.
struct SchemaStatements {
  /// By ``Schema/Object/key``.
  private(set) var texts: [String: String] = ["table migration": AppliedMigration.table]

  /// Nil when a migration does more than `CREATE` tables, indexes and triggers, `DROP` indexes and triggers, and change
  /// rows: what comes of that only SQLite knows.
  init?(of migrations: [Migration]) {
    // Every command that reads a registry waits for this.
    texts.reserveCapacity(migrations.reduce(0) { $0 + $1.statements.count })
    for migration in migrations {
      for statement in migration.statements {
        var rest = statement[...].utf8
        /// The next word; empty at the end.
        func word() -> String {
          let word = rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
          rest = rest[word.endIndex...].dropFirst()
          return String(Substring(word))
        }
        let (verb, type) = (word(), word().lowercased())
        switch (verb, type) {
        case ("CREATE", "table"), ("CREATE", "index"), ("CREATE", "trigger"):
          texts[type + " " + word()] = statement
        case ("DROP", "index"), ("DROP", "trigger"): texts[type + " " + word()] = nil
        case ("INSERT", _), ("UPDATE", _), ("DELETE", _): break
        default: return nil
        }
      }
    }
  }
}
