import Foundation
import Presets
import MotionbookSQLite
import TestSupport
import Testing

@testable import Registry

@Suite(
  "The schema against other tools",
  .enabled(if: CommandLineTool.path != nil, "needs sqlite3: apt-get install sqlite3"))
struct SchemaTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("motionbook.db")
    _ = try folder.registry()
    #expect(try CommandLineTool.run(SchemaFixture.script + SchemaFixture.projection, on: path).errors == "")
  }

  private static func all() -> [(String, String)] {
    SchemaRefusals.presets + SchemaRefusals.springs + SchemaRefusals.curvesAndTweens
      + SchemaRefusals.clipsAndMore + SchemaRefusals.sequences + SchemaRefusals.morphs + SchemaRefusals.ranges
      + SchemaRefusals.journal
  }

  @Test("sqlite3 itself refuses each of these by the name of a constraint, foreign keys on or off")
  func refusals() throws {
    let before = try CommandLineTool.run(".dump", on: path).output
    for keys in ["OFF", "ON"] {
      // Of several statements the first are right, and would be kept where the tool goes on behind the last.
      let (several, single) = (
        Self.all().filter { $0.0.contains(";") }, Self.all().filter { !$0.0.contains(";") }
      )
      let errors =
        try several.flatMap { try self.errors(of: [$0.0], foreignKeys: keys, goesOn: false) }
        + self.errors(of: single.map(\.0), foreignKeys: keys)
      for ((statement, name), error) in zip(several + single, errors) {
        #expect(error.contains(name), "\(statement): \(error.isEmpty ? "accepted" : error)")
      }
    }
    #expect(try CommandLineTool.run(".dump", on: path).output == before)
  }

  /// The tool's errors of each script in a transaction of its own, by the line at which it stands.
  private func errors(of scripts: [String], foreignKeys: String, goesOn: Bool = true) throws -> [String] {
    var script = "PRAGMA foreign_keys = \(foreignKeys);\n"
    let ends = scripts.map { statement in
      script += "BEGIN;\n\(statement);\nCOMMIT;\n"
      let end = script.count { $0.isNewline }
      // What is refused at its end stays open; where nothing does, this is refused, at a line of no script.
      script += "ROLLBACK;\n"
      return end
    }
    var errors = Array(repeating: "", count: scripts.count)
    for error in try CommandLineTool.run(script, on: path, goesOn: goesOn).errors.split(separator: "\n") {
      guard let words = error.firstMatch(of: /near line (\d+): (.*)/), let line = Int(words.1) else {
        continue
      }
      guard let index = ends.firstIndex(where: { line <= $0 + 1 }), line <= ends[index] else { continue }
      errors[index] += words.2 + "\n"
    }
    return errors
  }

  @Test("Every named constraint and every trigger that refuses is put to the test")
  func completeness() throws {
    let schema = try CommandLineTool.run(".schema", on: path).output
    let tested = Set(Self.all().map(\.1))
    let named = schema.matches(of: /CONSTRAINT (\w+) CHECK|RAISE\(ABORT, '(\w+):/)
      .compactMap { ($0.1 ?? $0.2).map(String.init) }
    #expect(Set(named).subtracting(tested) == [])
  }

  @Test("What is right is accepted from another tool, and read")
  func accepted() throws {
    let statements = """
      UPDATE spring SET bounce = 0.3 WHERE preset_id = 1;
      UPDATE preset SET name = 'spring.new' WHERE id = 1;
      UPDATE preset SET name = 'spring' WHERE id = 1;
      INSERT INTO preset (name, kind, standsFor) VALUES ('a', 'duration', 'duration');
      INSERT INTO preset (name, kind, standsFor) VALUES ('a-b', 'duration', 'duration');
      INSERT INTO preset (name, kind, standsFor) VALUES ('a0.b', 'duration', 'duration');
      UPDATE preset SET reduced_id = id WHERE id = 1;
      UPDATE preset SET reduced_id = NULL WHERE id = 1;
      UPDATE preset SET extensions = '{"a": 1e999}', deprecated = '1' WHERE id = 1;
      UPDATE tween SET curve_id = NULL, curve = 'easeIn';
      UPDATE keyframe SET curve_id = 4 WHERE type = 'linear';
      UPDATE point SET x = 0.4 WHERE position = 1;
      UPDATE phase SET name = 'top', animation_id = NULL WHERE id = 2;
      INSERT INTO phase_value VALUES (2, 1, 'offset', 0, 9, NULL, NULL);
      DELETE FROM phase_value WHERE phase_id = 2;
      DELETE FROM phase_value WHERE property = 'offset';
      DELETE FROM phase WHERE id = 2;
      UPDATE morph SET present_id = 13, presentInitialVelocity = 1, dismiss_id = 35, dismissInitialVelocity = NULL;
      UPDATE element SET position = 7, animation_id = 35 WHERE id = 1;
      UPDATE preset SET kind = 'tween', standsFor = 'tween' WHERE id = 12;
      UPDATE tween SET curve_id = 36, curve = NULL WHERE preset_id = 35;
      DELETE FROM preset WHERE name IN ('a', 'a-b', 'a0.b') OR name LIKE 'bare%';
      """
    #expect(try CommandLineTool.run(statements, on: path).errors == "")
    let registry = try RegistryStore.open(path, for: .reading)
    #expect(try registry.preset(named: PresetName("spring"))?.deprecated == .instead("1"))
    #expect(try registry.book().presets.count == 14)
  }

  @Test("Names with dashes and digits between a group and its members do not hide it")
  func groups() throws {
    for between in ["a", "a-b", "a0", "a-c.d", "a1.b"] {
      let insertion =
        "INSERT INTO preset (name, kind, standsFor) VALUES ('\(between)', 'duration', 'duration');"
      #expect(try CommandLineTool.run(insertion, on: path).errors == "", "\(between)")
    }
    let member = "INSERT INTO preset (name, kind, standsFor) VALUES ('a.b', 'duration', 'duration');"
    #expect(try CommandLineTool.run(member, on: path).errors.contains("preset_group_is_name"))
    let group = "INSERT INTO preset (name, kind, standsFor) VALUES ('a-c', 'duration', 'duration');"
    #expect(try CommandLineTool.run(group, on: path).errors.contains("preset_name_is_group"))
    let update = "UPDATE preset SET name = 'a.b.c' WHERE name = 'a0';"
    #expect(try CommandLineTool.run(update, on: path).errors.contains("preset_group_is_name"))
  }

  @Test("A deleted preset leaves nothing behind, foreign keys on or off", arguments: ["OFF", "ON"])
  func deletion(_ keys: String) throws {
    let deletion = """
      PRAGMA foreign_keys = \(keys);
      UPDATE preset SET reduced_id = NULL;
      DELETE FROM preset WHERE name IN ('heart', 'fade', 'points', 'steps', 'zoom');
      """
    #expect(try CommandLineTool.run(deletion, on: path).errors == "")
    for table in [
      "clip", "track", "keyframe", "tween", "point", "sequence", "phase", "phase_value", "morph",
      "projection",
      "element", "element_property", "preset WHERE owner_id IS NOT NULL",
    ] {
      #expect(try CommandLineTool.run("SELECT count(*) FROM \(table);", on: path).output == "0\n", "\(table)")
    }
    #expect(try CommandLineTool.run("PRAGMA foreign_key_check;", on: path).output == "")
  }

  @Test("A preset whose content another tool took away is an error that names it")
  func hollow() throws {
    let error = sentence { _ = try RegistryStore.open(path, for: .reading).book() }
    #expect(error?.contains("the preset bare has no row in the table spring") == true, "\(error ?? "")")
  }

  @Test("Each table is read and written with all of its columns, and with no others")
  func columns() throws {
    let contents = Kind.allCases.flatMap { kind -> [Table] in
      let content = Table.content(of: kind)
      return [content.whole] + content.parts
    }
    let others: [Table] = [
      .preset, .exception, .setting, .change, .presetVersion, .settingVersion, .pack,
      .packSource, .packPreset,
    ]
    let tables = contents + others
    let registry = try RegistryStore.open(path, for: .reading)
    for table in tables {
      let columns = try registry.connection.prepare("SELECT name FROM pragma_table_info('\(table.name)')")
        .map { $0.text(0) }
      #expect(Set(table.columns) == Set(columns), "\(table.name)")
    }
    let names = try registry.connection.prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'migration' AND name NOT LIKE 'sqlite%'"
    ).map { $0.text(0) }
    #expect(Set(names) == Set(tables.map(\.name)))
  }

  @Test("Who mentions a preset is looked for in every column that refers to presets, and nowhere else")
  func mentions() throws {
    let output = try CommandLineTool.run(
      """
      SELECT t.name || '.' || k."from" FROM sqlite_schema AS t, pragma_foreign_key_list(t.name) AS k
      WHERE t.type = 'table' AND k."table" = 'preset' AND k."from" NOT IN ('preset_id', 'owner_id');
      """, on: path
    ).output
    let columns = output.split(separator: "\n").map(String.init)
    let asked = Table.selectionOfUsers.split(separator: " ").map(String.init).filter(columns.contains)
    #expect(columns.count > 10 && Set(asked) == Set(columns))
    #expect(Table.selectionOfUsers.split(separator: "?1").count == columns.count + 1)
  }
}
