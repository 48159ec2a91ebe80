import Testing

@testable import MotionPhysics

@Suite("Core Animation and UIKit: measured numbers, through their dialects")
struct CoreAnimationVectorTests {
  /// The spring that Core Animation runs: without `allowsOverdamping` critical at most.
  private static func spring(_ inputs: Vector) throws -> Spring {
    let typed = try ["mass", "stiffness", "damping"].map {
      (name: $0, value: try #require(inputs[$0]?.number))
    }
    let spring = try Dialect.coreAnimation.spring(typed)
    if spring.kind != .overdamped || inputs["allowsOverdamping"]?.flag == true { return spring }
    return try Spring(validatingMass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
  }

  @Test("settling durations and positions, from the numbers that CASpringAnimation takes")
  func springs() throws {
    var compared = 0
    for vector in try Vector.list("quartzcore-uikit-measured") {
      guard let inputs = vector["inputs"], inputs["stiffness"] != nil else { continue }
      let spring = try Self.spring(inputs)
      let velocity = inputs["initialVelocity"]?.number ?? 0
      let tolerance = try #require(vector["tolerance"]?.number)
      let expected = try #require(vector["expected"]?.number)
      compared += 1
      guard let time = inputs["time"]?.number else {
        let parameters = Dialect.coreAnimation.parameters(spring, velocity)
        guard case .parameters(let list) = parameters,
          case .number(let duration)? = list.first(where: { $0.name == "settlingDuration" })?.value
        else {
          Issue.record("\(vector)")
          continue
        }
        #expect(abs(duration - expected) <= tolerance, "\(duration) \(vector)")
        continue
      }
      let from = try #require(inputs["from"]?.number)
      let travel = try #require(inputs["to"]?.number) - from
      // Its initial velocity is in travels per second.
      let value = from + spring.value(target: travel, initialVelocity: velocity * travel, time: time)
      #expect(abs(value - expected) <= tolerance, "\(value) \(vector)")
    }
    #expect(compared > 10)
  }

  @Test("timing functions")
  func timingFunctions() throws {
    let vectors = try Vector.list("quartzcore-uikit-measured", function: "CAMediaTimingFunction value")
    #expect(vectors.count >= 8)
    for vector in vectors {
      let inputs = try #require(vector["inputs"])
      let name = try #require(inputs["name"]?.text)
      let curve = try #require(UnitCurve(name: name == "easeInEaseOut" ? "easeInOut" : name))
      if let points = inputs["points"]?.list.compactMap(\.number) {
        let written = Dialect.coreAnimation.parameters(curve, duration: nil)
        #expect(written == .parameters([.init("controlPoints", .numbers(points))]))
      }
      let value = curve.value(at: try #require(inputs["time"]?.number))
      let tolerance = try #require(vector["tolerance"]?.number)
      #expect(abs(value - (try #require(vector["expected"]?.number))) <= tolerance, "\(value) \(vector)")
    }
  }

  @Test("UIKit: the damping with a duration is labelled approximate, and nothing else is")
  func approximate() throws {
    for dialect in Dialects.all {
      for form in dialect.forms {
        #expect((form.approximation != nil) == (form.names == "withDuration+usingSpringWithDamping"))
      }
    }
    let spring = try Dialect.uiKit.spring([("withDuration", 0.6), ("usingSpringWithDamping", 0.8)])
    // (ζ/√(1-ζ²)) e^(-ζwT) = 0.001
    let scaled = 0.8 * spring.angularFrequency * 0.6
    #expect(abs(0.8 / 0.6 * exponential(-scaled) - 0.001) < 1e-15)
  }
}
