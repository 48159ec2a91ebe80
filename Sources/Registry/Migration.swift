import EmbeddedFiles
import PlainText

/// One step of the schema: a file of `Migrations/`, never edited once it has landed.
public struct Migration: Hashable, Sendable {
  /// Its number, from 1 without gaps.
  public let number: Int
  /// The file's name.
  public let file: String
  /// The SQL.
  public let sql: String

  /// Tells edited SQL from what ran. It guards against mistakes, not against attackers, who could write the file as
  /// they like.
  public let checksum: String
  /// The statements of the SQL. Every registry that is opened is compared with them: they are read once a process.
  let statements: [String]

  /// A migration of a file named `NNNN_verb_noun.sql`; nil for any other name.
  public init?(file: String, sql: String) {
    guard file.hasSuffix(".sql"), let number = Int(file.prefix(4)), number > 0 else { return nil }
    self.number = number
    self.file = file
    self.sql = sql
    var hash = StableHash()
    hash.add(bytes: sql.utf8)
    checksum = hash.hexadecimal
    statements = SchemaStatements.statements(of: sql)
  }

  /// The migrations that this version knows, in order.
  public static let all: [Migration] = EmbeddedFiles.migrations
    .compactMap { Migration(file: $0.path, sql: $0.text) }
    .sorted { $0.number < $1.number }
}

/// A migration that a registry has behind it.
struct AppliedMigration: Hashable {
  let number: Int
  let file: String
  let checksum: String
}
