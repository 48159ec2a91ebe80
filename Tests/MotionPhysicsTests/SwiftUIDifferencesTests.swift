import Testing

@testable import MotionPhysics

@Suite("Where SwiftUI is not physics, and is not followed")
struct SwiftUIDifferencesTests {
  @Test("its stiffness getter of overdamped springs, 335.57 for (0.5, -0.2), squares the wrong frequency")
  func stiffness() throws {
    let vector = try #require(
      Vector.list(
        "swiftui-spring-measured",
        function: "Spring(duration:bounce:).stiffness GETTER (SwiftUI quirk for overdamped)"
      ).first)
    let spring = try Spring(validatingDuration: 0.5, bounce: -0.2)
    #expect(abs(spring.stiffness - (try #require(vector["physical"]?.number))) < 1e-12)
    // m (decay² + q²) in place of m (decay² - q²).
    let theirs = spring.decay * spring.decay + spring.dampedFrequency * spring.dampedFrequency
    let measured = try #require(vector["expected"]?.number)
    #expect(abs(theirs - measured) <= (try #require(vector["tolerance"]?.number)))
    #expect(abs(spring.stiffness - measured) > 100)
  }

  @Test("its velocity of overdamped springs, 1.0156 at 1 s for (0.5, -0.2), has the target added")
  func velocity() throws {
    let vector = try #require(
      Vector.list(
        "swiftui-spring-measured",
        function: "Spring.velocity(target:time:) (SwiftUI quirk for overdamped: +target)"
      ).first)
    let velocity = try Spring(validatingDuration: 0.5, bounce: -0.2).velocity(target: 1, time: 1)
    #expect(abs(velocity - (try #require(vector["physical"]?.number))) < 6e-5)
    let measured = try #require(vector["expected"]?.number)
    #expect(abs(velocity + 1 - measured) <= (try #require(vector["tolerance"]?.number)))
  }

  @Test("the numbers of its documentation and its damping getter hold")
  func documented() throws {
    for vector in try Vector.list("swiftui-spring-measured") {
      guard let name = vector["fn"]?.text, let expected = vector["expected"]?.number else { continue }
      guard let duration = vector["inputs"]?["duration"]?.number,
        let bounce = vector["inputs"]?["bounce"]?.number
      else { continue }
      let spring = try Spring(validatingDuration: duration, bounce: bounce)
      let tolerance = try #require(vector["tolerance"]?.number)
      switch name {
      case "Spring(duration:bounce:) stiffness": #expect(abs(spring.stiffness - expected) <= tolerance)
      case "Spring(duration:bounce:) damping", "Spring(duration:bounce:).damping GETTER":
        #expect(abs(spring.damping - expected) <= tolerance)
      case let name where name.hasPrefix("last time |1-Spring.value"):
        let epsilon = try #require(vector["inputs"]?["epsilon"]?.number)
        #expect(abs(1000 * spring.settlingTime(share: epsilon) - expected) <= tolerance)
      default: break
      }
    }
  }
}
