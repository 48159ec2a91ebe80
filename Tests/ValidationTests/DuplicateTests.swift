import Findings
import MotionPhysics
import Presets
import TestSupport
import Testing

@testable import Validation

@Suite("Duplicates")
struct DuplicateTests {
  private func springs(_ numbers: [(duration: Double, bounce: Double)]) throws -> [Preset] {
    try numbers.enumerated().map { index, spring in
      let name = PresetName(stored: "s\(1000 + index)")
      let parameters = try SpringAssembly.parameters([.duration: spring.duration, .bounce: spring.bounce])
      return Preset(name: name, content: .spring(TypedSpring(.standalone(parameters))))
    }
  }

  private func random(_ count: Int, seed: UInt64) -> [(duration: Double, bounce: Double)] {
    var generator = Seeded(seed: seed)
    return (0..<count).map { _ in
      (.random(in: 0.1...1, using: &generator), .random(in: -0.9...0.95, using: &generator))
    }
  }

  private func nearFindings(_ presets: [Preset]) throws -> [Finding] {
    try Validator(only: ["near-duplicate"]).validate(ValidationSubject(presets: presets))
  }

  @Test("no two presets without a finding are near to one another", arguments: [UInt64(1), 2, 3])
  func complete(seed: UInt64) throws {
    let presets = try springs(random(140, seed: seed))
    let found = Set(try nearFindings(presets).compactMap(\.preset))
    let resolver = Resolver(RegistrySnapshot(presets))
    let rest = try presets.filter { !found.contains($0.name.text) }.map { preset in
      (name: preset.name, animation: try #require(try resolver.motion(of: preset).animation))
    }
    for (index, first) in rest.enumerated() {
      for second in rest[(index + 1)...] {
        let distance = first.animation.distance(to: second.animation).distance
        #expect(distance >= 0.02, "\(first.animation) and \(second.animation): \(distance)")
      }
    }
  }

  @Test("every near duplicate is near to a preset, and has one finding")
  func sound() throws {
    let presets = try springs(random(220, seed: 7))
    let found = try nearFindings(presets)
    #expect(!found.isEmpty)
    #expect(Set(found.map(\.preset)).count == found.count)
    let resolver = Resolver(RegistrySnapshot(presets))
    for finding in found {
      let preset = try #require(presets.first { $0.name.text == finding.preset })
      let own = try #require(try resolver.motion(of: preset).animation)
      let least = try presets.filter { $0 != preset }.map { other in
        try #require(try resolver.motion(of: other).animation).distance(to: own).distance
      }.min()
      #expect(try #require(least) < 0.02)
    }
  }

  @Test("every near duplicate is near to the one it names, steep as curves may be")
  func tweens() throws {
    var generator = Seeded(seed: 11)
    func random() -> Double { .random(in: 0...1, using: &generator) }
    let presets = (0..<600).map { index in
      let curve = CurveShape.bezier(x1: random(), y1: random(), x2: random(), y2: random())
      let tween = TypedTween(curve: .inline(curve), duration: .seconds(0.3))
      return Preset(name: PresetName(stored: "t\(1000 + index)"), content: .tween(tween))
    }
    let resolver = Resolver(RegistrySnapshot(presets))
    let animations = try presets.reduce(into: [:]) { animations, preset in
      animations[preset.name.text] = try resolver.motion(of: preset).animation
    }
    let found = try nearFindings(presets)
    #expect(found.count > 20)
    for finding in found {
      let words = finding.message.split { $0 == " " || $0 == ":" }.map(String.init)
      let other = try #require(words.lazy.compactMap { animations[$0] }.first)
      let own = try #require(finding.preset.flatMap { animations[$0] })
      #expect(own.distance(to: other).distance < 0.02, "\(finding.preset ?? "") \(finding.message)")
    }
  }

  @Test("the largest gap at probed times is at most the distance, and a few percent less than a small one")
  func probes() throws {
    var generator = Seeded(seed: 5)
    for _ in 0..<300 {
      let pace = Double.random(in: 0.1...20, using: &generator)
      let bounce = Double.random(in: -0.8...0.85, using: &generator)
      let first = Animation.spring(try Spring(validatingDuration: pace, bounce: bounce), delay: 0)
      let other = try Spring(
        validatingDuration: pace * .random(in: 0.97...1.03, using: &generator),
        bounce: bounce + .random(in: -0.03...0.03, using: &generator))
      let second = Animation.spring(other, delay: 0)
      let exact = first.distance(to: second).distance
      var animations = ProbedAnimations()
      animations.append(first)
      animations.append(second)
      let gap = try #require(animations.leastDistance(0, 1, below: .infinity))
      #expect(gap <= exact + 2e-6, "\(first) \(second)")
      #expect(gap >= 0.92 * exact - 1e-4, "\(first) \(second)")
    }
  }

  @Test("thousands of equal presets cost one look each and have one finding each")
  func masses() throws {
    let presets = try springs((0..<5000).map { _ in (0.5, 0.2) })
    let findings = try Validator(only: ["near-duplicate", "exact-duplicate"]).validate(
      ValidationSubject(presets: presets))
    #expect(findings.count == 4999)
    #expect(findings.allSatisfy { $0.rule == "exact-duplicate" })
  }

  @Test("a preset of one's own is reported, not the pack's that it equals")
  func packs() throws {
    let found = try Sample.findings(
      #"""
      {"name": "a.own", "kind": "spring", "response": 0.5, "dampingRatio": 0.7, "summary": "s", "reduced": "none"},
      {"name": "b.near", "kind": "spring", "duration": 0.502, "bounce": 0.3, "summary": "s", "reduced": "none"},
      {"name": "pack.bouncy", "kind": "spring", "duration": 0.5, "bounce": 0.3, "origin": "pack"}
      """#)
    #expect(found.map(\.preset) == ["a.own", "b.near"])
    #expect(found.map(\.rule) == ["exact-duplicate", "near-duplicate"])
    #expect(found.allSatisfy { $0.message.contains("pack.bouncy") })
  }

  @Test("a duration and a curve of one's own may be a pack's, and not another of one's own")
  func bareValues() throws {
    let found = try Sample.findings(
      #"""
      {"name": "a.fast", "kind": "duration", "duration": 0.15},
      {"name": "b.fast", "kind": "duration", "duration": 0.15},
      {"name": "pack.fast", "kind": "duration", "duration": 0.15, "origin": "pack"},
      {"name": "pack.same", "kind": "duration", "duration": 0.15, "origin": "pack"}
      """#, only: ["exact-duplicate"])
    #expect(found.map(\.preset) == ["b.fast"])
    #expect(found.allSatisfy { $0.message.contains("a.fast") })
  }

  @Test("presets of different roles may be equal")
  func roles() throws {
    let found = try Sample.findings(
      #"""
      {"name": "fade", "kind": "spring", "duration": 0.3, "role": "effects"},
      {"name": "slide", "kind": "spring", "duration": 0.3, "role": "spatial", "reduced": "none"}
      """#, only: ["exact-duplicate", "near-duplicate"])
    #expect(found.isEmpty)
  }

  @Test("a derived spring that is its base is reported once")
  func derived() throws {
    let found = try Sample.findings(
      #"""
      {"name": "b", "kind": "spring", "duration": 0.3},
      {"name": "a", "kind": "spring", "base": "b", "durationScale": 1}
      """#, only: ["exact-duplicate", "near-duplicate", "equals-base"])
    #expect(found.map(\.rule) == ["equals-base"])
  }

  @Test("what is made from the other gives way to it")
  func nearBase() throws {
    let presets = try Sample.presets(
      """
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "brisk", "kind": "spring", "base": "snappy", "duration": 0.403}
      """)
    let hint = try #require(try nearFindings(presets).first?.hint)
    #expect(hint.contains("motionbook replace brisk snappy --keep-alias"), "\(hint)")
  }
}
