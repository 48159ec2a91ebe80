import SQLite

/// The schema's triggers, taken away while many presets are written and put back in the same transaction: nobody ever
/// sees the file without them.
///
/// They guard against other tools. What is written here has been resolved and checked, foreign keys and CHECK
/// constraints stay, and an insert with triggers keeps a journal of its own, which made a large import three times
/// as slow.
struct LiftedTriggers {
  private let connection: Connection
  private let definitions: [String]

  /// Takes the triggers away. The caller holds a transaction.
  init(_ connection: Connection) throws {
    self.connection = connection
    let triggers = try connection.prepare(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid"
    ).map { (name: $0.text(0), sql: $0.text(1)) }
    definitions = triggers.map(\.sql)
    for trigger in triggers { try connection.execute("DROP TRIGGER \"\(trigger.name)\"") }
  }

  /// Puts the triggers back as they were.
  func restore() throws {
    for definition in definitions { try connection.execute(definition) }
  }
}
