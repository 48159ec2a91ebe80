import Presets
import MotionbookSQLite
import TestSupport
import Testing

@testable import Registry

@Suite("Sequences and morphs in a registry")
struct CompositeTests {
  private let folder: TemporaryFolder
  private let registry: RegistryStore

  private static let presets = """
    {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.2},
    {"name": "link", "kind": "alias", "of": "snappy"},
    {"name": "phases", "kind": "sequence", "mode": "loop", "phases": [
      {"name": "a", "values": {"x": 0}, "animation": "link"},
      {"name": "b", "values": {"x": 1}, "animation": "snappy"}]},
    {"name": "dive", "kind": "morph", "present": {"animation": "snappy"}, "dismiss": {"animation": "link"},
      "elements": [{"name": "cell", "animation": "snappy", "properties": {"x": {"from": 0, "to": 1}}}],
      "interactive": {"axis": "up", "distance": 9, "finish": "snappy", "cancel": "link"}}
    """

  private static func presets(_ text: String) -> [Preset] {
    RegistryText(Array(#"{"format": "motionbook/1", "presets": [\#(text)]}"#.utf8)).presets
  }

  init() throws {
    folder = try TemporaryFolder()
    registry = try folder.registry(holding: RegistrySnapshot(Self.presets(Self.presets)))
  }

  @Test("Whoever uses a spring in a phase, a transition, an element or a gesture is one of its users, once")
  func users() throws {
    #expect(try registry.users(of: PresetName("snappy")).map(\.text) == ["dive", "link", "phases"])
    #expect(try registry.users(of: PresetName("link")).map(\.text) == ["dive", "phases"])
  }

  @Test("A rename is followed")
  func rename() throws {
    try registry.rename([(PresetName("snappy"), PresetName("quick"))])
    let dive = try #require(try registry.preset(named: PresetName("dive")))
    #expect(dive.references.map(\.name.text) == ["quick", "link", "quick", "quick", "link"])
  }

  @Test("A spring that is used as an animation may become a tween, and so may what an alias stands for")
  func otherKind() throws {
    let tween = Self.presets(#"{"name": "snappy", "kind": "tween", "curve": "linear", "duration": 0.4}"#)
    try registry.apply(saved: tween)
    #expect(try registry.preset(named: PresetName("snappy")) == tween.first)
    #expect(try registry.book().presets.count == 4)
    #expect(try registry.connection.prepare("PRAGMA foreign_key_check").map { $0.text(0) } == [])
    #expect(throws: RegistryError.self, "and no curve") {
      try registry.apply(saved: Self.presets(#"{"name": "snappy", "kind": "curve", "steps": 4}"#))
    }
  }

  @Test("What another tool emptied is an error that says so, by itself and in the whole registry")
  func hollow() throws {
    try registry.connection.execute("DELETE FROM element")
    for read in [{ _ = try registry.book() }, { _ = try registry.preset(named: PresetName("dive")) }] {
      #expect(sentence(read)?.contains("has no elements") == true)
    }
    try registry.connection.execute("DELETE FROM morph; DELETE FROM preset WHERE name = 'dive'")
    try registry.connection.execute(
      "DELETE FROM sequence; INSERT INTO sequence SELECT id, 'loop' FROM preset WHERE name = 'phases'")
    for read in [{ _ = try registry.book() }, { _ = try registry.preset(named: PresetName("phases")) }] {
      #expect(sentence(read)?.contains("has no phase with values") == true)
    }
  }

  @Test("A registry without them is of the version before, read through a copy and migrated to be written")
  func older() throws {
    let path = folder.path("older.db")
    let before = Array(Migration.all.prefix(2))
    _ = try Migrator(connection: Connection(path: path, mode: .create), path: path, available: before)
      .migrate()
    let old = try RegistryStore.open(path, for: .writing, migrations: before)
    let simple = Self.presets(Self.presets).filter { $0.kind == .spring || $0.kind == .alias }
    try old.apply(saved: simple)
    let bytes = try folder.bytes("older.db")
    let reading = try RegistryStore.open(path, for: .reading)
    #expect(!reading.migrated.isEmpty)
    #expect(try reading.book().presets == simple.sorted { $0.name < $1.name })
    #expect(try folder.bytes("older.db") == bytes)
    let writing = try RegistryStore.open(path, for: .writing)
    #expect(writing.migrated == Migration.all.dropFirst(2).map(\.file))
    try writing.apply(saved: Self.presets(Self.presets))
    #expect(try writing.book().presets == registry.book().presets)
  }
}
