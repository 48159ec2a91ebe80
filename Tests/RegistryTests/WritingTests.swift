import MotionPhysics
import Presets
import TestSupport
import Testing

@testable import Registry

@Suite("Changes")
struct WritingTests {
  private let folder: TemporaryFolder
  private let registry: RegistryStore

  init() throws {
    folder = try TemporaryFolder()
    registry = try folder.registry()
  }

  private func name(_ text: String) throws -> PresetName { try PresetName(text) }

  @Test("Partners may be each other's, and may come later")
  func partners() throws {
    var first = try preset("a", "duration=1")
    var second = try preset("b", "duration=2")
    first.reduced = .preset(second.name)
    second.reduced = .preset(first.name)
    try registry.apply(saved: [first, second])
    #expect(try registry.book().presets == [first, second])
    try registry.apply(saved: [], removed: [first.name, second.name])
    #expect(try registry.names().isEmpty)
  }

  @Test("A preset that becomes derived moves all that derives from it further from the ground")
  func deeper() throws {
    var middle = try preset("b", "base=a")
    middle.allow = ["rule": "kept while it moves"]
    var clip = try PresetName("clip")
    clip = try name("clip")
    let inline = ClipKeyframe(
      to: Components(1),
      motion: .spring(
        duration: nil, spring: .inline(TypedSpring(.adjusted(Adjustment(base: try name("b"))))),
        startVelocity: nil))
    let holder = Preset(
      name: clip,
      content: .clip(
        Clip(
          driver: nil, loops: nil, initial: [TypedValue(property: "x", value: Components(0))],
          tracks: [ClipTrack(property: "x", keyframes: [inline])])))
    try registry.apply(saved: [
      preset("a", "duration=1"), middle, alias("c", of: "b"), preset("d", "base=c"), holder,
      preset("p", "duration=2"), preset("q", "base=p"), preset("r", "base=q"),
    ])
    try registry.apply(saved: [preset("a", "base=r")])
    #expect(try registry.preset(named: name("b")) == middle)
    #expect(try registry.preset(named: clip) == holder)
    #expect(try Resolver(registry).motion(named: name("d")) == .spring(Spring(duration: 2), delay: 0))
    // In one change: what is new hangs on what moves.
    try registry.apply(saved: [preset("x", "base=d"), preset("q", "duration=3"), preset("p", "duration=4")])
    try registry.apply(saved: [preset("x", "base=d,extraBounce=0.1"), preset("q", "base=p")])
    #expect(
      try Resolver(registry).motion(named: name("x")) == .spring(Spring(duration: 4, bounce: 0.1), delay: 0))
  }

  @Test("A duration that becomes 0 s takes its aliases along, and is refused while a tween uses one")
  func instants() throws {
    let length = Preset(name: try name("len"), content: .duration(0.2))
    var zero = length
    zero.content = .duration(0)
    try registry.apply(saved: [
      length, alias("time", of: "len"), preset("fade", "duration=time,curve=linear"),
    ])
    let before = try folder.bytes("motionbook.db")
    #expect(sentence { try registry.apply(saved: [zero]) }?.contains("preset_stands_for_is_fixed") == true)
    #expect(try folder.bytes("motionbook.db") == before)
    try registry.apply(saved: [zero], removed: [name("fade")])
    #expect(try registry.preset(named: name("len")) == zero)
    #expect(throws: RegistryError.self) {
      try registry.apply(saved: [preset("f", "duration=time,curve=linear")])
    }
  }

  @Test("A cycle, a dangling name and a wrong kind are refused, and the file stays as it was")
  func refusals() throws {
    try registry.apply(saved: [
      preset("a", "duration=1"), preset("b", "base=a"), preset("c", "bezier=0:0:1:1"),
    ])
    let before = try folder.bytes("motionbook.db")
    let changes = try [
      [preset("new", "duration=3"), preset("a", "base=b")],
      [preset("new", "duration=3"), preset("x", "base=gone")],
      [preset("new", "duration=3"), preset("x", "base=c")],
      [preset("new", "duration=3"), alias("x", of: "x")],
      [preset("new", "duration=3"), preset("a.b", "duration=1")],
      [preset("new", "duration=3"), preset("c", "duration=1,curve=a")],
      [preset("new", "duration=3"), preset("new", "duration=4")],
    ]
    for (index, change) in changes.enumerated() {
      #expect(throws: RegistryError.self, "change \(index)") { try registry.apply(saved: change) }
      #expect(try folder.bytes("motionbook.db") == before, "change \(index)")
    }
    #expect(
      sentence { try registry.apply(saved: [], removed: [name("a")]) }
        == "a cannot be removed, because b uses it")
    #expect(
      sentence { try registry.apply(saved: [], removed: [name("gone")]) } == "there is no preset \"gone\"")
    #expect(try registry.names().count == 3)
  }

  @Test("What used a preset as reduced partner can let go of it in the change that removes it")
  func removal() throws {
    var user = try preset("b", "duration=1")
    user.reduced = .preset(try name("a"))
    try registry.apply(saved: [preset("a", "duration=1"), user])
    user.reduced = nil
    try registry.apply(saved: [user], removed: [name("a")])
    #expect(try registry.book().presets == [user])
  }

  @Test("A group may be replaced by a preset of its name in one change")
  func groups() throws {
    try registry.apply(saved: [preset("sheet.present", "duration=1"), preset("sheet.dismiss", "duration=1")])
    try registry.apply(
      saved: [preset("sheet", "duration=1")], removed: [name("sheet.present"), name("sheet.dismiss")])
    #expect(try registry.names() == ["sheet"])
  }

  @Test("A rename is followed by everything that mentions the preset")
  func rename() throws {
    var partner = try preset("r", "duration=1")
    partner.reduced = .preset(try name("s"))
    try registry.apply(saved: [
      preset("s", "duration=1"), preset("d", "base=s"), alias("l", of: "s"), partner,
      preset("c", "bezier=0:0:1:1"),
      preset("t", "duration=1,curve=c"),
    ])
    try registry.rename([(name("s"), name("s.new"))])
    try registry.rename([(name("c"), name("curve.new"))])
    #expect(try registry.preset(named: name("d")) == preset("d", "base=s.new"))
    #expect(try registry.preset(named: name("l")) == alias("l", of: "s.new"))
    #expect(try registry.preset(named: name("t")) == preset("t", "duration=1,curve=curve.new"))
    #expect(try registry.users(of: name("s.new")).map(\.text) == ["d", "l", "r"])
    #expect(throws: RegistryError.self) { try registry.rename([(name("gone"), name("x"))]) }
    #expect(throws: RegistryError.self) { try registry.rename([(name("d"), name("l"))]) }
    #expect(throws: RegistryError.self) { try registry.rename([(name("d"), name("l.d"))]) }
    #expect(throws: RegistryError.self) { try registry.rename([(name("d"), name("s"))]) }
  }

  @Test("A deprecation that is a preset's name follows a rename, and words for people do not")
  func renamedReplacement() throws {
    func deprecated(_ name: String, _ text: String) throws -> Preset {
      var preset = try preset(name, "duration=1")
      preset.deprecated = .instead(text)
      return preset
    }
    try registry.apply(saved: [
      preset("a", "duration=1"), preset("b", "duration=1"), deprecated("c", "a"), deprecated("d", "b"),
      deprecated("e", "use a"),
    ])
    try registry.rename([(name("a"), name("g.a")), (name("b"), name("g.b"))])
    let texts = try ["c", "d", "e"].map { try registry.preset(named: name($0))?.deprecated }
    #expect(texts == [.instead("g.a"), .instead("g.b"), .instead("use a")])
    #expect(try registry.deprecations(naming: [name("g.b"), name("g.a")]).map(\.text) == ["c", "d"])
    #expect(try registry.changes(last: 1)[0].presets.map(\.name) == ["a", "b", "c", "d", "g.a", "g.b"])
    #expect(try registry.journalDifferences().presets.isEmpty)
  }

  @Test("An error in the middle of a change leaves the file as it was")
  func allOrNothing() throws {
    try registry.apply(saved: [preset("a", "duration=1")])
    let before = try folder.bytes("motionbook.db")
    struct Interruption: Error {}
    #expect(throws: Interruption.self) {
      try registry.write {
        try registry.apply(saved: [preset("b", "duration=1")], removed: [name("a")])
        try registry.save(Settings(rules: ["x": RuleSetting(severity: .off)]))
        throw Interruption()
      }
    }
    #expect(try folder.bytes("motionbook.db") == before)
    #expect(try registry.names() == ["a"])
  }

  @Test("A lineage as long as one may be is written, moved and read")
  func longLineage() throws {
    var presets = [try preset("n0", "duration=0.5")]
    for index in 1...Int(Ranges.chainDepth.highest) {
      presets.append(try preset("n\(index)", "base=n\(index - 1)"))
    }
    try registry.apply(saved: presets.reversed())
    #expect(try Resolver(registry).motion(named: name("n100")) == .spring(Spring(duration: 0.5), delay: 0))
  }

  @Test("Settings take the old ones' place")
  func settings() throws {
    try registry.save(
      Settings(rules: ["a": RuleSetting(severity: .off, threshold: 0.1), "b": RuleSetting()]))
    let settings = Settings(rules: ["b": RuleSetting(threshold: 1e-300), "c": RuleSetting(severity: .error)])
    try registry.save(settings)
    #expect(try registry.settings == settings)
    #expect(throws: RegistryError.self) {
      try registry.save(Settings(rules: ["x": RuleSetting(threshold: .infinity)]))
    }
    #expect(try registry.settings == settings)
  }
}
