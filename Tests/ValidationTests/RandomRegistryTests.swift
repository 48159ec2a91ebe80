import Findings
import MotionPhysics
import Presets
import TestSupport
import Testing

@testable import Validation

@Suite("Random registries")
struct RandomRegistryTests {
  @Test("never stop a rule, and give sorted findings of different fingerprints", arguments: UInt64(1)...30)
  func sorted(seed: UInt64) throws {
    let presets = RandomRegistry.presets(80, seed: seed)
    let findings = try Validator().validate(ValidationSubject(presets: presets))
    #expect(!findings.isEmpty)
    #expect(findings == Finding.sortedAndNumbered(findings.shuffled()))
    #expect(Set(findings.map { $0.fingerprint() }).count == findings.count)
    #expect(findings.map { $0.preset ?? "" } == findings.map { $0.preset ?? "" }.sorted())
  }

  @Test("give the same findings in any order of the presets", arguments: UInt64(1)...5)
  func order(seed: UInt64) throws {
    let presets = RandomRegistry.presets(80, seed: seed)
    let findings = try Validator().validate(ValidationSubject(presets: presets))
    #expect(try Validator().validate(ValidationSubject(presets: presets.shuffled())) == findings)
  }

  @Test("that are large, where rules work side by side, give what each rule finds by itself")
  func together() throws {
    let near = try (0..<200).map { index in
      let numbers: [SpringKey: Double] = [.duration: 0.3 + Double(index) / 1000, .bounce: 0.9]
      let spring = TypedSpring(.standalone(try SpringAssembly.parameters(numbers)))
      return Preset(name: PresetName(stored: "near.spring-\(index)"), content: .spring(spring))
    }
    let subject = ValidationSubject(presets: RandomRegistry.presets(700, seed: 11) + near)
    let together = try Validator().validate(subject)
    let alone = try Rules.all.flatMap { try Validator(only: [$0.id]).validate(subject) }
    #expect(together == Finding.sortedAndNumbered(alone))
    // Of both sides.
    let rules = Set(together.map(\.rule))
    #expect(rules.isSuperset(of: ["near-duplicate", "bounce-exaggerated"]))
  }

  @Test("keep their findings' fingerprints when a preset is added that has nothing to do with them")
  func fingerprints() throws {
    let presets = RandomRegistry.presets(40, seed: 3)
    let before = try Validator().validate(ValidationSubject(presets: presets))
    let other = Preset(name: try PresetName("aaa.other"), content: .duration(0.77))
    let after = try Validator().validate(ValidationSubject(presets: presets + [other]))
    #expect(Set(before.map { $0.fingerprint() }).isSubset(of: after.map { $0.fingerprint() }))
  }

  @Test("spare no rule a spring that settles late", arguments: UInt64(1)...3)
  func settling(seed: UInt64) throws {
    var generator = Seeded(seed: seed)
    for _ in 0..<500 {
      let spring = try Spring(validatingDuration: 1, bounce: .random(in: -0.1...0.5, using: &generator))
      #expect(Rule.settlesSoon(spring, 2.5))
      #expect(spring.settlingTime() <= 2.5)
    }
  }
}
