import Foundation
import Presets
import MotionbookSQLite
import TestSupport
import Testing

@testable import Registry

@Suite("Migrating")
struct MigratingTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("motionbook.db")
  }

  /// The number of the first migration that is not there yet.
  private let next = Migration.all.count + 1

  private func migration(_ number: Int, _ sql: String) throws -> Migration {
    try #require(Migration(file: String("000\(number)".suffix(4)) + "_add_thing.sql", sql: sql))
  }

  @Test("The schema is the recorded one")
  func schema() throws {
    let registry = try folder.registry()
    let dump =
      try registry.connection.prepare(
        "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name"
      ).map { $0.text(0) }.joined(separator: ";\n\n") + ";\n"
    try Golden.expect(dump, equals: "schema.sql")
  }

  @Test("Migrations are numbered from 1 without gaps, and named by their files")
  func numbers() {
    #expect(Migration.all.map(\.number) == Array(1...Migration.all.count))
    func checksum(_ sql: String) -> String? { Migration(file: "0001_x.sql", sql: sql)?.checksum }
    #expect(Migration(file: "readme.md", sql: "") == nil && Migration(file: "0000_x.sql", sql: "") == nil)
    #expect(checksum("") == "cbf29ce484222325" && checksum("a") == "af63dc4c8601ec8c")
  }

  @Test("A second run does nothing")
  func again() throws {
    let registry = try folder.registry()
    let before = try folder.bytes("motionbook.db")
    #expect(try Migrator(connection: registry.connection, path: path).migrate().isEmpty)
    #expect(try RegistryStore.open(path, for: .writing).migrated.isEmpty)
    #expect(try folder.bytes("motionbook.db") == before)
  }

  @Test("A migration that fails leaves the file byte for byte, the ones before it done")
  func failing() throws {
    let book = try RandomBook.make(seed: 4)
    _ = try folder.registry(holding: book)
    let before = try folder.bytes("motionbook.db")
    let failing = [
      "CREATE TABLE extra (x); DELETE FROM preset; SELECT nonsense;", "CREATE TABLE preset (x);",
      "PRAGMA defer_foreign_keys = ON; INSERT INTO alias VALUES (1, 99);",
    ]
    for sql in failing {
      let migrations = Migration.all + [try migration(next, sql)]
      #expect(throws: RegistryError.self, "\(sql)") {
        try RegistryStore.open(path, for: .writing, migrations: migrations)
      }
      #expect(try folder.bytes("motionbook.db") == before, "\(sql)")
    }
    let migrations =
      Migration.all + [try migration(next, "CREATE TABLE extra (x);"), try migration(next + 1, failing[0])]
    #expect(throws: RegistryError.self) {
      try RegistryStore.open(path, for: .writing, migrations: migrations)
    }
    let halfway = try RegistryStore.open(path, for: .reading, migrations: Array(migrations.prefix(next)))
    #expect(halfway.migrated.isEmpty)
    #expect(try halfway.book().presets == book.presets)
  }

  @Test("An older registry is read without a byte changed, and migrated when it is opened for writing")
  func older() throws {
    let book = try RandomBook.make(seed: 5)
    _ = try folder.registry(holding: book)
    let before = try folder.bytes("motionbook.db")
    let migrations =
      Migration.all + [try migration(next, "UPDATE preset SET summary = 'migrated' WHERE name IS NOT NULL;")]
    let reading = try RegistryStore.open(path, for: .reading, migrations: migrations)
    #expect(reading.migrated == [try migration(next, "").file], "in a copy")
    #expect(try reading.book().presets.allSatisfy { $0.summary == "migrated" })
    #expect(try folder.bytes("motionbook.db") == before)
    let dryRun = try RegistryStore.open(path, for: .dryRun, migrations: migrations)
    #expect(dryRun.migrated == [try migration(next, "").file])
    #expect(try folder.bytes("motionbook.db") == before)
    let writing = try RegistryStore.open(path, for: .writing, migrations: migrations)
    #expect(writing.migrated == [try migration(next, "").file])
    #expect(try writing.connection.userVersion == Int32(next))
    #expect(try RegistryStore.open(path, for: .reading, migrations: migrations).migrated.isEmpty)
    #expect(throws: RegistryError.self, "it is newer than this version now") {
      try RegistryStore.open(path, for: .reading)
    }
  }
}
