import MotionPhysics
import Presets
import Testing

@Suite("Tweaks of other kinds")
struct TweakOtherKindsTests {
  private func tweaked(
    _ preset: Preset, in book: Book = Book([]), _ edit: (inout PresetChange) throws -> Void
  ) throws -> Preset {
    var change = PresetChange()
    try edit(&change)
    return try preset.applying(change, resolver: Resolver(book)).preset
  }

  private func duration(_ seconds: Double) throws -> Preset {
    Preset(name: try PresetName("len"), content: .duration(seconds))
  }

  @Test("A duration is set, scaled and moved, and never below 0")
  func durations() throws {
    let preset = try duration(0.2)
    #expect(try tweaked(preset) { $0.duration = .seconds(0.3) }.content == .duration(0.3))
    #expect(try tweaked(preset) { $0.durationBy = 0.1 }.content == .duration(0.3))
    #expect(try tweaked(preset) { $0.durationScale = 0 }.content == .duration(0))
    for seconds in [-0.1, .infinity, .nan] {
      #expect(throws: ChangeError.self) { try tweaked(preset) { $0.duration = .seconds(seconds) } }
    }
    #expect(throws: ChangeError.self) {
      try tweaked(preset) { $0.duration = .preset(PresetName(stored: "len")) }
    }
    #expect(throws: ChangeError.self) { try tweaked(preset) { $0.bounceBy = 0.1 } }
    #expect(throws: ChangeError.self) { try tweaked(preset) { $0.delay = 0.1 } }
  }

  @Test("A tween takes a curve, a shape, a duration and a delay")
  func tweens() throws {
    let tween = try preset("t", "duration=len,curve=linear")
    let book = Book([tween, try duration(0.2)])
    func content(_ edit: (inout PresetChange) throws -> Void) throws -> Content {
      try tweaked(tween, in: book, edit).content
    }
    #expect(try content { $0.curve = .named(.easeIn) } == MotionLiteral.parse("duration=len,curve=easeIn"))
    #expect(
      try content { $0.shape = .bezier(x1: 0, y1: 0, x2: 1, y2: 1) }
        == MotionLiteral.parse("duration=len,bezier=0:0:1:1"))
    #expect(try content { $0.durationScale = 1.5 } == MotionLiteral.parse("duration=0.3,curve=linear"))
    #expect(try content { $0.duration = .seconds(1) } == MotionLiteral.parse("duration=1,curve=linear"))
    #expect(try content { $0.delay = 0.1 } == MotionLiteral.parse("duration=len,curve=linear,delay=0.1"))
    #expect(throws: ChangeError.self) { try content { $0.duration = .seconds(0) } }
    #expect(throws: ChangeError.self) { try content { $0.durationScale = 0 } }
    #expect(throws: ChangeError.self) { try content { $0.durationBy = -0.2 } }
    #expect(throws: ChangeError.self) { try content { $0.delay = -1 } }
    #expect(throws: ChangeError.self) { try content { $0.bounceBy = 0.1 } }
    #expect(throws: ChangeError.self) { try content { $0.extraBounce = 0.1 } }
    #expect(throws: ChangeError.self) { try content { $0.base = try PresetName("len") } }
    #expect(throws: ChangeError.self) { try content { $0.detaches = true } }
    #expect(throws: ChangeError.self) { try content { $0.parameters[.stiffness] = 1 } }
  }

  @Test("A curve takes a shape in its range")
  func curves() throws {
    let curve = try preset("c", "bezier=0:0:1:1")
    #expect(try tweaked(curve) { $0.shape = .steps(3, jump: nil) }.content == .curve(.steps(3, jump: nil)))
    #expect(throws: ChangeError.self) { try tweaked(curve) { $0.shape = .steps(0, jump: nil) } }
    #expect(throws: ChangeError.self) { try tweaked(curve) { $0.durationBy = 1 } }
  }

  @Test("An alias takes another target and nothing else")
  func aliases() throws {
    let preset = try alias("a", of: "b")
    #expect(try tweaked(preset) { $0.target = try PresetName("c") }.content == .alias(of: PresetName("c")))
    let error = #expect(throws: ChangeError.self) { try tweaked(preset) { $0.parameters[.bounce] = 0.1 } }
    #expect(error?.message == "a is an alias, which has no spring's parameters to change")
  }

  @Test("What is said about a preset is set and taken back; the origin goes with the first change")
  func about() throws {
    var preset = try duration(0.2)
    preset.origin = "pack"
    #expect(try tweaked(preset) { _ in } == preset)
    let said = try tweaked(preset) { change in
      change.about.summary = "A summary."
      change.about.reduced = .preset(try PresetName("fade"))
      change.about.role = .ambient
      change.about.deprecated = "use another"
      change.about.allow = ["rule": "reason"]
    }
    #expect(
      said.summary == "A summary." && said.role == .ambient && said.deprecated == .instead("use another"))
    #expect(said.reduced == .preset(try PresetName("fade")) && said.allow == ["rule": "reason"])
    #expect(said.origin == nil)
    let unsaid = try tweaked(said) { change in
      change.about.summary = ""
      change.about.removesReduced = true
      change.about.deprecated = ""
      change.about.allow = ["rule": ""]
    }
    #expect(
      unsaid.summary == nil && unsaid.reduced == nil && unsaid.deprecated == nil && unsaid.allow.isEmpty)
    #expect(try tweaked(preset) { $0.duration = .seconds(0.2) }.origin == "pack")
  }
}
