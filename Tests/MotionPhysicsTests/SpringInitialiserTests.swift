import Testing

@testable import MotionPhysics

@Suite("Spring: its parameterisations")
struct SpringInitialiserTests {
  @Test("what a spring was made from reads back to the last bit")
  func readBack() throws {
    for (first, second) in [(0.1, 0.7), (0.35, 0.825), (0.55, 1), (1.3, 2.1), (0.3, 0.1)] {
      let perceptual = try Spring(validatingDuration: first, bounce: 0.4 * second)
      #expect(perceptual.duration == first && perceptual.bounce == 0.4 * second)
      let response = try Spring(validatingResponse: first, dampingRatio: second)
      #expect(response.response == first && response.dampingRatio == second)
      let physical = try Spring(
        validatingMass: 3, stiffness: 1000 * first, damping: 26 * second, allowOverDamping: true)
      #expect(physical.mass == 3 && physical.stiffness == 1000 * first && physical.damping == 26 * second)
      let compose = try Spring(stiffness: 1000 * first, dampingRatio: second)
      #expect(compose.stiffness == 1000 * first && compose.dampingRatio == second)
    }
  }

  @Test("all parameterisations of a spring are the same physics")
  func agreement() throws {
    for bounce in [-0.8, -0.2, 0, 0.15, 0.6, 1] {
      let spring = try Spring(validatingDuration: 0.45, bounce: bounce, mass: 2)
      let others = try [
        Spring(validatingResponse: spring.response, dampingRatio: spring.dampingRatio, mass: 2),
        Spring(stiffness: spring.stiffness, dampingRatio: spring.dampingRatio, mass: 2),
        Spring(
          validatingMass: 2, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true),
      ]
      for other in others {
        #expect(abs(other.duration - 0.45) < 1e-15 && abs(other.bounce - bounce) < 1e-15)
        for time in [0.05, 0.2, 0.9] {
          #expect(abs(other.value(time: time) - spring.value(time: time)) < 2e-14)
        }
      }
    }
  }

  @Test("damping above critical is critical unless it is allowed, and reads back so")
  func overdamping() throws {
    let clamped = try Spring(validatingMass: 1, stiffness: 100, damping: 50)
    #expect(clamped.kind == .critical && clamped.damping == 20 && clamped.dampingRatio == 1)
    let allowed = try Spring(validatingMass: 1, stiffness: 100, damping: 50, allowOverDamping: true)
    #expect(allowed.kind == .overdamped && allowed.damping == 50 && allowed.dampingRatio == 2.5)
  }

  @Test("SwiftUI's settling initialiser agrees with its own within SwiftUI's early stop")
  func settlingDuration() throws {
    let vectors = try Vector.list(
      "own-swiftui-model", function: "Spring(settlingDuration:dampingRatio:epsilon:)")
    #expect(vectors.count >= 4)
    for vector in vectors {
      let spring = try Spring(
        validatingSettlingDuration: #require(vector["settlingDuration"]?.number),
        dampingRatio: #require(vector["dampingRatio"]?.number),
        epsilon: #require(vector["epsilon"]?.number))
      let expected = try #require(vector["expected"]?["omega"]?.number)
      #expect(abs(spring.angularFrequency - expected) <= 1e-3 * max(1, expected * 1e-3), "\(vector)")
    }
  }

  @Test("presets: smooth, snappy and bouncy, and more bounce added")
  func presets() throws {
    #expect(Spring.smooth == (try Spring(validatingDuration: 0.5)))
    #expect(Spring.snappy == (try Spring(validatingDuration: 0.5, bounce: 0.15)))
    #expect(
      try Spring.bouncy(duration: 0.4, extraBounce: -0.1)
        == Spring(validatingDuration: 0.4, bounce: 0.3 - 0.1))
  }

  @Test("a number out of range is named with its range")
  func ranges() throws {
    #expect(
      throws: MotionError.outOfRange(parameter: "bounce", value: -1, allowed: "from -0.9999 to 0.9999, or 1")
    ) { try Spring(validatingDuration: 0.5, bounce: -1) }
    #expect(throws: MotionError.outOfRange(parameter: "duration", value: 0, allowed: "from 0.0001 to 3600 s"))
    {
      try Spring(validatingDuration: 0, bounce: 0)
    }
    #expect(throws: MotionError.notFinite(parameter: "stiffness")) {
      try Spring(validatingMass: 1, stiffness: .infinity, damping: 1)
    }
    #expect(
      throws: MotionError.outOfRange(parameter: "damping", value: -1, allowed: "from 0 to 10000000000000")
    ) {
      try Spring(validatingMass: 1, stiffness: 100, damping: -1)
    }
    #expect(throws: MotionError.self) { try Spring(validatingSettlingDuration: 0.5, dampingRatio: 1.5) }
    #expect(throws: MotionError.self) { try Spring(validatingSettlingDuration: 0.5, dampingRatio: 0.0001) }
    #expect(throws: MotionError.self) { try Spring(validatingDuration: 1e-200, bounce: 0) }
    #expect(throws: MotionError.self) { try Spring(validatingDuration: 1e200, bounce: 0) }
    let error = MotionError.outOfRange(parameter: "bounce", value: 1.2, allowed: Ranges.bounce.allowed)
    #expect(error.sentence == "bounce is 1.2, and must be from -0.9999 to 0.9999, or 1")
  }
}

@Suite("Spring.ifPossible")
struct SpringIfPossibleTests {
  @Test("it is the spring, and nil exactly where the initialiser throws")
  func agreement() {
    let numbers = [
      -1.0, -0.999, -0.5, 0, .leastNonzeroMagnitude, 1e-200, 0.3, 1, 1.001, 1e200, 1e308, .infinity,
      -.infinity, .nan,
    ]
    for duration in numbers {
      for bounce in numbers {
        let thrown = try? Spring(validatingDuration: duration, bounce: bounce)
        #expect(Spring.ifPossible(duration: duration, bounce: bounce) == thrown)
      }
    }
  }

  @Test("a bounce is the decimal that says its ratio, and of every other ratio what the formula gives")
  func decimalBounce() throws {
    for thousandths in 0...5000 {
      let ratio = Double(thousandths) / 1000
      let bounce = Spring.bounce(dampingRatio: ratio)
      let formula: Double = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
      #expect(abs(bounce - formula) < 3e-16)
      if ratio <= 1 { #expect(bounce == Double(1000 - thousandths) / 1000) }
    }
    #expect(Spring.bounce(dampingRatio: 1.25) == -0.2)
    #expect(Spring.bounce(dampingRatio: 1 - 1e-15) == 1 - (1 - 1e-15))
    #expect(try Spring(validatingResponse: 0.5, dampingRatio: 0.7).bounce == 0.3)
    #expect(try Spring(stiffness: 380, dampingRatio: 0.8).bounce == 0.2)
  }
}
