import Foundation
import MotionbookSQLite
import Testing

/// A registry of the version before the ranges, with numbers that cannot be typed any more.
@Suite("The built command and an older registry with numbers out of range")
struct OutOfRangeRegistryTests {
  private let command: BuiltCommand

  init() throws {
    command = try BuiltCommand()
    try command.write(
      Texts.registry(
        #"""
        {"name": "fast", "kind": "spring", "duration": 0.5, "bounce": 0.5},
        {"name": "fast-er", "kind": "spring", "base": "fast", "extraBounce": 0.1},
        {"name": "steep", "kind": "curve", "bezier": [0.2, 0, 0, 1]},
        {"name": "stairs", "kind": "curve", "steps": 4},
        {"name": "good", "kind": "spring", "duration": 0.4, "bounce": 0.2},
        {"name": "link", "kind": "alias", "of": "good"}
        """#), to: "presets.json")
    try command.run("init", "--from", "presets.json").expect(0)
    let connection = try Connection(path: command.path("motionbook.db"), mode: .readWrite)
    let triggers = try connection.prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name GLOB '*_in_range'"
    ).map { $0.text(0) }
    #expect(triggers.count > 20)
    for trigger in triggers { try connection.execute("DROP TRIGGER \"\(trigger)\"") }
    try connection.execute(
      """
      DROP TRIGGER projection_keeps_gesture; DROP TRIGGER projection_goes; DROP TABLE projection;
      DROP TABLE setting_version; DROP TABLE preset_version; DROP TABLE change; DROP TABLE pack_source;
      DROP TABLE pack_preset; DROP TABLE pack;
      DELETE FROM migration WHERE number > 3; PRAGMA user_version = 3;
      UPDATE spring SET duration = 1e-150 WHERE duration = 0.5;
      UPDATE curve SET y1 = 1e308 WHERE x1 IS NOT NULL;
      UPDATE curve SET steps = 100000000 WHERE steps IS NOT NULL;
      """)
    // A hundred and fifty springs in a row, where a hundred may be.
    for index in 1...150 {
      try connection.execute(
        """
        INSERT INTO preset (id, name, kind, standsFor, depth)
        VALUES (\(1000 + index), 'row-\(1000 + index)', 'spring', 'spring', \(index));
        INSERT INTO spring (preset_id, base_id) SELECT \(1000 + index),
          coalesce((SELECT id FROM preset WHERE id = \(999 + index)), (SELECT id FROM preset WHERE name = 'good'));
        """)
    }
  }

  @Test("no command crashes over it, and each says what is wrong where it matters")
  func reads() throws {
    let list = try command.run("list").expect(0)
    #expect(list.text.contains("good") && list.text.contains("?"))
    #expect(try command.run("list", "--json").expect(0).text.contains("must be from 0.0001 to 3600 s"))
    let validated = try command.run("validate")
    #expect(validated.status == 1 && validated.text.contains("invalid-parameters"))
    for words in [
      "duration is 1e-150, and must be from 0.0001 to 3600 s", "y1 is 1e+308, and must be from -1000 to 1000",
      "steps is 100000000, and must be from 1 to 1000",
      "101 bases and aliases before it, and 100 is the most",
    ] { #expect(validated.text.contains(words), "\(words): \(validated.text)") }
    let nearest = try command.run("nearest", "good").expect(0)
    #expect(nearest.err.contains("fast is left out: duration is 1e-150"))
    try command.shell("mkdir app").expect(0)
    try command.write("withAnimation(.spring(duration: 0.4, bounce: 0.2)) {}\n", to: "app/a.swift")
    #expect([0, 1].contains(try command.run("check", "app").status))
    for format in [
      "css", "scss", "tailwind", "waapi", "dtcg", "figma", "swift", "uikit", "android-xml", "csv",
    ] {
      let export = try command.run("export", "--format", format, "-o", "\(format).out/")
      #expect([0, 1, 2].contains(export.status) && !export.err.contains("Fatal"), "\(format): \(export.err)")
    }
    try command.run("export", "--format", "css", "good", "link").expect(0)
    for name in ["fast", "fast-er", "steep", "stairs", "row-1101", "row-1150"] {
      for action in ["show", "plot", "sample", "convert"] {
        let outcome = try command.run(action, name)
        #expect([1, 2, 64].contains(outcome.status), "\(action) \(name): \(outcome.status)")
        #expect(outcome.err.contains("Error: ") && !outcome.err.contains("Fatal"), "\(outcome.err)")
      }
    }
  }

  @Test("each is mended by tweak, or removed")
  func mends() throws {
    try command.run("tweak", "good", "--bounce", "0.25").expect(0)
    #expect(try command.run("tweak", "fast", "--duration", "0.3").expect(0).text.contains("no motion"))
    #expect(try command.run("show", "fast-er", "--json").expect(0).text.contains("\"duration\": 0.3"))
    try command.run("tweak", "steep", "--bezier", "0.2,0,0,1").expect(0)
    try command.run("tweak", "stairs", "--steps", "4").expect(0)
    try command.run("tweak", "row-1101", "--base", "good").expect(0)
    try command.run("validate", "--only", "invalid-parameters,derived-out-of-range").expect(0)
    try command.run("export", "--format", "css", "-o", "all.css").expect(0)
  }

  @Test("the journal tells what was mended")
  func journalled() throws {
    try command.run("tweak", "fast", "--duration", "0.3").expect(0)
    #expect(try command.run("log").expect(0).text.contains("~ fast  with what this version refuses"))
    let changes = try JSONObject(command.run("log", "--json").expect(0).text).objects("changes")
    let before = try #require(changes.first?.objects("presets").first).object("before")
    #expect(try before.number("duration") == 1e-150)
  }

  @Test("what is wrong may be removed")
  func removes() throws {
    for name in ["fast-er", "fast", "steep", "stairs", "row-1150"] {
      try command.run("remove", name).expect(0)
    }
  }
}
