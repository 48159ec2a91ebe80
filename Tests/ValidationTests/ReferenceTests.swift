import Findings
import MotionPhysics
import Presets
import Testing

@testable import Validation

@Suite("References")
struct ReferenceTests {
  private let only = [
    "invalid-parameters", "dangling-reference", "circular-reference", "wrong-reference",
    "derived-out-of-range",
  ]

  private func derived(_ name: String, from base: String, extraBounce: Double? = nil) -> Preset {
    let adjustment = Adjustment(base: PresetName(stored: base), extraBounce: extraBounce)
    return Preset(name: PresetName(stored: name), content: .spring(TypedSpring(.adjusted(adjustment))))
  }

  @Test("a chain of a twenty thousand bases is followed")
  func deepChain() throws {
    let count = 20_000
    let presets = (0..<count).map { derived("p\(count + $0)", from: "p\(count + $0 - 1)") }
    let found = try Validator(only: only).validate(ValidationSubject(presets: presets))
    #expect(found.map(\.preset) == ["p20000", "p20101"])
    #expect(found.map(\.rule) == ["dangling-reference", "invalid-parameters"])
  }

  @Test("a cycle of a twenty thousand presets is told in a few words each")
  func longCycle() throws {
    let count = 20_000
    let presets = (0..<count).map { derived("p\(count + $0)", from: "p\(count + ($0 + 1) % count)") }
    let found = try Validator(only: only).validate(ValidationSubject(presets: presets))
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.rule == "circular-reference" && $0.message.utf8.count < 200 })
  }

  @Test("of a broken base only the base is reported")
  func cascade() throws {
    let found = try Sample.findings(
      #"""
      {"name": "a", "kind": "spring", "duration": 0.5, "bounce": 0.6},
      {"name": "b", "kind": "spring", "base": "a", "extraBounce": 0.5},
      {"name": "c", "kind": "spring", "base": "b", "duration": 0.5},
      {"name": "d", "kind": "alias", "of": "c"}
      """#, only: only)
    #expect(found.map(\.preset) == ["b"])
    #expect(found.first?.message.contains("1.1") == true)
  }

  @Test("aliases of tweens and clips stand for them, whatever the order")
  func aliases() throws {
    let found = try Sample.findings(
      #"""
      {"name": "a", "kind": "alias", "of": "b"}, {"name": "b", "kind": "alias", "of": "t"},
      {"name": "t", "kind": "tween", "curve": "ease", "duration": "d"},
      {"name": "ease", "kind": "alias", "of": "gentle"},
      {"name": "gentle", "kind": "curve", "bezier": [0.4, 0, 0.2, 1]},
      {"name": "d", "kind": "duration", "duration": 0.2},
      {"name": "x", "kind": "spring", "base": "a", "extraBounce": 0.1},
      {"name": "y", "kind": "tween", "curve": "a", "duration": "gentle"}
      """#, only: only)
    #expect(found.map(\.rule) == ["wrong-reference", "wrong-reference", "wrong-reference"])
    #expect(found.map(\.preset) == ["x", "y", "y"])
  }

  @Test("an animation must be a spring or tween, by any number of aliases, and each mention is looked at")
  func animations() throws {
    let found = try Sample.findings(
      #"""
      {"name": "a", "kind": "sequence", "mode": "loop", "phases": [
        {"name": "x", "values": {"s": 1}, "animation": "t2"}, {"name": "y", "values": {"s": 2}, "animation": "c"},
        {"name": "z", "values": {"s": 3}, "animation": {"base": "t", "extraBounce": 0.1}}]},
      {"name": "c", "kind": "curve", "steps": 3}, {"name": "m2", "kind": "alias", "of": "m"},
      {"name": "m", "kind": "morph", "present": {"animation": "m2", "initialVelocity": 1}, "elements": [
        {"name": "cell", "animation": "gone", "properties": {"x": {"from": 0, "to": 1}}}],
        "interactive": {"axis": "up", "distance": 9, "finish": "t2", "cancel": "a"}},
      {"name": "n", "kind": "morph", "present": {"animation": "t2", "initialVelocity": 1}, "elements": [
        {"name": "cell", "properties": {"x": {"from": 0, "to": 1}}}]},
      {"name": "t", "kind": "tween", "curve": "linear", "duration": 0.2}, {"name": "t1", "kind": "alias", "of": "t"},
      {"name": "t2", "kind": "alias", "of": "t1"}, {"name": "x", "kind": "spring", "base": "m2"}
      """#, only: only)
    #expect(
      found.map { "\($0.rule) \($0.preset ?? "") \($0.place.path ?? "")" } == [
        "wrong-reference a presets[0].phases[1].animation",
        "wrong-reference a presets[0].phases[2].animation.base",
        "wrong-reference m presets[3].present.animation",
        "dangling-reference m presets[3].elements[0].animation",
        "wrong-reference m presets[3].interactive.cancel",
        "invalid-parameters n presets[4].present.initialVelocity", "wrong-reference x presets[8].base",
      ])
  }

  @Test("resolves every preset as the resolver does by itself", arguments: [UInt64(1), 2, 3, 4])
  func agreesWithResolver(seed: UInt64) throws {
    let presets = RandomRegistry.presets(60, seed: seed)
    let resolver = Resolver(RegistrySnapshot(presets))
    for preset in ValidationSubject(presets: presets).presets {
      #expect(preset.motion == (try? resolver.motion(of: preset.typed)), "\(preset.typed)")
    }
  }

  @Test("a long cycle of springs is no long derivation")
  func deepCycle() throws {
    let presets = (0..<9).map { derived("p\($0)", from: "p\(($0 + 1) % 9)") }
    let found = try Validator().validate(ValidationSubject(presets: presets))
    #expect(Set(found.map(\.rule)) == ["circular-reference", "missing-summary"])
  }
}
