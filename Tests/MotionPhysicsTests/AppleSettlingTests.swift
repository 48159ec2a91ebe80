import Testing

@testable import MotionPhysics

@Suite("The settling durations that Apple's frameworks print")
struct AppleSettlingTests {
  @Test("SwiftUI: measured values")
  func swiftUIMeasured() throws {
    let seconds = try Vector.list(
      "swiftui-spring-measured", function: "Spring(duration:bounce:).settlingDuration")
    let milliseconds = try Vector.list(
      "swiftui-spring-measured", function: "Spring(duration:bounce:).settlingDuration (getter, ms)")
    #expect(seconds.count + milliseconds.count >= 8)
    for (vectors, unit) in [(seconds, 1.0), (milliseconds, 1000.0)] {
      for vector in vectors {
        let spring = try Spring(
          validatingDuration: #require(vector["inputs"]?["duration"]?.number),
          bounce: #require(vector["inputs"]?["bounce"]?.number))
        let expected = try #require(vector["expected"]?.number)
        let tolerance = try #require(vector["tolerance"]?.number)
        #expect(abs(spring.swiftUISettlingDuration(target: 1.0) * unit - expected) <= tolerance, "\(vector)")
      }
    }
  }

  @Test("SwiftUI: a model that agrees with every measured value")
  func swiftUIModel() throws {
    let vectors = try Vector.list("own-swiftui-model", function: "settlingDuration")
    #expect(vectors.count > 200)
    for vector in vectors {
      guard let bounce = vector["bounce"]?.number, bounce > -1, bounce <= 1,
        let expected = vector["expected"]?.number
      else { continue }
      let spring = try Spring(validatingDuration: #require(vector["duration"]?.number), bounce: bounce)
      let duration = spring.swiftUISettlingDuration(
        target: try #require(vector["target"]?.number),
        initialVelocity: try #require(vector["initialVelocity"]?.number),
        epsilon: try #require(vector["epsilon"]?.number))
      #expect(abs(duration - expected) <= 1e-13 * max(1, expected), "\(duration) \(vector)")
    }
    let undamped = try Spring(validatingDuration: 0.5, bounce: 1)
    #expect(undamped.swiftUISettlingDuration(target: 1.0) == .infinity)
    #expect(undamped.coreAnimationSettlingDuration() == Double(Float.greatestFiniteMagnitude))
  }

  @Test("SwiftUI: measured positions")
  func swiftUIPositions() throws {
    let vectors = try Vector.list(
      "swiftui-spring-measured", function: "Spring(duration:bounce:).value(target:initialVelocity:time:)")
    #expect(vectors.count >= 5)
    for vector in vectors {
      let inputs = try #require(vector["inputs"])
      let spring = try Spring(
        validatingDuration: #require(inputs["duration"]?.number), bounce: #require(inputs["bounce"]?.number))
      let value = spring.value(
        target: try #require(inputs["target"]?.number),
        initialVelocity: try #require(inputs["initialVelocity"]?.number),
        time: try #require(inputs["time"]?.number))
      #expect(abs(value - (try #require(vector["expected"]?.number))) <= 0.0006, "\(value) \(vector)")
    }
  }
}
