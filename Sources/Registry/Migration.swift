import CLibrary
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
    hash.add(text: sql)
    checksum = hash.hexadecimal
    statements = Self.statements(of: sql)
  }

  /// The migrations that this version knows, in order.
  public static let all: [Migration] = Embedded.migrations
    .compactMap { Migration(file: $0.path, sql: $0.text) }
    .sorted { $0.number < $1.number }

  /// The statements of a script in the style of `Migrations/`, without their semicolons: each begins at the start of a
  /// line, and ends at the end of one, a trigger with `END;` alone on it.
  private static func statements(of script: String) -> [String] {
    script.withBytes { bytes in
      guard let text = bytes.baseAddress else { return [] }
      var statements: [String] = []
      var start: Int?
      var isTrigger = false
      var place = 0
      // Only the lines that are kept are copied.
      while place < bytes.count {
        let rest = UnsafeRawPointer(text + place)
        let end =
          memchr(rest, 0x0A, bytes.count - place).map { place + (UnsafeRawPointer($0) - rest) } ?? bytes.count
        let line = bytes[place..<end]
        place = end + 1
        if start == nil {
          guard let first = line.first, first != UInt8(ascii: "-"), first != UInt8(ascii: " ") else {
            continue
          }
          start = line.startIndex
          isTrigger = line.starts(with: "CREATE TRIGGER ".utf8)
        }
        guard let begin = start, line.last == UInt8(ascii: ";"),
          !isTrigger || line.elementsEqual("END;".utf8),
          !line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "--".utf8)
        else { continue }
        statements.append(
          String(decoding: UnsafeBufferPointer(rebasing: bytes[begin..<end - 1]), as: UTF8.self))
        start = nil
      }
      if let start {
        statements.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start...]), as: UTF8.self))
      }
      return statements
    }
  }
}

/// A migration that a registry has behind it.
struct AppliedMigration: Hashable {
  let number: Int
  let file: String
  let checksum: String

  /// The statement that makes the table of the migrations that have run.
  static let table = """
    CREATE TABLE migration (
      number INTEGER PRIMARY KEY,
      file TEXT NOT NULL,
      checksum TEXT NOT NULL
    ) STRICT
    """
}
