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

  @Test("a parameter that cannot be said is null with a reason, a dialect that cannot is null with a note")
  func missing() throws {
    let runner = try CommandRunner()
    let motion = try runner.json("convert", "duration=0.5,bounce=-0.2", "--json").object("motion")
    #expect(motion.isNull("visualDuration"))
    #expect(try motion.string("visualDurationReason") == "bounce below 0 cannot be written")
    #expect(try motion.number("stiffness") > 100)
    let undamped = try runner.json("convert", "mass=1,stiffness=170,damping=0", "--json")
    #expect(undamped.isNull("css"))
    #expect(try undamped.object("notes").string("css").contains("never settles"))
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
    #expect(out.contains("no visualDuration, bounce: bounce below 0 cannot be written"))
    #expect(out.contains("stiffness 157.9"))
  }

  @Test("only springs convert")
  func otherKinds() throws {
    for name in ["starter.fade.quick", "starter.curve.enter", "starter.duration.fast", "starter.pulse"] {
      let result = try CommandRunner().run("convert", name)
      #expect(result.code == 1)
      #expect(result.err.contains("only springs"))
    }
  }

  @Test("a delay is mentioned where results do not stand")
  func delay() throws {
    let result = try CommandRunner().run("convert", "duration=0.5,delay=0.1", "--json")
    #expect(result.code == 0)
    #expect(result.err.contains("0.1 s"))
    #expect(try JSONObject(result.out).keys.contains("css"))
  }
}
