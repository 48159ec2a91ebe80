import Foundation
import Testing

@testable import MotionPhysics

@Suite("Dialects: a spring in other systems' words")
struct DialectTests {
  private static func parameters(
    _ name: String, _ spring: Spring, velocity: Double = 0
  ) throws -> [String: DialectParameter.Value] {
    let dialect = try #require(Dialects.all.first { $0.name == name })
    guard case .parameters(let parameters) = dialect.parameters(spring, velocity) else { return [:] }
    return Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.value) })
  }

  private static func number(_ value: DialectParameter.Value?) throws -> Double {
    guard case .number(let number) = try #require(value) else { throw NoNumber() }
    return number
  }

  private struct NoNumber: Error {}

  /// A number to 4 units in the last place, as the vectors state.
  private static func isClose(_ value: Double, _ expected: Double, _ unit: Double) -> Bool {
    abs(value - expected) <= 4 * unit
  }

  @Test("conversions agree with the 60-digit vectors")
  func conversions() throws {
    let names = [
      ("compose", "compose"), ("flutter", "flutter"), ("react_spring", "reactSpring"), ("origami", "origami"),
    ]
    for vector in try Vector.list("own-conversions") {
      let spring = try Spring(
        validatingDuration: #require(vector["duration"]?.number), bounce: #require(vector["bounce"]?.number))
      for (key, dialect) in names {
        guard case .object(let members)? = vector[key] else { continue }
        let parameters = try Self.parameters(dialect, spring)
        for (name, member) in members {
          let expected = try #require(member.number)
          // Origami's scales take 194 and 25 away: what is left cannot be closer than those.
          let unit = dialect == "origami" ? max(expected.ulp, (60.0).ulp) : expected.ulp
          let value = try Self.number(parameters[name])
          #expect(Self.isClose(value, expected, unit), "\(dialect) \(name) \(value) \(vector)")
        }
      }
    }
  }

  @Test("Core Animation agrees with the 60-digit vectors, both ways")
  func coreAnimation() throws {
    for vector in try Vector.list("own-conversions") {
      let expected = try #require(vector["caspring"])
      let typed = try ["perceptualDuration", "bounce"].map { name in
        (name: name, value: try #require(expected[name]?.number))
      }
      let spring = try Dialect.coreAnimation.spring(typed)
      let parameters = try Self.parameters("coreAnimation", spring)
      for name in ["mass", "stiffness", "damping"] {
        let number = try #require(expected[name]?.number)
        #expect(Self.isClose(try Self.number(parameters[name]), number, number.ulp), "\(name) \(vector)")
      }
      let allows = parameters["allowsOverdamping"] == .flag(true)
      #expect(allows == (spring.bounce < 0), "\(vector)")
    }
  }

  @Test("Motion's visual durations agree with the 60-digit vectors, and are missing where those are")
  func motionVisual() throws {
    for vector in try Vector.list("own-conversions") {
      let spring = try Spring(
        validatingDuration: #require(vector["duration"]?.number), bounce: #require(vector["bounce"]?.number))
      guard let expected = vector["motion_visual"] else {
        let form = DialectForm.motionVisualDuration
        #expect(throws: UnsupportedMotion.self, "\(vector)") { try form.numbers(of: spring) }
        continue
      }
      let parameters = try Self.parameters("motion", spring)
      for name in ["visualDuration", "bounce"] {
        let number = try #require(expected[name]?.number)
        #expect(Self.isClose(try Self.number(parameters[name]), number, number.ulp), "\(name) \(vector)")
      }
    }
  }

  /// Why a dialect cannot say a spring at all.
  private static func refusal(_ name: String, _ spring: Spring) throws -> String? {
    let dialect = try #require(Dialects.all.first { $0.name == name })
    guard case .unavailable(let reason) = dialect.parameters(spring, 0) else { return nil }
    return reason
  }

  @Test("where a system lacks words it says why")
  func missing() throws {
    let flat = try Spring(validatingDuration: 0.5, bounce: -0.3)
    let below = DialectParameter.Value.missing(reason: "bounce below 0 cannot be written")
    #expect(try Self.parameters("motion", flat)["visualDuration"] == below)
    #expect(try Self.number(Self.parameters("motion", flat)["damping"]) == flat.damping)
    // Its physics would be seen to jump.
    let creeping = Spring(mass: 1, stiffness: 1, damping: 400, allowOverDamping: true)
    #expect(try Self.refusal("motion", creeping)?.contains("jumps to the target") == true)
    #expect(try Self.refusal("reanimated", flat)?.contains("critical") == true)
    #expect(try Self.parameters("coreAnimation", flat)["allowsOverdamping"] == .flag(true))
    #expect(try Self.parameters("coreAnimation", .bouncy)["allowsOverdamping"] == nil)
    guard case .missing? = try Self.parameters("framer", flat)["duration"] else {
      Issue.record("Framer has no duration for an overdamped spring")
      return
    }
    let wild = try Spring(validatingDuration: 0.5, bounce: 0.97)
    let above = DialectParameter.Value.missing(reason: "bounce above 0.95 cannot be written")
    #expect(try Self.parameters("motion", wild)["visualDuration"] == above)
    #expect(try Self.number(Self.parameters("motion", wild)["stiffness"]) == wild.stiffness)
    let blink = try Spring(validatingDuration: 0.005, bounce: 0)
    #expect(
      try Self.parameters("reactSpring", blink)["frequency"]
        == .missing(reason: "frequency must be from 0.01 to 3600"))
  }

  @Test("the keys and order of convert, with the numbers of a bouncy spring")
  func bouncy() throws {
    #expect(
      Dialects.all.map(\.name) == [
        "swiftUI", "uiKit", "coreAnimation", "compose", "flutter", "motion", "reactSpring", "reanimated",
        "framer", "origami",
      ])
    #expect(
      abs(try Self.number(Self.parameters("coreAnimation", .bouncy)["settlingDuration"]) - 0.863) < 1e-3)
    #expect(try Self.number(Self.parameters("compose", .bouncy)["estimatedDurationMillis"]) == 561)
    #expect(abs(try Self.number(Self.parameters("framer", .bouncy)["duration"]) - 0.783) < 1e-3)
  }

  @Test("every file of the folder is in the array and the other way round")
  func folder() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.appendingPathComponent("Sources/MotionPhysics/Dialects/Systems").path
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(
      Set(names.map { $0.lowercased() })
        == Set(Dialects.all.map { $0.name.lowercased() + "dialect.swift" }))
  }
}
