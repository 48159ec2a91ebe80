import MotionPhysics
import Presets
import TestSupport
import Testing

@Suite("Tweaks of springs")
struct TweakSpringTests {
  private let book: RegistrySnapshot

  init() throws {
    book = RegistrySnapshot([
      try preset("base", "duration=0.5,bounce=0.1,delay=0.1"), try preset("derived", "base=base"),
      try preset("scaled", "base=base,durationScale=1.2"), try preset("absolute", "base=base,duration=0.4"),
      try preset("physical", "mass=2,stiffness=200,damping=20"),
      try preset("motion", "motion:duration=0.5,bounce=0.3"),
      try preset("visual", "motion:visualDuration=0.4,bounce=0.3"),
    ])
  }

  private func tweaked(_ name: String, _ edit: (inout SpringChange) -> Void) throws -> ChangedPreset {
    var change = SpringChange()
    edit(&change)
    let preset = try #require(book.preset(named: try PresetName(name)))
    return try preset.applying(PresetChange(.spring(change)), resolver: Resolver(book))
  }

  private func typed(_ literal: String) throws -> Content { .spring(try typedSpring(literal)) }

  private func refusal(_ name: String, _ edit: (inout SpringChange) -> Void) -> String {
    changeRefusal { try tweaked(name, edit) } ?? "accepted"
  }

  @Test("A bounce of 0.3 over a base of 0.1 is stored as an extra bounce of 0.2")
  func bounceOverBase() throws {
    let changed = try tweaked("derived") { $0.parameters[.bounce] = 0.3 }
    #expect(try changed.preset.content == typed("base=base,extraBounce=0.2"))
    #expect(changed.notes.isEmpty)
    #expect(try tweaked("derived") { $0.parameters[.bounce] = 0.1 }.preset.content == typed("base=base"))
  }

  @Test("A duration over a base is stored as it was typed, in place of a factor")
  func durationOverBase() throws {
    #expect(
      try tweaked("scaled") { $0.parameters[.duration] = 0.35 }.preset.content
        == typed("base=base,duration=0.35"))
    #expect(
      try tweaked("scaled") { $0.durationScale = 0.5 }.preset.content == typed("base=base,durationScale=0.6"))
    #expect(
      try tweaked("absolute") { $0.durationScale = 1.5 }.preset.content == typed("base=base,duration=0.6"))
    #expect(try tweaked("scaled") { $0.durationBy = 0.1 }.preset.content == typed("base=base,duration=0.7"))
  }

  @Test("What is multiplied is multiplied before something is added, derived or not")
  func order() throws {
    let derived = try tweaked("absolute") { ($0.durationScale, $0.durationBy) = (2, 0.1) }
    #expect(try derived.preset.content == typed("base=base,duration=0.9"))
    let alone = try tweaked("base") { ($0.durationScale, $0.durationBy) = (2, 0.1) }
    #expect(try alone.preset.content == typed("duration=1.1,bounce=0.1,delay=0.1"))
  }

  @Test("Bounces add up in decimals")
  func addedBounce() throws {
    #expect(try tweaked("derived") { $0.bounceBy = 0.2 }.preset.content == typed("base=base,extraBounce=0.2"))
    let alone = try tweaked("base") { $0.bounceBy = 0.2 }
    #expect(try alone.preset.content == typed("duration=0.5,bounce=0.3,delay=0.1"))
    #expect(
      try tweaked("derived") { $0.extraBounce = -0.4 }.preset.content == typed("base=base,extraBounce=-0.4"))
  }

  @Test("A physical parameter of a derived preset is refused, naming --detach")
  func physicalOverBase() {
    #expect(refusal("derived") { $0.parameters[.stiffness] = 200 }.contains("--detach"))
    #expect(refusal("derived") { $0.parameters[.mass] = 2 }.contains("mass follows"))
  }

  @Test("Detached, the preset has its resolved values, and then takes the change")
  func detached() throws {
    let changed = try tweaked("scaled") { $0.detaches = true }
    #expect(try changed.preset.content == typed("duration=0.6,bounce=0.1,delay=0.1"))
    #expect(changed.notes == ["scaled no longer derives from base"])
    let physical = try tweaked("scaled") { ($0.detaches, $0.parameters[.stiffness]) = (true, 200) }
    guard case .spring(let spring) = physical.preset.content else { return }
    #expect(spring.base == nil && physical.notes.count == 2)
  }

  @Test("A key of another system says the spring anew in that system, and so does the note")
  func otherSystem() throws {
    let changed = try tweaked("base") { $0.parameters[.damping] = 10 }
    guard case .spring(let spring) = changed.preset.content,
      case .standalone(let parameters) = spring.parameters
    else { return }
    #expect(parameters.typed.map(\.key) == [.stiffness, .damping])
    #expect(parameters.typed.last?.value == 10)
    #expect(changed.notes == ["base is now said as mass, stiffness, damping"])
    #expect(spring.delay == 0.1)
  }

  @Test("A mass that the other system cannot say is reported")
  func lostMass() throws {
    let changed = try tweaked("physical") { $0.parameters[.bounce] = 0.2 }
    #expect(changed.notes.contains { $0.contains("mass of 2") })
    let kept = try tweaked("physical") { $0.parameters[.dampingRatio] = 0.5 }
    #expect(!kept.notes.contains { $0.contains("mass of") })
  }

  @Test("A dialect's own keys stay in the dialect, and a duration that means another one does not")
  func dialects() throws {
    #expect(
      try tweaked("visual") { $0.parameters[.visualDuration] = 0.6 }.preset.content
        == typed("motion:visualDuration=0.6,bounce=0.3"))
    #expect(
      try tweaked("visual") { $0.parameters[.bounce] = 0.4 }.preset.content
        == typed("motion:visualDuration=0.4,bounce=0.4"))
    let changed = try tweaked("motion") { $0.parameters[.duration] = 0.4 }
    #expect(try spring("motion", in: RegistrySnapshot([changed.preset])).duration == 0.4)
    #expect(!changed.notes.isEmpty)
  }

  @Test("Sums and products change the numbers of a spring's own system")
  func ownWords() throws {
    func scaled(_ name: String) throws -> Content {
      try tweaked(name) { $0.durationScale = 2 }.preset.content
    }
    #expect(try scaled("physical") == typed("mass=2,stiffness=50,damping=10"))
    #expect(try scaled("visual") == typed("motion:visualDuration=0.8,bounce=0.3"))
    #expect(try scaled("base") == typed("duration=1,bounce=0.1,delay=0.1"))
    // A mass is not lost, and a spring of physical numbers has no bounce of its own.
    let bouncier = try tweaked("physical") { $0.bounceBy = 0.1 }
    #expect(bouncier.notes.contains { $0.contains("now said") })
    #expect(try tweaked("physical") { $0.durationScale = 2 }.notes.isEmpty)
  }

  @Test("A scaled spring lasts as much longer and keeps its bounce, whatever its system")
  func scaledIsScaled() throws {
    for seed in 0..<30 {
      let book = try RandomBook.make(seed: UInt64(seed))
      let resolver = Resolver(book)
      for preset in book.presets where preset.kind == .spring {
        var change = SpringChange()
        change.durationScale = 1.25
        guard case .spring(let old, _) = try resolver.motion(of: preset),
          let changed = try? preset.applying(PresetChange(.spring(change)), resolver: resolver).preset,
          case .spring(let new, _) = try resolver.motion(of: changed)
        else { continue }
        #expect(
          abs(new.duration - 1.25 * old.duration) < 1e-8 * old.duration, "\(preset.name) of book \(seed)")
        #expect(abs(new.bounce - old.bounce) < 1e-8, "\(preset.name) of book \(seed)")
      }
    }
  }

  @Test("What leaves its range, or belongs elsewhere, is refused")
  func refusals() {
    #expect(refusal("base") { $0.parameters[.bounce] = 1.2 }.contains("from -0.9999 to 0.9999, or 1"))
    #expect(refusal("base") { $0.bounceBy = 0.95 }.contains("from -0.9999 to 0.9999, or 1"))
    #expect(refusal("derived") { $0.parameters[.bounce] = 1.2 }.contains("from -0.9999 to 0.9999, or 1"))
    #expect(refusal("derived") { $0.bounceBy = 0.95 }.contains("from -0.9999 to 0.9999, or 1"))
    #expect(refusal("derived") { $0.parameters[.duration] = 0 }.contains("from 0.0001 to 3600 s"))
    #expect(refusal("derived") { $0.durationBy = -1 }.contains("from 0.0001 to 3600 s"))
    #expect(refusal("derived") { $0.durationScale = -1 }.contains("from 0.001 to 1000"))
    #expect(refusal("base") { $0.delay = -1 }.contains("delay"))
    #expect(refusal("base") { $0.delay = .infinity }.contains("delay"))
    #expect(refusal("base") { $0.extraBounce = 0.1 }.contains("--bounce"))
    #expect(refusal("base") { $0.extraBounce = 0.1 }.contains("stands alone"))
    #expect(refusal("base") { $0.base = PresetName(stored: "gone") }.contains("gone"))
    #expect(refusal("derived") { $0.base = PresetName(stored: "gone") }.contains("gone"))
    #expect(refusal("base") { $0.parameters = [.stiffness: 1, .bounce: 0.1] }.contains("no system"))
    #expect(refusal("derived") { ($0.parameters[.bounce], $0.extraBounce) = (0.1, 0.1) }.contains("both"))
  }

  @Test("What was typed is what is resolved, whatever the base and its system")
  func typedIsResolved() throws {
    var random = Seeded(seed: 11)
    for seed in 0..<60 {
      let book = try RandomBook.make(seed: UInt64(seed))
      for preset in book.presets where preset.kind == .spring {
        let bounce = (Double.random(in: -0.9...1, using: &random) * 1000).rounded() / 1000
        let duration = (Double.random(in: 0.05...4, using: &random) * 1000).rounded() / 1000
        var change = SpringChange()
        change.parameters = [.bounce: bounce, .duration: duration]
        let changed = try preset.applying(PresetChange(.spring(change)), resolver: Resolver(book)).preset
        guard case .spring(let spring, _) = try Resolver(book).motion(of: changed) else { continue }
        #expect(spring.bounce == bounce, "\(preset.name) of book \(seed)")
        #expect(spring.duration == duration, "\(preset.name) of book \(seed)")
        #expect(changed.origin == nil || changed == preset)
      }
    }
  }
}
