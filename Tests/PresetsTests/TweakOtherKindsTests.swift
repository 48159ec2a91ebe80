import MotionPhysics
import Presets
import TestSupport
import Testing

@Suite("Tweaks of other kinds")
struct TweakOtherKindsTests {
  private func tweaked(
    _ preset: Preset, in book: RegistrySnapshot = RegistrySnapshot([]), _ change: ContentChange
  ) throws -> Preset {
    try preset.applying(PresetChange(change), resolver: Resolver(book)).preset
  }

  private func duration(_ seconds: Double) throws -> Preset {
    Preset(name: try PresetName("len"), content: .duration(seconds))
  }

  @Test("A duration is set, scaled and moved, and never below 0")
  func durations() throws {
    let preset = try duration(0.2)
    #expect(try tweaked(preset, .duration(TimeChange(seconds: 0.3))).content == .duration(0.3))
    #expect(try tweaked(preset, .duration(TimeChange(by: 0.1))).content == .duration(0.3))
    #expect(try tweaked(preset, .duration(TimeChange(scale: 0))).content == .duration(0))
    for seconds in [-0.1, .infinity, .nan] {
      #expect(throws: ChangeError.self) { try tweaked(preset, .duration(TimeChange(seconds: seconds))) }
    }
  }

  @Test("A tween takes a curve, a shape, a duration and a delay")
  func tweens() throws {
    let tween = try preset("t", "duration=len,curve=linear")
    let book = RegistrySnapshot([tween, try duration(0.2)])
    func content(_ edit: (inout TweenChange) throws -> Void) throws -> Content {
      var change = TweenChange()
      try edit(&change)
      return try tweaked(tween, in: book, .tween(change)).content
    }
    #expect(try content { $0.curve = .named(.easeIn) } == MotionLiteral.parse("duration=len,curve=easeIn"))
    #expect(
      try content { $0.curve = .inline(.bezier(x1: 0, y1: 0, x2: 1, y2: 1)) }
        == MotionLiteral.parse("duration=len,bezier=0:0:1:1"))
    #expect(throws: ChangeError.self) { try content { $0.curve = .inline(.steps(0, jump: nil)) } }
    #expect(try content { $0.time.scale = 1.5 } == MotionLiteral.parse("duration=0.3,curve=linear"))
    #expect(try content { $0.duration = .seconds(1) } == MotionLiteral.parse("duration=1,curve=linear"))
    #expect(try content { $0.delay = 0.1 } == MotionLiteral.parse("duration=len,curve=linear,delay=0.1"))
    #expect(throws: ChangeError.self) { try content { $0.duration = .seconds(0) } }
    #expect(throws: ChangeError.self) { try content { $0.time.scale = 0 } }
    #expect(throws: ChangeError.self) { try content { $0.time.by = -0.2 } }
    #expect(throws: ChangeError.self) { try content { $0.delay = -1 } }
  }

  @Test("A curve takes a shape in its range")
  func curves() throws {
    let curve = try preset("c", "bezier=0:0:1:1")
    #expect(try tweaked(curve, .curve(.steps(3, jump: nil))).content == .curve(.steps(3, jump: nil)))
    #expect(throws: ChangeError.self) { try tweaked(curve, .curve(.steps(0, jump: nil))) }
  }

  @Test("An alias takes another target")
  func aliases() throws {
    let target = try PresetName("c")
    #expect(try tweaked(alias("a", of: "b"), .alias(of: target)).content == .alias(of: target))
  }

  @Test("A change of another kind is refused with what the preset does not have")
  func otherKinds() throws {
    let changes: [(ContentChange, String)] = [
      (.spring(SpringChange()), "spring's parameters"), (.curve(.steps(3, jump: nil)), "curve's shape"),
      (.tween(TweenChange()), "curve"), (.duration(TimeChange()), "duration"),
      (.clip(ClipChange()), "clip's keyframes"), (.sequence(SequenceChange()), "sequence's phases"),
      (.morph(MorphChange()), "morph's elements, transitions or gesture"),
    ]
    for (change, subject) in changes {
      let error = #expect(throws: ChangeError.self) { try tweaked(alias("a", of: "b"), change) }
      #expect(error?.message == "a is an alias, which has no \(subject) to change")
    }
    let error = #expect(throws: ChangeError.self) { try tweaked(duration(0.2), .detachAlias) }
    #expect(error?.message == "len is a duration, which has no what an alias stands for to change")
    let own = PresetName(stored: "len")
    #expect(throws: ChangeError.self) { try tweaked(duration(0.2), .alias(of: own)) }
  }

  @Test("What is said about a preset is set and taken back; the origin goes with the first change")
  func about() throws {
    var preset = try duration(0.2)
    preset.origin = "pack"
    func changed(_ preset: Preset, _ edit: (inout AboutChange) throws -> Void) throws -> Preset {
      var change = PresetChange()
      try edit(&change.about)
      return try preset.applying(change, resolver: Resolver(RegistrySnapshot([]))).preset
    }
    #expect(try changed(preset) { _ in } == preset)
    let said = try changed(preset) { change in
      change.summary = "A summary."
      change.reduced = .preset(try PresetName("fade"))
      change.role = .ambient
      change.deprecated = "use another"
      change.allow = ["rule": "reason"]
    }
    #expect(
      said.summary == "A summary." && said.role == .ambient && said.deprecated == .instead("use another"))
    #expect(said.reduced == .preset(try PresetName("fade")) && said.allow == ["rule": "reason"])
    #expect(said.origin == nil)
    let unsaid = try changed(said) { change in
      change.summary = ""
      change.removesReduced = true
      change.deprecated = ""
      change.allow = ["rule": ""]
    }
    #expect(
      unsaid.summary == nil && unsaid.reduced == nil && unsaid.deprecated == nil && unsaid.allow.isEmpty)
    #expect(try tweaked(preset, .duration(TimeChange(seconds: 0.2))).origin == "pack")
  }
}
