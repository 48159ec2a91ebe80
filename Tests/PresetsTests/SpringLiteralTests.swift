import MotionPhysics
import Presets
import Testing

@Suite("Spring literals")
struct SpringLiteralTests {
  @Test(
    "A literal says its spring, however its numbers are written",
    arguments: [
      ("duration=0.5,bounce=0.3", 0.5, 0.3), ("duration=0.5", 0.5, 0),
      ("response=0.5,dampingRatio=0.7", 0.5, 0.3),
      ("mass=1,stiffness=170,damping=26", 0.4819, 0.003), ("stiffness=170,damping=26", 0.4819, 0.003),
      ("dampingRatio=0.8,stiffness=380", 0.3223, 0.2), ("mass=4,dampingRatio=0.8,stiffness=380", 0.6447, 0.2),
      ("tension=170,friction=26", 0.4819, 0.003),
      (" duration = 400ms , bounce = 0.3 ", 0.4, 0.3), ("duration=0.4s", 0.4, 0), ("duration=12s", 12, 0),
      ("duration=10", 10, 0), ("duration=5e-1", 0.5, 0), ("duration=.5", 0.5, 0), ("duration=+0.5", 0.5, 0),
      ("duration=0.5,bounce=1", 0.5, 1), ("duration=0.5,bounce=-0.99", 0.5, -0.99),
      ("mass=1,stiffness=100,damping=0", 0.6283, 1),
    ])
  func forms(_ literal: String, _ duration: Double, _ bounce: Double) throws {
    let motion = try Resolver(RegistrySnapshot([])).motion(of: try MotionLiteral.parse(literal))
    guard case .spring(let spring, 0) = motion else {
      Issue.record("\(motion)")
      return
    }
    #expect(abs(spring.duration - duration) < 0.0001, "\(spring.duration)")
    #expect(abs(spring.bounce - bounce) < 0.001, "\(spring.bounce)")
  }

  @Test(
    "A literal of each form is read as that form",
    arguments: zip(
      SpringForms.all.map(\.id),
      [
        "duration=0.5,bounce=0.3", "response=0.5,dampingRatio=0.7", "mass=1,stiffness=170,damping=26",
        "dampingRatio=0.8,stiffness=380", "tension=170,friction=26", "settlingDuration=0.8,dampingRatio=0.7",
        "bounciness=12,speed=10", "motion:duration=0.5,bounce=0.3", "motion:visualDuration=0.4,bounce=0.3",
        "origami:tension=40,friction=7", "reanimated:duration=0.55,dampingRatio=1",
      ]))
  func examples(_ id: String, _ example: String) throws {
    guard case .standalone(let parameters) = try typedSpring(example).parameters else {
      Issue.record("\(example) stands alone")
      return
    }
    #expect(parameters.form.id == id)
  }

  @Test("An overdamped spring may be typed by its physics")
  func overdamped() throws {
    let motion = try Resolver(RegistrySnapshot([])).motion(
      of: try MotionLiteral.parse("stiffness=100,damping=40"))
    guard case .spring(let spring, _) = motion else { return }
    #expect(spring.dampingRatio == 2)
  }

  @Test("A delay goes with each of them")
  func delays() throws {
    #expect(try typedSpring("duration=0.5,delay=100ms").delay == 0.1)
    #expect(try typedSpring("delay=0,tension=170,friction=26").delay == 0)
    #expect(try typedSpring("base=a,delay=0.2").delay == 0.2)
    #expect(try typedSpring("duration=0.5").delay == nil)
  }

  @Test("An adjustment names its base and what is changed")
  func adjustments() throws {
    let spring = try typedSpring("base=apple.snappy,duration=0.4,extraBounce=0.05")
    let name = try PresetName("apple.snappy")
    #expect(spring.parameters == .adjusted(Adjustment(base: name, duration: 0.4, extraBounce: 0.05)))
    #expect(
      try typedSpring("base=apple.snappy,durationScale=1.2").parameters
        == .adjusted(Adjustment(base: name, durationScale: 1.2)))
    #expect(try typedSpring("base=apple.snappy").parameters == .adjusted(Adjustment(base: name)))
  }

  @Test(
    "A refusal names the key and what is allowed",
    arguments: [
      ("duration=0", ["duration", "from 0.0001 to 3600 s"]),
      ("duration=-1", ["duration", "from 0.0001 to 3600 s"]),
      ("duration=0.5,bounce=-1", ["bounce", "from -0.9999 to 0.9999, or 1"]),
      ("duration=0.5,bounce=1.2", ["bounce", "from -0.9999 to 0.9999, or 1"]),
      ("duration=0.5,bounce=1e999", ["bounce", "finite"]), ("duration=0.5,bounce=nan", ["bounce", "finite"]),
      ("duration=0.5,bounce=inf", ["bounce", "finite"]),
      ("duration=0.5,bounce=0x1p-2", ["bounce", "finite"]),
      ("duration=nan", ["duration", "400ms"]), ("duration=1e999", ["duration", "400ms"]),
      ("duration=0x1", ["duration", "400ms"]), ("duration=", ["duration", "400ms"]),
      ("duration=ms", ["duration", "400ms"]), ("duration=400", ["duration", "write 400ms"]),
      ("duration=10.5", ["duration", "write 10.5ms"]),
      ("response=300,dampingRatio=1", ["response", "write 300ms"]),
      ("duration=0.5,delay=-0.1", ["delay", "0, or from 0.0001 to 3600 s"]),
      ("duration=0.5,delay=400", ["delay", "write 400ms"]),
      ("stiffness=0,damping=1", ["stiffness", "from 1e-09 to 10000000000000"]),
      ("stiffness=1,damping=-1", ["damping", "from 0 to 10000000000000"]),
      ("mass=0,stiffness=1,damping=1", ["mass", "from 0.001 to 1000"]),
      ("tension=-1,friction=1", ["tension", "from 1e-09"]),
      ("response=0.5,dampingRatio=-0.1", ["dampingRatio", "0, or from 0.0001 to 10000"]),
      ("bounciness=50,speed=1", ["bounciness", "42.5"]),
      ("base=a,durationScale=0", ["durationScale", "from 0.001 to 1000"]),
      ("base=a,duration=0", ["duration", "from 0.0001 to 3600 s"]),
      ("base=a,extraBounce=2", ["extraBounce", "from -1.9999 to 1.9999"]),
    ])
  func ranges(_ literal: String, _ parts: [String]) throws {
    let message = try #require(refusal(literal), "\(literal) is accepted")
    for part in parts { #expect(message.contains(part), "\(message)") }
  }

  @Test(
    "Mixtures, gaps and unknown keys are refused by name",
    arguments: [
      ("duration=0.5,stiffness=170", ["duration", "stiffness", "different systems"]),
      ("mass=1,duration=0.5", ["mass", "duration", "different systems"]),
      ("visualDuration=0.4,bounce=0.3", ["visualDuration", "they make one in the dialect motion"]),
      ("motion:tension=170,friction=26", ["tension", "they make one without a dialect"]),
      ("tension=170,damping=26", ["tension", "damping"]), ("stiffness=170", ["damping", "missing"]),
      ("bounce=0.3", ["duration is missing"]), ("mass=1", ["missing"]), ("delay=0.1", ["needs numbers"]),
      ("durration=0.5", ["durration", "did you mean duration?"]),
      ("bouncy=abc", ["bouncy", "did you mean bounce?"]),
      ("duration=0.5,duration=0.6", ["duration stands twice"]), ("duration", ["no key=value pair"]),
      ("", ["no key=value pair"]), ("duration=0.5,", ["no key=value pair"]),
      ("duration=0,35", ["a number has a point", "duration=0.35"]), ("=0.5", ["no key"]),
      ("base=a,duration=0.5,durationScale=2", ["duration and durationScale"]),
      ("base=a,bounce=0.3", ["bounce does not go with a base", "extraBounce"]),
      ("base=a,stiffness=3", ["stiffness does not go with a base"]), ("base=A B", ["no preset name"]),
      ("duration=0.5,extraBounce=0.1", ["extraBounce adjusts a base"]), ("base=none", ["none"]),
      ("durationScale=1.2", ["durationScale adjusts a base"]), ("motion:base=a", ["motion"]),
      ("mtion:duration=0.5,bounce=0.3", ["mtion", "motion, origami, reanimated"]),
      ("motion:stiffness=1,damping=1", ["different systems"]),
      ("motion:duration=0.3,curve=linear", ["motion"]),
    ])
  func mixtures(_ literal: String, _ parts: [String]) throws {
    let message = try #require(refusal(literal), "\(literal) is accepted")
    for part in parts { #expect(message.contains(part), "\(message)") }
  }
}
