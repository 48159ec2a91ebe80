import Foundation
import Presets
import MotionbookSQLite
import TestSupport
import Testing

@testable import Registry

/// Rows that another tool wrote with the constraints switched off.
@Suite(
  "Rows past the constraints",
  .enabled(if: CommandLineTool.path != nil, "needs sqlite3: apt-get install sqlite3"))
struct ForgedRowTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("motionbook.db")
    _ = try folder.registry()
    #expect(try CommandLineTool.run(SchemaFixture.script, on: path).errors == "")
    #expect(
      try CommandLineTool.run("INSERT INTO spring (preset_id, duration, bounce) VALUES (12, 1, 0);", on: path)
        .errors == "")
    #expect(
      try CommandLineTool.run(
        """
        DELETE FROM preset WHERE id IN (14, 15, 16, 17, 18, 32, 33);
        """, on: path
      ).errors == "")
  }

  private func forge(_ statement: String) throws {
    let script =
      ".dbconfig enable_trigger off\nPRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; \(statement);"
    #expect(try CommandLineTool.run(script, on: path).errors == "", "\(statement)")
  }

  @Test(
    "A name that is none is damage wherever names are read",
    arguments: [
      "$(touch x)", "x = 1; func evil() {}; let y", "", "None", "linear", "a..b", "../up", "a\u{1B}[31m",
    ])
  func names(_ name: String) throws {
    try forge("UPDATE preset SET name = '\(name)' WHERE id = 1")
    let registry = try RegistryStore.open(path, for: .reading)
    let readers: [() throws -> Void] = [
      { _ = try registry.book() }, { _ = try registry.names() },
      {
        _ = try registry.users(of: PresetName("free")); _ = try registry.preset(named: PresetName("derived"))
      },
    ]
    for read in readers {
      let message = try #require(sentence(read), "it is read")
      #expect(message.contains("is damaged") && message.contains("preset's name"), "\(message)")
      #expect(!message.contains("\u{1B}"))
    }
    let names = try registry.book(takesAnyName: true).presets.map(\.name.text)
    #expect(names.contains(name), "what lists such names cannot see it")
  }

  @Test(
    "Parts without names, and extensions that are no object, are damage",
    arguments: [
      "UPDATE phase SET name = '' WHERE id = 2", "UPDATE track SET property = '' WHERE id = 2",
      "UPDATE preset SET extensions = '{' WHERE id = 1", "UPDATE preset SET extensions = '[1]' WHERE id = 1",
    ])
  func parts(_ statement: String) throws {
    try forge(statement)
    let sentence = sentence { _ = try RegistryStore.open(path, for: .reading).book() }
    #expect(sentence?.contains("is damaged") == true, "\(sentence ?? "")")
  }

  @Test("The highest id there can be is read, changed and removed, and nothing can be added beside it")
  func highestIdentifier() throws {
    try forge(
      "INSERT INTO preset (id, name, kind, standsFor) VALUES (9223372036854775807, 'z', 'duration', 'duration');"
        + "INSERT INTO duration VALUES (9223372036854775807, 0.3)")
    let registry = try RegistryStore.open(path, for: .writing)
    let before = try registry.book().presets
    let sentence = sentence { try registry.apply(saved: [preset("new", "duration=1")]) }
    #expect(sentence?.contains("highest id") == true, "\(sentence ?? "")")
    #expect(try registry.book().presets == before)
    try registry.apply(saved: [Preset(name: PresetName("z"), content: .duration(0.7))])
    #expect(try registry.preset(named: PresetName("z"))?.content == .duration(0.7))
    try registry.apply(saved: [], removed: [PresetName("z")])
    try registry.apply(saved: [preset("new", "duration=1")])
  }

  @Test("A depth beyond all chains is damage to what writes above it")
  func depths() throws {
    for depth in ["9223372036854775807", "-9223372036854775808"] {
      try forge(
        "INSERT INTO preset (id, name, kind, standsFor, depth) VALUES (99, 'deep', 'spring', 'spring', \(depth))"
      )
      try forge("INSERT INTO spring (preset_id, duration, bounce) VALUES (99, 1, 0)")
      let registry = try RegistryStore.open(path, for: .writing)
      let sentence = sentence { try registry.apply(saved: [alias("above", of: "deep")]) }
      #expect(sentence?.contains("depth") == true, "\(sentence ?? "")")
      try forge("DELETE FROM spring WHERE preset_id = 99; DELETE FROM preset WHERE id = 99")
    }
  }
}
