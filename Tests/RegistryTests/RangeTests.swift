import MotionPhysics
import Presets
import MotionbookSQLite
import TestSupport
import Testing

@testable import Registry

@Suite("The ranges in the schema")
struct RangeTests {
  private let folder: TemporaryFolder
  private let registry: RegistryStore

  init() throws {
    folder = try TemporaryFolder()
    registry = try folder.registry()
    try registry.connection.execute(SchemaFixture.script)
  }

  /// Statements with :n for a number, and the physics core's range of it.
  static let numbers: [(String, Bounds)] = [
    ("INSERT INTO spring (preset_id, duration) VALUES (12, :n)", Ranges.duration),
    ("INSERT INTO spring (preset_id, duration, bounce) VALUES (12, 0.5, :n)", Ranges.bounce),
    ("INSERT INTO spring (preset_id, response, dampingRatio) VALUES (12, :n, 1)", Ranges.duration),
    ("INSERT INTO spring (preset_id, response, dampingRatio) VALUES (12, 1, :n)", Ranges.dampingRatio),
    ("INSERT INTO spring (preset_id, mass, stiffness, damping) VALUES (12, :n, 100, 10)", Ranges.mass),
    ("INSERT INTO spring (preset_id, stiffness, damping) VALUES (12, :n, 10)", Ranges.stiffness),
    ("INSERT INTO spring (preset_id, stiffness, damping) VALUES (12, 100, :n)", Ranges.damping),
    ("INSERT INTO spring (preset_id, tension, friction) VALUES (12, :n, 10)", Ranges.stiffness),
    ("INSERT INTO spring (preset_id, tension, friction) VALUES (12, 100, :n)", Ranges.damping),
    (
      "INSERT INTO spring (preset_id, dialect, tension, friction) VALUES (12, 'origami', :n, 10)",
      Ranges.origami
    ),
    (
      "INSERT INTO spring (preset_id, dialect, tension, friction) VALUES (12, 'origami', 100, :n)",
      Ranges.origami
    ),
    ("INSERT INTO spring (preset_id, settlingDuration, dampingRatio) VALUES (12, :n, 1)", Ranges.duration),
    ("INSERT INTO spring (preset_id, bounciness, speed) VALUES (12, 10, :n)", Ranges.speed),
    (
      "INSERT INTO spring (preset_id, dialect, visualDuration, bounce) VALUES (12, 'motion', :n, 0)",
      Ranges.duration
    ),
    ("UPDATE spring SET durationScale = :n WHERE preset_id = 2", Ranges.durationScale),
    ("UPDATE spring SET extraBounce = :n WHERE preset_id = 2", Ranges.extraBounce),
    ("UPDATE spring SET delay = :n WHERE preset_id = 1", Ranges.delay),
    ("UPDATE curve SET y1 = :n WHERE preset_id = 4", Ranges.coordinate),
    ("UPDATE curve SET y2 = :n WHERE preset_id = 4", Ranges.coordinate),
    ("UPDATE point SET y = :n WHERE position = 1", Ranges.coordinate),
    ("UPDATE tween SET duration_id = NULL, duration = :n WHERE preset_id = 8", Ranges.duration),
    ("UPDATE tween SET delay = :n WHERE preset_id = 8", Ranges.delay),
    ("UPDATE track SET initialX = :n WHERE id = 1", Ranges.value),
    ("UPDATE keyframe SET toX = :n WHERE track_id = 1 AND position = 0", Ranges.value),
    ("UPDATE keyframe SET duration = :n WHERE track_id = 1 AND position = 0", Ranges.duration),
    ("UPDATE keyframe SET startVelocityX = :n WHERE track_id = 1 AND position = 1", Ranges.valueVelocity),
    ("UPDATE phase_value SET x = :n WHERE phase_id = 2", Ranges.value),
    ("UPDATE morph SET present_id = 13, presentInitialVelocity = :n", Ranges.velocity),
    ("UPDATE morph SET distance = :n", Ranges.distance),
    ("UPDATE morph SET cap = :n", Ranges.cap),
    ("UPDATE morph SET threshold = :n", Ranges.threshold),
    ("INSERT INTO projection VALUES (31, :n)", Ranges.projection),
    ("UPDATE element SET delay = :n WHERE id = 1", Ranges.delay),
    ("UPDATE element_property SET toX = :n WHERE element_id = 2", Ranges.value),
  ]

  /// Statements with N for a count.
  static let lengths: [(String, Bounds)] = [
    ("INSERT INTO curve (preset_id, steps) VALUES (17, N)", Ranges.steps),
    ("INSERT INTO curve (preset_id, path) VALUES (17, printf('%.*c', N, 'a'))", Ranges.pathLength),
    ("UPDATE preset SET summary = printf('%.*c', N, 'a') WHERE id = 1", Ranges.textLength),
    ("UPDATE preset SET deprecated = printf('%.*c', N, 'a') WHERE id = 1", Ranges.textLength),
    ("UPDATE preset SET name = printf('%.*c', N, 'a') WHERE id = 1", Ranges.nameLength),
    (
      "UPDATE preset SET name = 'a' || replace(printf('%.*c', N - 1, 'b'), 'b', '.b') WHERE id = 1",
      Ranges.nameSegments
    ),
    ("UPDATE exception SET reason = printf('%.*c', N, 'a')", Ranges.textLength),
    ("UPDATE track SET property = printf('%.*c', N, 'a') WHERE id = 1", Ranges.partNameLength),
    ("UPDATE phase SET name = printf('%.*c', N, 'a') WHERE id = 1", Ranges.partNameLength),
    ("INSERT INTO track (clip_id, property, position, initialX) VALUES (9, 'x', N - 1, 0)", Ranges.tracks),
    ("INSERT INTO keyframe (track_id, position, type, toX) VALUES (1, N - 1, 'move', 0)", Ranges.keyframes),
    ("INSERT INTO phase (sequence_id, position, name) VALUES (30, N - 1, 'x')", Ranges.phases),
    ("INSERT INTO element (morph_id, position, name) VALUES (31, N - 1, 'x')", Ranges.elements),
    ("INSERT INTO point VALUES (5, N - 1, 2, 0)", Ranges.points),
  ]

  /// The schema's refusal of a statement, of which nothing is kept; nil when it is taken.
  private func refusal(_ statement: String) throws -> String? {
    try registry.connection.execute("BEGIN")
    defer { try? registry.connection.execute("ROLLBACK") }
    do throws(DatabaseError) {
      try registry.connection.execute(statement)
      return nil
    } catch {
      return error.message
    }
  }

  @Test(
    "numbers are accepted at the ends of the physics core's ranges and refused beyond", arguments: numbers)
  func ends(_ statement: String, _ bounds: Bounds) throws {
    func said(_ number: Double) throws -> String? {
      try refusal(statement.replacing(":n", with: "\(number)"))
    }
    for number in [bounds.lowest, bounds.highest] + (bounds.beside.isNaN ? [] : [bounds.beside]) {
      #expect(try said(number) == nil, "\(statement): \(number)")
    }
    for number in [bounds.lowest.nextDown, bounds.highest.nextUp] where number != bounds.beside {
      #expect(try said(number) != nil, "\(statement): \(number)")
    }
  }

  @Test("counts and lengths are accepted up to the most and refused beyond", arguments: lengths)
  func mostOf(_ statement: String, _ bounds: Bounds) throws {
    func said(_ count: Double) throws -> String? {
      try refusal(
        statement.replacing("N,", with: "\(Int(count)),").replacing("N ", with: "\(Int(count)) ").replacing(
          "N)", with: "\(Int(count)))"))
    }
    #expect(try said(bounds.highest) == nil)
    #expect(try said(bounds.highest + 1)?.contains("_in_range") == true)
  }

  @Test("an older registry holds what is out of range now; it is read, and mended")
  func older() throws {
    let path = folder.path("older.db")
    let old = try Connection(path: path, mode: .create)
    _ = try Migrator(connection: old, path: path, available: Array(Migration.all.prefix(3))).migrate()
    try old.execute(SchemaFixture.script)
    try old.execute("DELETE FROM preset WHERE name LIKE 'bare%' AND name <> 'bare-alias' AND name <> 'bare'")
    try old.execute("DELETE FROM preset WHERE name LIKE 'bare%'")
    try old.execute("UPDATE spring SET duration = 1e-150 WHERE preset_id = 11")
    let registry = try RegistryStore.open(path, for: .writing)
    #expect(
      registry.migrated == [
        "0004_bound_values.sql", "0005_add_journal.sql", "0006_add_packs.sql", "0007_project_releases.sql",
        "0008_follow_packs.sql",
      ])
    let book = try registry.book()
    let resolved = ResolvedRegistry(sorted: book.presets)
    let free = try PresetName("free")
    let fault = try #require(resolved[free]?.faults.first)
    #expect(fault.message == "duration is 1e-150, and must be from 0.0001 to 3600 s")
    #expect(resolved.presets.filter { $0.motion == nil }.map(\.name) == [free])
    // Other words about it may change while it is wrong, and it may be made right or removed.
    var preset = try #require(try registry.preset(named: free))
    let parameters = try SpringAssembly.parameters([.duration: 0.4])
    preset.content = .spring(TypedSpring(.standalone(parameters)))
    try registry.apply(saved: [preset])
    #expect(ResolvedRegistry(sorted: try registry.book().presets)[free]?.motion != nil)
    try registry.apply(saved: [], removed: [free])
  }
}
