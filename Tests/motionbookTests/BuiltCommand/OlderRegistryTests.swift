import Foundation
import SQLite
import Testing

@testable import motionbook

/// A registry as the first migration left it.
@Suite("The built command and an older registry")
struct OlderRegistryTests {
  private let command: BuiltCommand

  init() throws {
    command = try BuiltCommand()
    try command.run("init", "--seed", "apple").expect(0)
    let connection = try Connection(path: command.url("motionbook.db").path, mode: .readWrite)
    let triggers = try connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").map {
      $0.text(0)
    }
    for trigger in triggers { try connection.execute("DROP TRIGGER \"\(trigger)\"") }
    try connection.execute("PRAGMA foreign_keys = OFF")
    for table in try Self.laterTables() { try connection.execute("DROP TABLE \"\(table)\"") }
    try connection.execute("DELETE FROM migration WHERE number > 1; PRAGMA user_version = 1")
  }

  /// The tables that migrations after the first one make.
  private static func laterTables() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Migrations")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".sql") && !$0.hasPrefix("0001") }
      .flatMap { file in
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          .matches(of: /CREATE TABLE (\w+)/).map { String($0.output.1) }
      }
  }

  @Test("reads it through a migrated copy, and changes no byte")
  func reads() throws {
    let before = try Data(contentsOf: command.url("motionbook.db"))
    try command.run("show", "apple.snappy").expect(0)
    try command.run("list", "--json").expect(0)
    try command.run("validate", "--strict").expect(0)
    try command.run("export").expect(0)
    try command.run("tweak", "apple.snappy", "--bounce", "0.2", "--dry-run").expect(0)
    #expect(try Data(contentsOf: command.url("motionbook.db")) == before)
  }

  @Test("migrates it before it writes, and says so once")
  func writes() throws {
    let first = try command.run("tweak", "apple.snappy", "--bounce", "0.2").expect(0)
    #expect(first.err.contains("was migrated to this version: 0002_guard_references.sql"))
    let second = try command.run("tweak", "apple.snappy", "--bounce", "0.25").expect(0)
    #expect(!second.err.contains("migrated"))
    #expect(try command.run("show", "apple.snappy", "--json").expect(0).text.contains("\"bounce\": 0.25"))
  }

  @Test("migrate does only that")
  func migrates() throws {
    #expect(try command.run("migrate", "--dry-run").expect(0).text.contains("0002_guard_references.sql"))
    #expect(try command.run("migrate").expect(0).text.contains("0002_guard_references.sql"))
    let after = try Data(contentsOf: command.url("motionbook.db"))
    try command.run("migrate").expect(0)
    #expect(try Data(contentsOf: command.url("motionbook.db")) == after)
  }
}
