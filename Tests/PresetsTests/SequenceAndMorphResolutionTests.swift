import MotionPhysics
import Presets
import Testing

@Suite("What sequences and morphs resolve to")
struct SequenceAndMorphResolutionTests {
  private func book(_ presets: String) throws -> RegistrySnapshot {
    var text = RegistryText(registry(presets))
    try text.checkReferences()
    #expect(text.problems.map(\.sentence) == [])
    return RegistrySnapshot(text.presets)
  }

  private static let others = """
    {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.2, "delay": 0.1},
    {"name": "link", "kind": "alias", "of": "snappy"},
    {"name": "fade", "kind": "tween", "curve": "easeIn", "duration": 0.3}
    """

  private static let phases = """
    {"name": "phases", "kind": "sequence", "mode": "trigger", "phases": [
      {"name": "a", "values": {"scale": 1, "offset": [0, 0]}, "animation": "link"},
      {"name": "b", "values": {"offset": [0, 9]}, "animation": {"base": "link", "durationScale": 0.5}},
      {"name": "c", "values": {"scale": 2}, "animation": "fade"},
      {"name": "d", "values": {}}]}
    """

  @Test("A phase keeps the values that it leaves out, and aliases and bases of its animation are followed")
  func sequence() throws {
    let motion = try Resolver(book("\(Self.phases), \(Self.others)")).motion(named: PresetName("phases"))
    guard case .sequence(let sequence)? = motion else { throw ChangeError("no sequence") }
    #expect(sequence.properties == ["scale", "offset"] && sequence.mode == .trigger)
    let moved = try Components([0, 9])
    #expect(
      sequence.phases.map(\.values) == [
        [Components(1), try Components([0, 0])], [Components(1), moved], [Components(2), moved],
        [Components(2), moved],
      ])
    let fade = Animation.tween(
      .bezier(try CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)), duration: 0.3, delay: 0)
    #expect(
      sequence.phases[0].animation == .spring(try Spring(validatingDuration: 0.4, bounce: 0.2), delay: 0.1))
    #expect(
      sequence.phases[1].animation == .spring(try Spring(validatingDuration: 0.2, bounce: 0.2), delay: 0.1))
    #expect(sequence.phases[2].animation?.value(at: 0.15) == fade.value(at: 0.15))
    #expect(sequence.phases[3].animation == nil)
    #expect(abs(sequence.duration - 1.1) < 1e-12)
  }

  @Test("What an interaction leaves out is a cap of 1 and a threshold of a half")
  func morph() throws {
    let book = try book(
      """
      {"name": "dive", "kind": "morph", "present": {"animation": "link", "initialVelocity": 0.5},
        "elements": [{"name": "cell", "delay": 0, "properties": {"x": {"from": 0, "to": 100}}}],
        "interactive": {"axis": "left", "distance": 200, "finish": "fade", "cancel": "snappy"}}, \(Self.others)
      """)
    guard case .morph(let morph)? = try Resolver(book).motion(named: PresetName("dive")) else {
      throw ChangeError("no morph")
    }
    #expect(morph.present.initialVelocity == 0.5 && morph.dismiss == nil)
    #expect(morph.interaction?.cap == 1 && morph.interaction?.threshold == 0.5)
    #expect(morph.interaction?.axis == .left && morph.interaction?.distance == 200)
    #expect(morph.values(.present, time: 0).map(\.property) == ["cell.x"])
    #expect(morph.values(.present, time: 0).first?.velocity == Components(50))
  }

  @Test("A spring that sequences use brings them along when it changes")
  func movesAlong() throws {
    let old = try book("\(Self.phases), \(Self.others)")
    let new = try book(
      "\(Self.phases), \(Self.others)".replacing("\"duration\": 0.4", with: "\"duration\": 0.5"))
    let difference = RegistryDifference(from: old, to: new)
    #expect(difference.changed.map(\.after.name.text) == ["snappy"])
    #expect(difference.affected.map(\.after.name.text) == ["link", "phases"])
    #expect(old.users()[try PresetName("link")] == [try PresetName("phases")])
  }

  @Test("Whatever is detached from them, a sequence and a morph name no preset any more and move as before")
  func detaching() throws {
    let book = try book("\(Self.phases), \(Self.others)")
    let before = try #require(book.preset(named: PresetName("phases")))
    var after = before
    for name in ["link", "fade", "snappy"] {
      let removed = try #require(book.preset(named: PresetName(name)))
      after = try after.detached(from: removed, resolver: Resolver(book))
    }
    #expect(after.references.isEmpty)
    #expect(try Resolver(RegistrySnapshot([])).motion(of: after) == Resolver(book).motion(of: before))
  }
}
