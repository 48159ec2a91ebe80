import Testing

@testable import MotionPhysics

/// Trajectories and conversions of other projects' own tests.
@Suite("Peers: what other springs' own tests expect")
struct PeerVectorTests {
  @Test("react-spring: frequency and damping become tension and friction to the last digit")
  func reactSpringConfig() throws {
    let vectors = try Vector.list(
      "react-spring-tests", function: "mergeConfig frequency/damping -> tension/friction")
    #expect(!vectors.isEmpty)
    for vector in vectors {
      let inputs = try #require(vector["inputs"])
      let spring = try DialectForm.reactSpringFrequency.spring(
        SpringNumbers(
          #require(inputs["frequency"]?.number), #require(inputs["damping"]?.number),
          #require(inputs["mass"]?.number)))
      #expect(spring.stiffness == vector["expected"]?["tension"]?.number)
      #expect(spring.damping == vector["expected"]?["friction"]?.number)
    }
  }

  @Test("react-spring: the presets are read and written unchanged")
  func reactSpringPresets() throws {
    let dialect = Dialect.reactSpring
    for vector in try Vector.list("react-spring-tests", function: "preset") {
      let expected = try #require(vector["expected"])
      let typed = try ["tension", "friction", "mass"].map {
        (name: $0, value: try #require(expected[$0]?.number))
      }
      let spring = try dialect.spring(typed)
      guard case .parameters(let parameters) = dialect.parameters(spring, 0) else {
        Issue.record("\(vector)")
        continue
      }
      for (name, value) in typed {
        #expect(parameters.first { $0.name == name }?.value == .number(value))
      }
      if vector["inputs"]?["name"]?.text == "default" {
        #expect(try dialect.spring([]) == spring)
      }
    }
    for preset in try Vector.list("own-conversions", "presets") where preset["tension"] != nil {
      let spring = try dialect.spring([
        ("tension", #require(preset["tension"]?.number)), ("friction", #require(preset["friction"]?.number)),
      ])
      for (name, value) in [
        ("dampingRatio", spring.dampingRatio), ("duration", spring.duration), ("bounce", spring.bounce),
      ] {
        let expected = try #require(preset[name]?.number)
        #expect(abs(value - expected) <= 9e-16 * max(1, abs(expected)), "\(name) \(preset)")
      }
    }
  }

  @Test("react-spring: its frames are those of Euler's method, up to 4.1e-3 from the spring")
  func reactSpringFrames() throws {
    let vectors = try Vector.list("react-spring-tests").filter { $0["inputs"]?["from"] != nil }
    #expect(!vectors.isEmpty)
    for vector in vectors {
      let inputs = try #require(vector["inputs"])
      let spring = try Dialect.reactSpring.spring([
        ("tension", #require(inputs["tension"]?.number)), ("friction", #require(inputs["friction"]?.number)),
        ("mass", #require(inputs["mass"]?.number)),
      ])
      let from = try #require(inputs["from"]?.number)
      let travel = try #require(inputs["to"]?.number) - from
      let frames = try #require(vector["expected"]).list.compactMap(\.number)
      // The last frame is set to the target.
      for (index, frame) in frames.dropLast().enumerated() {
        let time = 0.017 * Double(index + 1)
        #expect(abs(from + spring.value(target: travel, time: time) - frame) <= 4.2e-3 * abs(travel))
      }
      // Its own method gives its own numbers.
      var (position, velocity) = (from, 0.0)
      for frame in frames.dropLast() {
        for _ in 0..<17 {
          let force = -spring.stiffness * (position - from - travel) * 1e-6 - spring.damping * 1e-3 * velocity
          velocity += force / spring.mass
          position += velocity
        }
        #expect(abs(position - frame) <= 1e-12)
      }
    }
  }

  @Test("Rebound: its default spring, at the times that its loop really simulates")
  func rebound() throws {
    let file = try Vector.file("rebound-tests")
    let numbers = try #require(file["spring"])
    let spring = try DialectForm.origamiTension.spring(
      SpringNumbers(
        #require(numbers["origamiTension"]?.number), #require(numbers["origamiFriction"]?.number)))
    #expect(spring == (try DialectForm.origamiTension.spring(SpringNumbers())))
    #expect(abs(spring.stiffness - (try #require(numbers["tension"]?.number))) <= 1e-13)
    #expect(spring.damping == numbers["friction"]?.number)
    for vector in try Vector.list("rebound-tests") {
      let time = try #require(vector["t_effective"]?.number)
      #expect(abs(spring.value(time: time) - (try #require(vector["x"]?.number))) <= 7.1e-5, "\(vector)")
      #expect(abs(spring.velocity(time: time) - (try #require(vector["v"]?.number))) <= 8.6e-4, "\(vector)")
    }
  }

  @Test("Rebound: bounciness and speed lead to its tension and friction, and back where there is a spring")
  func bounciness() throws {
    let vectors = try Vector.list("own-rebound-bounciness")
    #expect(vectors.count > 30)
    for vector in vectors {
      let tension = try #require(vector["origamiTension"]?.number)
      let friction = try #require(vector["origamiFriction"]?.number)
      if let bounciness = vector["bounciness"]?.number, let speed = vector["speed"]?.number {
        #expect(abs(OrigamiScale.tension(speed: speed) - tension) <= 1e-13 * max(1, abs(tension)))
        let computed = OrigamiScale.friction(bounciness: bounciness, tension: tension)
        #expect(abs(computed - friction) <= 1e-13 * max(1, abs(friction)), "\(vector)")
        let typed = SpringNumbers(bounciness, speed)
        guard vector["physically_valid"]?.flag == true else {
          #expect(throws: MotionError.self) { try DialectForm.origamiBounciness.spring(typed) }
          continue
        }
        let spring = try DialectForm.origamiBounciness.spring(typed)
        let back = try DialectForm.origamiBounciness.numbers(of: spring)
        #expect(abs(back.first - bounciness) <= 1e-11 && abs(back.second - speed) <= 1e-11, "\(vector)")
      }
      #expect(
        abs(OrigamiScale.stiffness(tension: tension) - (try #require(vector["tension"]?.number))) <= 1e-12)
      #expect(
        abs(OrigamiScale.damping(friction: friction) - (try #require(vector["friction"]?.number))) <= 1e-12)
    }
  }

  @Test("Rebound: where bounciness and speed end, it says so")
  func bouncinessEnds() throws {
    let form = DialectForm.origamiBounciness
    func reason(_ tension: Double, _ friction: Double) throws -> String? {
      let spring = try DialectForm.origamiTension.spring(SpringNumbers(tension, friction))
      return #expect(throws: UnsupportedMotion.self) { try form.numbers(of: spring) }?.reason
    }
    #expect(try reason(0, 3) == "softer than speed 0")
    #expect(try reason(40, 12)?.contains("more damped") == true)
    #expect(try reason(40, -0.2)?.contains("less damped") == true)
  }

  @Test("Flutter: at its tolerances it jumps to the end, where the spring still moves")
  func flutter() throws {
    let vectors = try Vector.list("flutter-tests")
    let inputs = try #require(vectors.first?["inputs"])
    #expect(vectors.count >= 2)
    let spring = try DialectForm.flutterDampingRatio.spring(
      SpringNumbers(
        #require(inputs["mass"]?.number), #require(inputs["stiffness"]?.number),
        #require(inputs["ratio"]?.number)))
    let time = try #require(inputs["time"]?.number)
    let (value, velocity) = (spring.value(time: time), spring.velocity(time: time))
    // With snapToEnd Flutter says 1 and 0 within its tolerances of 0.1: not matched, no spring is ever snapped.
    #expect(1 - value < 0.1 && velocity < 0.1)
    // Without it, x < 1 and dx > 0.
    #expect(value < 1 && velocity > 0)
  }
}
