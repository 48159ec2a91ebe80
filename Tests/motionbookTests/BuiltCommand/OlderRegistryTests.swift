import Foundation
import MotionbookSQLite
import Testing

@testable import Registry
@testable import motionbook

/// A registry as the first migration left it.
enum OlderRegistry {
  /// Makes it, and returns its bytes.
  static func make(in command: BuiltCommand, as file: String) throws -> Data {
    let path = command.path(file)
    let first = Array(Migration.all.prefix(1))
    try RegistryStore.create(path, migrations: first)
      .apply(saved: try #require(try Pack.all().first { $0.name == "apple" }).presets())
    return try command.bytes(file)
  }
}

@Suite("The built command and an older registry")
struct OlderRegistryTests {
  private let command: BuiltCommand

  init() throws {
    command = try BuiltCommand()
    _ = try OlderRegistry.make(in: command, as: "motionbook.db")
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
