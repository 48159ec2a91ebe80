import Foundation
import TestSupport
import Testing

/// Registries that somebody else made to harm, and every command that opens one.
@Suite(
  "The built command and a forged registry",
  .enabled(if: ForgedRegistry.isPossible, "needs sqlite3: apt-get install sqlite3"))
struct ForgedRegistryTests {
  @Test(
    "ends with a sentence, in time, and changes nothing unless it is a change that works",
    arguments: Extent.of(ForgedRegistry.all))
  func endures(_ forged: ForgedRegistry) throws {
    let command = try BuiltCommand()
    try command.run("init", "--registry", "bad.db").expect(0)
    try forged.apply(command.url("bad.db"))
    let original = try command.contents()
    for words in Extent.of(BadRegistryTests.commands) {
      let outcome = try command.run(
        words + ["--registry", "bad.db"], input: Data(Texts.registry(Texts.spring("a")).utf8))
      let label = "\(forged.script.prefix(100)): \(words): \(outcome.status) \(outcome.err.prefix(300))"
      #expect([0, 1, 2].contains(outcome.status), "\(label)")
      if forged.isRefused { #expect(outcome.status == 2, "\(label)") }
      if outcome.status == 2 {
        #expect(outcome.err.contains("Error: "), "\(label)")
        #expect(!forged.isRefused || outcome.err.contains("bad.db"), "\(label)")
        #expect(try command.contents() == original, "\(label)")
      }
      #expect(!outcome.err.contains("\u{1B}") && !outcome.err.contains("Fatal error"), "\(label)")
      let names = try command.files().filter { $0 != "out.json" }
      #expect(names == ["bad.db"], "\(label)")
      for file in try command.files() where original[file] == nil { try command.remove(file) }
      try command.write(try #require(original["bad.db"]), to: "bad.db")
    }
    if forged.isRefused { try command.run("diff", "bad.db", "bad.db").expect(2) }
  }

  @Test("validate says which names are none, and everything else refuses them")
  func names() throws {
    let command = try BuiltCommand()
    try command.run("init").expect(0)
    try ForgedRegistry(
      "UPDATE preset SET name = '$(touch${IFS}x)' WHERE name = 'apple.bouncy'", isRefused: false
    )
    .apply(command.url("motionbook.db"))
    let validation = try command.run("validate").expect(1)
    #expect(validation.text.contains("invalid-name") && validation.text.contains("$(touch"))
    for words in [
      ["list", "--names"], ["list"], ["export", "--format", "swift"], ["show", "apple.snappy"],
    ] {
      let outcome = try command.run(words)
      #expect(outcome.out.isEmpty || words[0] == "show")
      if words[0] != "show" { outcome.expectSentence(naming: "is damaged", "preset's name") }
    }
  }
}

/// One way to forge a registry with another tool.
struct ForgedRegistry: CustomTestStringConvertible, Sendable {
  let script: String
  /// Whether no command may take it.
  let isRefused: Bool

  var testDescription: String { String(script.prefix(80)) }

  init(_ script: String, isRefused: Bool) { (self.script, self.isRefused) = (script, isRefused) }

  static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/sqlite3")

  func apply(_ file: URL) throws {
    let result = try Program.run([
      "/usr/bin/sqlite3", "-bail", file.path, ".dbconfig defensive off",
      "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF;", "PRAGMA writable_schema = ON;",
      script,
    ])
    #expect(result.status == 0, "\(script): \(result.output)")
  }

  private static let endless = "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n)"

  private static let schemas = [
    "CREATE VIEW note AS SELECT 1", "CREATE TABLE note (text)", "CREATE INDEX mine ON preset (role)",
    "CREATE TRIGGER mine AFTER INSERT ON preset BEGIN DELETE FROM preset; END",
    "CREATE TRIGGER \"x\"\"y\" AFTER UPDATE ON preset BEGIN SELECT 1; END",
    "CREATE TRIGGER mine AFTER INSERT ON preset BEGIN SELECT count(*) FROM (\(endless) SELECT i FROM n); END",
    "CREATE VIRTUAL TABLE search USING fts4(text)", "DROP TRIGGER preset_in_use", "DROP INDEX preset_owner",
    "DROP TABLE setting",
    "DROP TABLE setting; CREATE VIEW setting AS \(endless) SELECT i AS rule, i AS severity, i AS threshold FROM n",
    "DROP TABLE migration; CREATE VIEW migration AS \(endless) SELECT i AS number, i AS file, i AS checksum FROM n",
    "DROP TABLE spring; CREATE TABLE spring (preset_id, base_id, duration, bounce)",
    "ALTER TABLE preset ADD COLUMN mine TEXT",
    "UPDATE sqlite_schema SET sql = sql || '; ATTACH ''other.db'' AS v; DROP TABLE v.secrets' WHERE type = 'trigger'",
    "UPDATE sqlite_schema SET sql = 'CREATE TABLE migration (number, file, checksum)' WHERE name = 'migration'",
    "UPDATE sqlite_schema SET sql = replace(sql, 'id > 0', 'id > abs(load_extension(''x''))') WHERE name = 'preset'",
    "UPDATE sqlite_schema SET sql = 'garbage' WHERE name = 'spring'",
    "UPDATE sqlite_schema SET sql = zeroblob(50)",
    "UPDATE sqlite_schema SET name = char(27) || '[31m' WHERE name = 'preset_in_use'",
    "DELETE FROM sqlite_schema",
    "UPDATE migration SET file = char(27) || '[31m' WHERE number = 2", "UPDATE migration SET checksum = 'x'",
    "UPDATE migration SET number = 9223372036854775807 WHERE number = 2", "DELETE FROM migration",
    "PRAGMA user_version = -1", "PRAGMA user_version = 2147483647",
  ]

  /// Structures that the text of the schema does not show.
  private static let structures = [
    "UPDATE sqlite_schema SET rootpage = 999999 WHERE name = 'preset'",
    "UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'spring') WHERE name = 'curve'",
    "DELETE FROM sqlite_schema WHERE name LIKE 'sqlite_autoindex_preset%'",
  ]

  private static let rows = [
    "UPDATE spring SET duration = -1, dialect = NULL",
    "UPDATE spring SET duration = 9e999 WHERE duration IS NOT NULL",
    "UPDATE spring SET bounce = 2 WHERE bounce IS NOT NULL",
    "UPDATE spring SET bounce = -1 WHERE bounce IS NOT NULL",
    "UPDATE spring SET duration = NULL, bounce = NULL", "UPDATE duration SET duration = -1",
    "UPDATE curve SET x1 = 9, y1 = 9e999 WHERE x1 IS NOT NULL", "UPDATE curve SET steps = -4, x1 = NULL",
    "UPDATE curve SET hasPoints = 1, x1 = NULL", "UPDATE preset SET kind = 'clip'",
    "UPDATE preset SET kind = 'x'",
    "UPDATE preset SET standsFor = 'x'", "UPDATE preset SET role = 'x'", "UPDATE preset SET reduced = 'x'",
    "UPDATE preset SET name = 'X y' WHERE id = 1", "UPDATE preset SET name = '' WHERE id = 1",
    "UPDATE preset SET name = char(27) || '[31m' WHERE id = 1", "UPDATE preset SET extensions = '{'",
    "UPDATE preset SET deprecated = x'00'", "DELETE FROM spring", "DELETE FROM tween",
    "UPDATE alias SET of_id = preset_id",
    "UPDATE spring SET base_id = preset_id, duration = NULL, bounce = NULL",
    "UPDATE exception SET rule = ''", "INSERT INTO setting VALUES ('x', 'y', 9e999)",
    "INSERT INTO preset (id, name, kind, standsFor) VALUES (9223372036854775807, 'z.z', 'duration', 'duration')",
    "INSERT INTO preset (id, name, kind, standsFor) VALUES (-5, 'z.z', 'duration', 'duration'); INSERT INTO duration VALUES (-5, 0.2)",
    "INSERT INTO preset (name, kind, standsFor, depth) VALUES ('z.z', 'spring', 'spring', 9223372036854775807); INSERT INTO spring (preset_id, duration, bounce) SELECT id, 1, 0 FROM preset WHERE name = 'z.z'",
    "UPDATE preset SET depth = -7",
  ]

  /// Row changes past the triggers too, which are put back as they were.
  private static func pastTriggers(_ statement: String) -> String {
    "CREATE TEMP TABLE kept AS SELECT * FROM sqlite_schema WHERE type = 'trigger'; "
      + "DELETE FROM sqlite_schema WHERE type = 'trigger'; PRAGMA writable_schema = RESET; PRAGMA writable_schema = ON; "
      + statement
      + "; INSERT INTO sqlite_schema SELECT * FROM temp.kept"
  }

  static let all =
    schemas.map { ForgedRegistry($0, isRefused: true) }
    + structures.map { ForgedRegistry($0, isRefused: false) }
    + rows.map { ForgedRegistry(pastTriggers($0), isRefused: false) }
}
