import Testing

@testable import MotionPhysics

@Suite("Dialects: what a system would silently change is refused")
struct DialectErrorTests {
  private static func error(
    _ name: String, _ typed: [(name: String, value: Double)], velocity: Double = 0
  ) throws -> MotionError? {
    let dialect = try #require(Dialects.all.first { $0.name == name })
    do throws(MotionError) {
      _ = try dialect.spring(typed, velocity: velocity)
      return nil
    } catch {
      return error
    }
  }

  @Test("errors name the system's own parameter and its range")
  func ranges() throws {
    #expect(
      try Self.error("reactSpring", [("frequency", 0.001)])?.sentence
        == "frequency is 0.001, and must be from 0.01 to 3600")
    #expect(try Self.error("reactSpring", [("tension", -1)])?.parameter == "tension")
    #expect(
      try Self.error("motion", [("duration", 0.5), ("bounce", 1)])?.sentence
        == "bounce is 1, and must be from 0 to 0.95")
    #expect(
      try Self.error("motion", [("duration", 20)])?.sentence == "duration is 20, and must be from 0.01 to 10")
    #expect(try Self.error("framer", [("dampingRatio", 2)])?.parameter == "dampingRatio")
    #expect(try Self.error("uiKit", [("withDuration", 1), ("usingSpringWithDamping", 0)]) != nil)
    #expect(try Self.error("coreAnimation", [("perceptualDuration", 0.5), ("bounce", -1)]) != nil)
    #expect(try Self.error("compose", [("dampingRatio", -0.1)])?.parameter == "dampingRatio")
    #expect(try Self.error("origami", [("bounciness", 50), ("speed", 10)])?.parameter == "bounciness")
    #expect(try Self.error("swiftUI", [("settlingDuration", 11), ("dampingRatio", 1)]) != nil)
  }

  @Test("Flutter takes whole milliseconds, both ways")
  func flutter() throws {
    #expect(try Self.error("flutter", [("duration", 0.3335), ("bounce", 0)])?.parameter == "duration")
    #expect(try Self.error("flutter", [("duration", 0.333), ("bounce", 0)]) == nil)
    let form = DialectForm.flutterDurationBounce
    #expect(throws: UnsupportedMotion.self) {
      try form.numbers(of: Spring(validatingDuration: 0.3335, bounce: 0))
    }
    for milliseconds in 1...2000 {
      let spring = try Spring(validatingDuration: Double(milliseconds) / 1000, bounce: 0.25)
      #expect(form.written(spring).first?.value == .number(Double(milliseconds)))
    }
  }

  @Test("parameters that are missing, strange, doubled or mixed are named")
  func names() throws {
    #expect(try Self.error("flutter", [("mass", 1)])?.sentence == "stiffness: is needed")
    #expect(try Self.error("flutter", [("wobble", 1)])?.parameter == "wobble")
    #expect(try Self.error("motion", [("stiffness", 1), ("bounce", 0)])?.parameter == "bounce")
    #expect(try Self.error("motion", [("bounce", 0), ("bounce", 0)])?.sentence == "bounce: is there twice")
    #expect(try Self.error("motion", [("duration", 1), ("bounce", .nan)])?.parameter == "bounce")
    // Motion ignores a visual duration without a bounce.
    #expect(try Self.error("motion", [("visualDuration", 0.5)])?.sentence == "bounce: is needed")
  }

  @Test("numbers that lead out of the ranges are the system's parameter's fault, not ours")
  func extremes() throws {
    #expect(
      try Self.error("reactSpring", [("tension", .leastNonzeroMagnitude), ("friction", 1)])?.parameter
        == "tension")
    let both = try Self.error("compose", [("stiffness", 1e308), ("dampingRatio", 1e200)])?.parameter
    #expect(both == "stiffness" || both == "dampingRatio")
    // Each in its range, and together a period of 0.2 µs, or damped a million times over.
    #expect(
      try Self.error("reactSpring", [("tension", 1e12), ("friction", 1), ("mass", 0.001)])?.sentence
        .hasSuffix(
          "the spring's duration would be 1.987e-07 s, and must be from 0.0001 to 3600 s") == true)
    #expect(
      try Self.error("coreAnimation", [("stiffness", 1), ("damping", 2e6)])?.sentence
        == "damping: the damping ratio would be 1000000, and must be 0, or from 0.0001 to 10000")
  }
}
