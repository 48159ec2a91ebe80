import Testing

@testable import motionbook

@Suite("convert")
struct ConvertCommandTests {
  /// The example of the documentation: a spring of 0.5 s with a bounce of 0.3.
  private static let expected: [(dialect: String, parameters: [String: Double])] = [
    ("swiftUI", ["duration": 0.5, "bounce": 0.3]),
    ("uiKit", ["duration": 0.5, "bounce": 0.3]),
    ("coreAnimation", ["mass": 1, "stiffness": 157.9, "damping": 17.6, "settlingDuration": 0.863]),
    ("compose", ["dampingRatio": 0.7, "stiffness": 157.9, "estimatedDurationMillis": 561]),
    ("flutter", ["mass": 1, "stiffness": 157.9, "damping": 17.6]),
    ("motion", ["mass": 1, "stiffness": 157.9, "damping": 17.6, "visualDuration": 0.417, "bounce": 0.3]),
    ("reactSpring", ["mass": 1, "tension": 157.9, "friction": 17.6, "frequency": 0.5, "damping": 0.7]),
    ("reanimated", ["mass": 1, "stiffness": 157.9, "damping": 17.6]),
    ("framer", ["mass": 1, "tension": 157.9, "friction": 17.6, "duration": 0.783, "dampingRatio": 0.7]),
    ("origami", ["tension": 20.0, "friction": 5.5]),
    ("css", ["durationMillis": 819, "maxError": 0.002]),
  ]

  @Test("JSON has one member a dialect, with the numbers of the documentation's example")
  func example() throws {
    let json = try CommandRunner().json("convert", "apple.bouncy", "--json")
    #expect(json.keys == Set(Self.expected.map(\.dialect)))
    for (dialect, parameters) in Self.expected {
      let member = try json.object(dialect)
      #expect(member.keys.subtracting(["easing"]) == Set(parameters.keys))
      for (key, value) in parameters {
        let tolerance = value >= 10 ? 0.05 : 0.0005 + (dialect == "origami" ? 0.05 : 0)
        #expect(abs(try member.number(key) - value) <= tolerance, "\(dialect).\(key)")
      }
    }
    #expect(try json.object("css").string("easing").hasPrefix("linear(0, "))
  }

  @Test("dialects stand in their order, and numbers in full")
  func order() throws {
    let out = try CommandRunner().run("convert", "apple.bouncy", "--json").out
    let places = try Self.expected.map { try #require(out.range(of: "\"\($0.dialect)\": {")).lowerBound }
    #expect(places == places.sorted())
    #expect(out.contains("157.91367041742973"))
  }

  @Test("a dialect that cannot say the spring is null with a note that says why")
  func unsayable() throws {
    let runner = try CommandRunner()
    let flat = try runner.json("convert", "duration=0.5,bounce=-0.2", "--json")
    #expect(flat.isNull("reanimated"))
    #expect(try flat.object("notes").string("reanimated").contains("critical"))
    #expect(try flat.object("notes").keys == ["reanimated"])
    let undamped = try runner.json("convert", "mass=1,stiffness=170,damping=0", "--json")
    #expect(undamped.isNull("css"))
    #expect(try undamped.object("notes").string("css").contains("never settles"))
  }

  @Test("Motion cannot say a spring where its export warns of a jump", arguments: [100.0, 1])
  func motionAndItsExport(stiffness: Double) throws {
    let runner = try CommandRunner()
    runner.run("add", "spring", "creep", "--stiffness", "\(stiffness)", "--damping", "60")
    let isSaid = try !runner.json("convert", "creep", "--json").isNull("motion")
    #expect(isSaid == (stiffness == 100))
    #expect(
      isSaid != runner.run("export", "creep", "--format", "motion").out.contains("Motion jumps to the target")
    )
  }

  @Test("a parameter that cannot be said is null with a reason beside it")
  func missing() throws {
    let motion = try CommandRunner().json("convert", "duration=0.5,bounce=0.97", "--json").object("motion")
    #expect(motion.isNull("visualDuration"))
    #expect(try motion.string("visualDurationReason") == "bounce above 0.95 cannot be written")
    #expect(try motion.number("stiffness") > 100)
  }

  @Test("a velocity changes what depends on it, and nothing else")
  func velocity() throws {
    let runner = try CommandRunner()
    let still = try runner.json("convert", "apple.bouncy", "--json")
    let thrown = try runner.json("convert", "apple.bouncy", "--velocity", "-8", "--json")
    #expect(
      try still.object("coreAnimation").number("settlingDuration")
        != thrown.object("coreAnimation").number("settlingDuration"))
    #expect(try still.object("css").string("easing") != thrown.object("css").string("easing"))
    #expect(try still.object("flutter").number("damping") == thrown.object("flutter").number("damping"))
  }

  @Test("the table has a line for each dialect, and says why a parameter is missing")
  func table() throws {
    let out = try CommandRunner().run("convert", "duration=0.5,bounce=-0.2").out
    let lines = out.split(separator: "\n").map(String.init)
    for (dialect, _) in Self.expected {
      #expect(lines.contains { $0.hasPrefix(dialect + " ") }, "\(dialect)")
    }
    #expect(out.contains("cannot say it: Reanimated runs an overdamped spring as a critical one"))
    #expect(out.contains("no visualDuration, bounce: bounce below 0 cannot be written"))
    #expect(out.contains("stiffness 157.9"))
    let wild = try CommandRunner().run("convert", "duration=0.5,bounce=0.97").out
    #expect(wild.contains("no visualDuration, bounce: bounce above 0.95 cannot be written"))
  }

  @Test("a tween is its curve and duration in each dialect's words, or a note why not")
  func tween() throws {
    let json = try CommandRunner().json("convert", "duration=0.3,bezier=0.4:0:0.2:1", "--json")
    #expect(try json.object("css").string("easing") == "cubic-bezier(0.4, 0, 0.2, 1)")
    #expect(try json.object("css").number("durationMillis") == 300)
    #expect(try json.object("swiftUI").number("duration") == 0.3)
    #expect(try json.object("compose").number("durationMillis") == 300)
    #expect(try json.object("framer").number("time") == 0.3)
    #expect(json.isNull("origami") && json.isNull("reactSpring"))
    #expect(try json.object("notes").string("origami").contains("springs only"))
    let out = try CommandRunner().run("convert", "duration=0.3,bezier=0.4:0:0.2:1").out
    #expect(out.contains("timingCurve 0.4, 0, 0.2, 1  duration 0.3"))
    let odd = try CommandRunner().json("convert", "duration=0.0333,curve=easeOut", "--json")
    #expect(
      try odd.object("notes").string("compose") == "Compose takes whole milliseconds, and this is 33.3 ms")
    #expect(try odd.object("css").string("easing") == "ease-out")
  }

  @Test("a curve alone has no duration, and one that is no Bezier is said where it can be")
  func curve() throws {
    let json = try CommandRunner().json("convert", "starter.curve.enter", "--json")
    #expect(try json.object("swiftUI").keys == ["timingCurve"])
    let circular = try CommandRunner().json("convert", "duration=0.3,curve=circularEaseIn", "--json")
    #expect(try circular.object("swiftUI").string("timingCurve") == "circularEaseIn")
    #expect(circular.isNull("compose"))
    // The same as its export: baked, with the error.
    #expect(try circular.object("css").string("easing").hasPrefix("linear("))
    #expect(try circular.object("css").number("maxError") < 0.0021)
    #expect(
      try circular.object("notes").string("flutter")
        == "Flutter has no numbers for quarter circles; `motionbook export` writes it as code")
  }

  @Test("what a system has an expression for, and no numbers, is that expression, as with --to")
  func expressions() throws {
    let runner = try CommandRunner(packs: ["material3"])
    let json = try runner.json("convert", "material3.easing.emphasized.path", "--json")
    let expression = try json.object("flutter").string("expression")
    #expect(expression.hasPrefix("ThreePointCubic("))
    let pasted = runner.run("convert", "material3.easing.emphasized.path", "--to", "flutter")
    #expect(pasted.out == expression + "\n")
    #expect(
      try json.object("notes").string("compose")
        == "Compose has no numbers for an SVG path; `motionbook export` writes it as code")
  }

  @Test("what is neither spring nor tween nor curve does not convert")
  func otherKinds() throws {
    for name in ["starter.duration.fast", "starter.pulse"] {
      let result = try CommandRunner().run("convert", name)
      #expect(result.code == 1)
      #expect(result.err.contains("only springs"))
    }
  }

  @Test("a spring is read in each dialect's own words and with its standards")
  func dialectLiterals() throws {
    let runner = try CommandRunner()
    let reactSpring = try runner.json("convert", "reactSpring:frequency=0.5,damping=1", "--json")
    #expect(try reactSpring.object("swiftUI").number("duration") == 0.5)
    #expect(try reactSpring.object("reactSpring").number("tension") == 157.91367041742973)
    let motion = try runner.json("convert", "motion:duration=500ms", "--json")
    #expect(try motion.object("swiftUI").number("bounce") == 0.3)
    let framer = try runner.json(
      "convert", "framer:duration=0.8,dampingRatio=0.1", "--velocity", "1", "--json")
    #expect(abs(try framer.object("framer").number("duration") - 0.8) < 1e-12)
    let uiKit = runner.run("convert", "uiKit:withDuration=0.6,usingSpringWithDamping=0.8", "--json")
    #expect(uiKit.code == 0 && uiKit.err.contains("approximate"))
    for (word, text) in [
      ("framer:duration=5,dampingRatio=0.75", "no spring of this dampingRatio settles so"),
      ("motion:duration=0.5,bounce=1", "bounce is 1, and must be from 0 to 0.95"),
      ("flutter:wobble=1", "wobble"), ("css:duration=1", "none can be read"),
      ("compose:stiffness", "no key=value pair"), ("swiftUI:duration=500", "500ms"),
    ] {
      let result = runner.run("convert", word, "--velocity", "1")
      #expect(result.code != 0 && result.err.contains(text), "\(word): \(result.err)")
    }
  }

  @Test("--forms says every set of parameters of each dialect, or why not")
  func forms() throws {
    let runner = try CommandRunner()
    let out = runner.run("convert", "duration=0.5,bounce=0.3", "--forms").out
    #expect(out.contains("perceptualDuration 0.5  bounce 0.3"))
    #expect(out.contains("  Spring(duration:bounce:)") && out.contains("  SpringForce"))
    #expect(out.contains("withDuration"))
    #expect(out.contains("(approximate: "))
    #expect(out.contains("bounciness"))
    #expect(out.contains("durationMillis 500  bounce 0.3"))
    let json = runner.run("convert", "duration=0.5,bounce=-0.3", "--forms", "--json").out
    let tween = runner.run("convert", "duration=0.3,curve=easeOut", "--forms")
    #expect(tween.code == 1 && tween.err.contains("only springs have --forms"))
    #expect(json.contains("\"withDuration\": null"))
    #expect(json.contains("\"withDurationReason\": \"an overdamped spring has no such duration\""))
    #expect(try JSONObject(json).keys == Set(Self.expected.map(\.dialect)).subtracting(["css"]))
  }

  @Test(
    "what --forms prints can be typed",
    arguments: ["flutter:durationMillis=500,bounce=0.3", "reanimated:durationMillis=926.3,dampingRatio=0.7"])
  func printedForms(typed: String) throws {
    let runner = try CommandRunner()
    let spring = try runner.json("convert", typed, "--json").object("swiftUI")
    #expect(abs(try spring.number("duration") - 0.5) < 1e-4)
    #expect(abs(try spring.number("bounce") - 0.3) < 1e-9)
    let twice = runner.run("convert", "flutter:duration=0.5,durationMillis=500")
    #expect(twice.code == 64 && twice.err.contains("durationMillis: is there twice"), "\(twice.err)")
  }

  @Test(
    "a system's own words are a motion wherever one is typed, also where they are not its alone",
    arguments: [
      "motion:mass=1,stiffness=800,damping=34", "reanimated:stiffness=100,damping=10",
      "origami:bounciness=5,speed=10",
      "motion:duration=500ms", "reactSpring:frequency=0.5,damping=1",
    ])
  func dialectsEverywhere(typed: String) throws {
    let runner = try CommandRunner()
    let converted = try runner.json("convert", typed, "--json").object("swiftUI")
    #expect(runner.run("add", "spring", "typed", typed, "--summary", "Typed.").code == 0)
    let added = try runner.json("convert", "typed", "--json").object("swiftUI")
    for number in ["duration", "bounce"] {
      #expect(abs(try added.number(number) - converted.number(number)) < 1e-9, "\(number)")
    }
    #expect(runner.run("nearest", typed).code == 0)
    let words = runner.run("nearest", "motion:stiffness=100,bounce=0.2").err
    #expect(words.contains("stiffness") && !words.contains("different systems"), "\(words)")
  }

  @Test("a delay is mentioned where results do not stand")
  func delay() throws {
    let result = try CommandRunner().run("convert", "duration=0.5,delay=0.1", "--json")
    #expect(result.code == 0)
    #expect(result.err.contains("0.1 s"))
    #expect(try JSONObject(result.out).keys.contains("css"))
  }
}
