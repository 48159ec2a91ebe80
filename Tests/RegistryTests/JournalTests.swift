import CLibrary
import Presets
import MotionbookSQLite
import TestSupport
import Testing

@testable import Registry

@Suite("The journal")
struct JournalTests {
  private let folder: TemporaryFolder
  private let path: String
  private let registry: RegistryStore

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("motionbook.db")
    registry = try folder.registry()
    registry.origin = ChangeOrigin(seconds: 12, author: "Ada", command: "tweak a", note: "why")
  }

  private func otherProgram(_ sql: String) throws {
    try Connection(path: path, mode: .readWrite).execute(sql)
  }

  private func texts(_ change: JournalledChange) -> [String] {
    change.presets.map { "\($0.name): \($0.before ?? "-") -> \($0.after ?? "-")" }
  }

  @Test("holds who changed what and when, each preset before and after")
  func entries() throws {
    try registry.apply(saved: [preset("a", "duration=1"), preset("b", "base=a")])
    try registry.write {
      try registry.apply(saved: [preset("a", "duration=2")], removed: [PresetName("b")])
      try registry.save(Settings(rules: ["x": RuleSetting(severity: .off)]))
    }
    let changes = try registry.changes(last: 10)
    #expect(changes.map(\.id) == [2, 1])
    #expect(
      texts(changes[0]) == [
        #"a: {"name": "a","kind": "spring","duration": 1} -> "#
          + #"{"name": "a","kind": "spring","duration": 2}"#,
        #"b: {"name": "b","kind": "spring","base": "a"} -> -"#,
      ])
    #expect(changes[0].settings.map(\.name) == ["rules.x"] && changes[0].settings[0].before == nil)
    #expect(changes[0].settings[0].after == #"{"severity": "off"}"#)
    let origin = changes[0].origin
    #expect(
      origin.seconds == 12 && origin.author == "Ada" && origin.command == "tweak a" && origin.note == "why")
    #expect(origin.kind == .command && origin.undoes == nil)
    #expect(try registry.changes(of: [PresetName("b")], last: 10).map(\.id) == [2, 1])
    #expect(try registry.changes(of: [PresetName("c")], last: 10).isEmpty)
    #expect(
      try registry.changes(last: 1, mostPresets: 1).map { [$0.presets.count, $0.presetCount] } == [[1, 2]])
  }

  @Test("says now of a change whose origin nobody has set")
  func now() throws {
    let before = Int64(time(nil))
    let other = try RegistryStore.open(path, for: .writing)
    try other.apply(saved: [preset("a", "duration=1")])
    let origin = try #require(try other.changes(last: 1).first?.origin)
    #expect(origin.seconds >= before && origin.seconds <= Int64(time(nil)) && origin.author == nil)
    other.origin.author = "Ada"
    #expect(other.origin.seconds >= before)
  }

  @Test("says nothing of a change that changes nothing, or that is not made")
  func nothing() throws {
    try registry.apply(saved: [preset("a", "duration=1")])
    try registry.apply(saved: [preset("a", "duration=1")])
    #expect(throws: RegistryError.self) { try registry.apply(saved: [preset("x", "base=gone")]) }
    try registry.write {
      // A part that fails and is given up leaves the rest.
      try? registry.write {
        try registry.apply(saved: [preset("b", "duration=1")])
        throw RegistryError.refused("given up")
      }
      try registry.apply(saved: [preset("c", "duration=1")])
    }
    #expect(try registry.changes(last: 10).map { $0.presets.map(\.name) } == [["c"], ["a"]])
    #expect(try registry.journalDifferences().presets.isEmpty)
  }

  @Test("tells a rename with all that mentions the preset")
  func rename() throws {
    var partner = try preset("p", "duration=1")
    partner.reduced = .preset(try PresetName("a"))
    try registry.apply(saved: [
      preset("a", "duration=1"), preset("b", "base=a"), alias("c", of: "a"), partner,
    ])
    try registry.rename([(PresetName("a"), PresetName("z"))])
    #expect(try registry.changes(last: 1)[0].presets.map(\.name) == ["a", "b", "c", "p", "z"])
    #expect(try registry.journalDifferences().presets.isEmpty)
  }

  @Test(
    "agrees with the registry after any row of changes, and the file's count of changes with the last entry's"
  )
  func agreement() throws {
    var edits = RandomEdits(try RandomBook.make(seed: 11), seed: 12, mark: "m")
    try registry.apply(saved: edits.book.presets)
    for _ in 0..<60 {
      let before = edits.book
      try edits.edit()
      let names = Set(edits.book.presets.map(\.name))
      let removed = before.presets.map(\.name).filter { !names.contains($0) }
      let saved = edits.book.presets.filter { before.preset(named: $0.name) != $0 }
      if saved.isEmpty, removed.isEmpty { continue }
      try registry.apply(saved: saved, removed: removed)
      let expected = try registry.connection.prepare(
        "SELECT fileChanges FROM change ORDER BY id DESC LIMIT 1"
      )
      .first { $0.int64(0) }
      #expect(try registry.connection.fileChangeCount() == expected)
    }
    #expect(try registry.book().presets == edits.book.presets)
    #expect(try registry.journalDifferences().presets.isEmpty)
    #expect(try registry.changes(last: 1000).allSatisfy { $0.origin.kind == .command })
  }

  @Test("notices with the next change what another program did, and says it apart")
  func found() throws {
    try registry.apply(saved: [
      preset("a", "duration=1"), preset("b", "duration=1"), preset("c", "duration=1"),
    ])
    try otherProgram(
      "UPDATE spring SET bounce = 0.5 WHERE preset_id = (SELECT id FROM preset WHERE name = 'b');"
        + "DELETE FROM preset WHERE name = 'c'; INSERT INTO setting VALUES ('x', 'off', NULL)")
    try registry.apply(saved: [preset("a", "duration=2")])
    let changes = try registry.changes(last: 10)
    #expect(changes.map(\.origin.kind) == [.command, .found, .command])
    #expect(
      changes[1].origin.author == nil && changes[1].origin.command == nil && changes[1].origin.note == nil)
    #expect(changes[1].presets.map(\.name) == ["b", "c"] && changes[1].settings.map(\.name) == ["rules.x"])
    #expect(
      changes[1].presets[0].after?.contains(#""bounce": 0.5"#) == true && changes[1].presets[1].after == nil)
    #expect(changes[0].presets.map(\.name) == ["a"])
  }

  @Test("notices it in the mode with a log too, where nobody counts changes")
  func foundInLogMode() throws {
    try registry.apply(saved: [preset("a", "duration=1"), preset("b", "duration=1")])
    try otherProgram("PRAGMA journal_mode = WAL; UPDATE spring SET bounce = 0.5")
    let reader = try Connection(path: path, mode: .readOnly)
    #expect(try reader.prepare("SELECT count(*) FROM spring").first { $0.int64(0) } == 2)
    let again = try RegistryStore.open(path, for: .writing)
    try again.apply(saved: [preset("c", "duration=1")])
    try otherProgram("UPDATE spring SET bounce = 0.25 WHERE bounce = 0.5")
    try again.apply(saved: [preset("d", "duration=1")])
    #expect(try again.changes(last: 10).map(\.origin.kind) == [.command, .found, .command, .found, .command])
    #expect(try again.journalDifferences().presets.isEmpty)
  }

  @Test("of a registry that is damaged elsewhere does not keep it from being mended")
  func damaged() throws {
    try registry.apply(saved: [preset("a", "duration=1"), preset("b", "duration=1")])
    try otherProgram("DELETE FROM spring WHERE preset_id = (SELECT id FROM preset WHERE name = 'b')")
    try registry.apply(saved: [preset("a", "duration=2")])
    try registry.apply(saved: [preset("b", "duration=3")])
    try registry.apply(saved: [preset("c", "duration=3")])
    #expect(try registry.journalDifferences().presets.isEmpty)
  }

  @Test("begins with what is there, of a registry from before it")
  func older() throws {
    let old = try RegistryStore.create(folder.path("old.db"), migrations: Array(Migration.all.prefix(4)))
    try old.apply(saved: [preset("a", "duration=1"), preset("b", "base=a")])
    let registry = try RegistryStore.open(folder.path("old.db"), for: .writing)
    #expect(registry.migrated.first == "0005_add_journal.sql")
    #expect(try registry.changes(last: 10).isEmpty)
    try registry.apply(saved: [preset("a", "duration=2")])
    let changes = try registry.changes(last: 10)
    #expect(changes.map(\.origin.kind) == [.command, .start])
    #expect(changes.map { $0.presets.map(\.name) } == [["a"], ["a", "b"]])
    #expect(changes[0].presets[0].before?.contains(#""duration": 1"#) == true)
  }

  @Test("knows what is undone, whatever was undone and redone before")
  func undone() throws {
    for round in 1...3 { try registry.apply(saved: [preset("a", "duration=\(round)")]) }
    func undo(_ id: Int64, _ kind: JournalledChange.Kind, _ round: Int) throws {
      registry.origin.kind = kind
      registry.origin.undoes = id
      try registry.apply(saved: [preset("a", "duration=\(round)")])
    }
    #expect(try registry.changeToUndo() == 3 && registry.changeToRedo() == nil)
    try undo(3, .undo, 2)
    try undo(2, .undo, 1)
    #expect(try registry.changeToUndo() == 1 && registry.changeToRedo()?.undo == 5)
    try undo(5, .redo, 2)
    #expect(try registry.changeToUndo() == 6 && registry.changeToRedo()?.undo == 4)
    try undo(6, .undo, 1)
    #expect(try registry.changeToUndo() == 1 && registry.changeToRedo()?.undo == 7)
    try undo(7, .redo, 2)
    try undo(4, .redo, 3)
    #expect(try registry.changeToUndo() == 9 && registry.changeToRedo() == nil)
    #expect(try registry.undoneChanges() == [7: 8, 5: 6, 4: 9])
    try undo(9, .undo, 2)
    (registry.origin.kind, registry.origin.undoes) = (.command, nil)
    try registry.apply(saved: [preset("b", "duration=1")])
    #expect(try registry.changeToRedo()?.newerWork == 11)
  }

  @Test("of a text is git's: none is kept")
  func text() throws {
    let text = try RegistryStore.ofText(
      RegistrySnapshot([preset("a", "duration=1")]), path: "x.json", keep: nil)
    try text.apply(saved: [preset("a", "duration=2")])
    #expect(try text.changes(last: 10).isEmpty)
  }
}
