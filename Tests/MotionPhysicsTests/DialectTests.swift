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

  @Test("conversions agree with the 60-digit vectors")
  func conversions() throws {
    let names = [
      ("compose", "compose"), ("flutter", "flutter"), ("react_spring", "reactSpring"), ("origami", "origami"),
      ("motion_visual", "motion"),
    ]
    for vector in try Vector.list("own-conversions") {
      let spring = try Spring(
        duration: #require(vector["duration"]?.number), bounce: #require(vector["bounce"]?.number))
      for (key, dialect) in names {
        guard case .object(let members)? = vector[key] else { continue }
        let parameters = try Self.parameters(dialect, spring)
        for (name, member) in members {
          guard let expected = member.number else { continue }
          let value = try Self.number(parameters[name])
          #expect(abs(value - expected) <= 8e-16 * max(abs(expected), 60), "\(dialect) \(name) \(vector)")
        }
      }
    }
  }

  @Test("Compose's estimate agrees with its tests and the vectors")
  func compose() throws {
    let own = try Vector.list("own-compose-estimate")
    #expect(own.count > 100)
    for vector in own {
      let displacement = try #require(vector["initialDisplacement"]?.number)
      let spring = try Spring(
        stiffness: #require(vector["stiffness"]?.number),
        dampingRatio: #require(vector["dampingRatio"]?.number))
      let millis = ComposeEstimate.milliseconds(
        spring, velocity: -(try #require(vector["initialVelocity"]?.number)) / displacement,
        threshold: try #require(vector["delta"]?.number) / displacement)
      guard let expected = vector["expected_ms"]?.number else { continue }
      #expect(abs(millis - expected) <= 1, "\(millis) \(vector)")
    }
    let critical = try Spring(stiffness: 100, dampingRatio: 1)
    #expect(ComposeEstimate.milliseconds(critical, velocity: -30) == 811)
    let slow = try Spring(stiffness: 100, dampingRatio: 5)
    #expect(ComposeEstimate.milliseconds(slow, velocity: -30) == 4830)
    let undamped = try Spring(stiffness: 1500, dampingRatio: 0)
    #expect(ComposeEstimate.milliseconds(undamped, velocity: 0) == 9_223_372_036_854)
  }

  @Test("Framer's durations agree with its converter")
  func framerDurations() throws {
    let vectors = try Vector.list("own-framer-classic", "durations")
    #expect(vectors.count > 100)
    for vector in vectors {
      let spring = try Spring(
        mass: #require(vector["mass"]?.number), stiffness: #require(vector["tension"]?.number),
        damping: #require(vector["friction"]?.number), allowOverDamping: true)
      let seconds = FramerDuration.seconds(spring, velocity: try #require(vector["velocity"]?.number))
      let expected = vector["duration"]?.number
      #expect((seconds == nil) == (expected == nil), "\(vector)")
      if let seconds, let expected { #expect(abs(seconds - expected) <= 1e-12 * abs(expected), "\(vector)") }
    }
  }

  @Test("the shared settling equation agrees with Framer's converged Newton")
  func envelopeEquation() throws {
    var compared = 0
    for vector in try Vector.list("own-framer-classic", "derived") {
      guard vector["converged"]?.flag == true, vector["velocity"]?.number == 0, vector["mass"]?.number == 1,
        vector["expected"]?["fallback"]?.flag == false, let ratio = vector["dampingRatio"]?.number,
        ratio <= 1,
        let expected = vector["expected"]?["omega"]?.number, let duration = vector["duration"]?.number
      else { continue }
      let frequency = EnvelopeEquation.frequency(duration: duration, dampingRatio: ratio)
      #expect(abs(frequency - expected) <= 1e-6 * expected, "\(vector)")
      compared += 1
    }
    #expect(compared > 10)
  }

  @Test("where a system lacks words it says why")
  func missing() throws {
    let flat = try Spring(duration: 0.5, bounce: -0.3)
    #expect(
      try Self.parameters("motion", flat)["bounce"] == .missing(reason: "bounce below 0 cannot be written"))
    #expect(try Self.number(Self.parameters("motion", flat)["stiffness"]) == flat.stiffness)
    guard case .missing? = try Self.parameters("framer", flat)["duration"] else {
      Issue.record("Framer has no duration for an overdamped spring")
      return
    }
    let undamped = try Spring(duration: 0.5, bounce: 1)
    let css = try #require(Dialects.all.last)
    guard case .unavailable(let reason) = css.parameters(undamped, 0) else {
      Issue.record("an undamped spring cannot be baked")
      return
    }
    #expect(reason.contains("never settles"))
  }

  @Test("the keys and order of convert, with the numbers of a bouncy spring")
  func bouncy() throws {
    #expect(
      Dialects.all.map(\.name) == [
        "swiftUI", "uiKit", "coreAnimation", "compose", "flutter", "motion", "reactSpring", "reanimated",
        "framer", "origami", "css",
      ])
    #expect(
      abs(try Self.number(Self.parameters("coreAnimation", .bouncy)["settlingDuration"]) - 0.863) < 1e-3)
    #expect(try Self.number(Self.parameters("compose", .bouncy)["estimatedDurationMillis"]) == 561)
    #expect(abs(try Self.number(Self.parameters("framer", .bouncy)["duration"]) - 0.783) < 1e-3)
    #expect(try Self.number(Self.parameters("css", .bouncy)["durationMillis"]) == 819)
    #expect(try Self.number(Self.parameters("css", .bouncy)["maxError"]) <= 0.002)
  }

  @Test(
    "every file of a folder is in its array and the other way round",
    arguments: [("Systems", "Dialect", Dialects.all.count), ("Forms", "Form", SpringForms.all.count)])
  func folders(folder: String, suffix: String, count: Int) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.appendingPathComponent("Sources/MotionPhysics/Dialects/\(folder)").path
    let names = try FileManager.default.contentsOfDirectory(atPath: path).map { $0.dropLast(".swift".count) }
    #expect(names.count == count && names.allSatisfy { $0.hasSuffix(suffix) })
    let known = folder == "Systems" ? Dialects.all.map(\.name) : SpringForms.all.map(\.id)
    let stems = Set(names.map { $0.dropLast(suffix.count).lowercased() })
    #expect(Set(known.map { $0.lowercased() }) == stems)
  }
}
