import Foundation
import Presets
import MotionbookSQLite
import TestSupport
import Testing

@testable import Registry

/// Registries whose schema another program has changed.
@Suite("A forged schema", .enabled(if: CommandLineTool.path != nil, "needs sqlite3: apt-get install sqlite3"))
struct ForgedSchemaTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("motionbook.db")
    _ = try folder.registry(holding: try RandomBook.make(seed: 3))
  }

  @Test(
    "is refused with what differs, for reading, writing and dry runs, and left as it is",
    arguments: Extent.cases(Forgery.all))
  func refused(_ forgery: Forgery) throws {
    try forgery.apply(to: path)
    let before = try folder.bytes("motionbook.db")
    for purpose in [RegistryStore.Purpose.reading, .writing, .dryRun] {
      let sentence = try #require(
        sentence { _ = try RegistryStore.open(path, for: purpose).book() }, "it is opened for \(purpose)")
      for word in forgery.words + [path] { #expect(sentence.contains(word), "\(sentence)") }
    }
    #expect(throws: RegistryError.self) {
      try RegistryStore.open(contents: Array(before), as: "bytes").book()
    }
    #expect(try folder.bytes("motionbook.db") == before)
    #expect(try folder.names() == ["motionbook.db"])
  }

  @Test("is not what ANALYZE and VACUUM leave, nor a registry that was written from a dump")
  func harmless() throws {
    let book = try RegistryStore.open(path, for: .reading).book()
    #expect(try CommandLineTool.run("ANALYZE; VACUUM;", on: path).errors == "")
    #expect(try RegistryStore.open(path, for: .reading).book().presets == book.presets)
    let dump = try CommandLineTool.run(".dump", on: path).output
    let header =
      "PRAGMA application_id = \(Migrator.applicationID); PRAGMA user_version = \(Migration.all.count);"
    #expect(try CommandLineTool.run(dump + header, on: folder.path("restored.db")).errors == "")
    // A dump writes texts with control characters in its own way.
    #expect(
      try RegistryStore.open(folder.path("restored.db"), for: .reading).names()
        == book.presets.map(\.name.text))
  }

  @Test("Every version's schema is known from the text of its migrations, without running them")
  func everyVersion() throws {
    for version in 1...Migration.all.count {
      let migrations = Array(Migration.all.prefix(version))
      let statements = try #require(
        SchemaStatements(of: migrations), "version \(version) is only known by running it")
      let made = try Migrator.schema(madeBy: migrations)
      #expect(made.isExactly(statements), "version \(version)")
      #expect(try Migrator.differences(of: made, from: migrations) == [])
      #expect(made.objects.count { $0.sql != nil } == statements.texts.count)
    }
  }

  @Test("A registry of an older version is compared with that version's schema")
  func older() throws {
    for version in 1..<Migration.all.count {
      let older = folder.path("\(version).db")
      _ = try RegistryStore.create(older, migrations: Array(Migration.all.prefix(version)))
      #expect(try !RegistryStore.open(older, for: .reading).migrated.isEmpty)
      #expect(try CommandLineTool.run("CREATE INDEX mine ON preset (role);", on: older).errors == "")
      for purpose in [RegistryStore.Purpose.reading, .writing, .dryRun] {
        let sentence = sentence { _ = try RegistryStore.open(older, for: purpose) }
        #expect(sentence?.contains("the index mine does not belong there") == true, "\(sentence ?? "")")
      }
      #expect(try CommandLineTool.run("DROP INDEX mine;", on: older).errors == "")
      #expect(try RegistryStore.open(older, for: .writing).migrated.count == Migration.all.count - version)
    }
  }
}

/// One way to change a registry's schema with another tool.
struct Forgery: CustomTestStringConvertible, Sendable {
  let script: String
  /// Words that the sentence names.
  let words: [String]

  var testDescription: String { String(script.prefix(80)) }

  init(_ script: String, _ words: String...) { (self.script, self.words) = (script, words) }

  func apply(to path: String) throws {
    #expect(try CommandLineTool.run(script + ";", on: path).errors == "", "\(script)")
  }

  /// Replaces a part of an object's text behind SQLite's back.
  private static func edit(_ name: String, _ old: String, _ new: String) -> Forgery {
    let (old, new) = (
      old.replacingOccurrences(of: "'", with: "''"), new.replacingOccurrences(of: "'", with: "''")
    )
    return Forgery(
      ".dbconfig defensive off\nPRAGMA writable_schema = ON;\n"
        + "UPDATE sqlite_schema SET sql = replace(sql, '\(old)', '\(new)') WHERE name = '\(name)'", name,
      "is another")
  }

  private static let endless =
    "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"

  static let all: [Forgery] = [
    Forgery("CREATE VIEW note AS SELECT 1", "the view note", "does not belong there"),
    Forgery("CREATE TABLE note (text)", "the table note", "does not belong there"),
    Forgery("CREATE TABLE \"a\nb\" (text)", "the table a\\nb", "does not belong there"),
    Forgery("CREATE INDEX mine ON preset (role)", "the index mine"),
    Forgery("CREATE TRIGGER mine AFTER INSERT ON preset BEGIN DELETE FROM preset; END", "the trigger mine"),
    Forgery(
      "CREATE TRIGGER \"x\"\"y\" AFTER UPDATE ON spring BEGIN SELECT load_extension('x'); END",
      "the trigger x\"y"),
    Forgery(
      "CREATE TRIGGER endless AFTER INSERT ON preset BEGIN SELECT count(*) FROM (\(endless)); END", "endless"),
    Forgery("CREATE VIRTUAL TABLE search USING fts4(text)", "search"),
    Forgery("DROP TRIGGER preset_in_use", "the trigger preset_in_use is missing"),
    Forgery("DROP INDEX preset_owner", "the index preset_owner is missing"),
    Forgery("DROP TABLE setting", "the table setting is missing"),
    Forgery(
      "DROP TRIGGER preset_in_use; CREATE TRIGGER preset_in_use AFTER INSERT ON point BEGIN SELECT 1; END",
      "the trigger preset_in_use is another"),
    Forgery("ALTER TABLE preset ADD COLUMN mine TEXT", "the table preset is another"),
    Forgery("ALTER TABLE setting RENAME COLUMN rule TO role", "the table setting is another"),
    Forgery(
      "DROP TABLE setting; CREATE VIEW setting AS \(endless)", "the view setting", "does not belong there"),
    Forgery(
      "DROP TABLE setting; CREATE TABLE setting (rule, severity, threshold)", "the table setting is another"),
    Forgery("DROP TABLE migration; CREATE VIEW migration AS \(endless)", "the view migration is another"),
    Forgery(
      "DROP TABLE migration; CREATE TABLE migration (number, file, checksum)",
      "the table migration is another"),
    edit("preset", "CONSTRAINT preset_id_positive CHECK (id > 0),", ""),
    edit("preset", "'linear' AND name <> 'none'", "'linear' AND name <> 'nOne'"),
    edit("spring", "duration REAL", "duration ANY"), edit("spring", ") STRICT", ")"),
    edit("spring", "duration > 0", "duration > abs(load_extension('x'))"),
    edit("preset_path", "replace(name, '.', ' ')", "lower(name)"),
    edit("curve_goes", "END", "SELECT 1; END"),
    edit("preset_is_new", "END", "END; ATTACH 'other.db' AS other"),
  ]
}
