import Testing

@testable import MotionPhysics

@Suite("Compose and Android: estimated durations, tokens and constants")
struct ComposeVectorTests {
  private static func estimate(_ inputs: Vector) throws -> Double {
    let spring = try Spring(
      stiffness: #require(inputs["stiffness"]?.number), dampingRatio: #require(inputs["dampingRatio"]?.number)
    )
    return ComposeEstimate.milliseconds(
      spring, displacement: try #require(inputs["initialDisplacement"]?.number),
      velocity: try #require(inputs["initialVelocity"]?.number),
      threshold: try #require(inputs["delta"]?.number))
  }

  @Test("the estimate agrees with its closed form, cut to milliseconds")
  func own() throws {
    let vectors = try Vector.list("own-compose-estimate")
    #expect(vectors.count > 100)
    for vector in vectors {
      let expected = try #require(vector["expected_ms"]?.number)
      let estimate = try Self.estimate(vector)
      #expect(estimate <= expected && expected - estimate <= 1, "\(estimate) \(vector)")
      #expect(estimate == estimate.rounded())
    }
  }

  @Test("the estimate agrees with Compose's own tests")
  func theirs() throws {
    let vectors = try Vector.list("compose-material3", function: "estimateAnimationDurationMillis")
    #expect(vectors.count >= 4)
    for vector in vectors {
      let estimate = try Self.estimate(#require(vector["inputs"]))
      let expected = try #require(vector["expected"]?.number)
      let tolerance = try #require(vector["tolerance"]?.number)
      #expect(abs(estimate - expected) <= tolerance, "\(estimate) \(vector)")
    }
  }

  @Test("Compose's property: at the estimate the spring is within the threshold, and before it was not")
  func property() throws {
    let frame = 0.033
    for ratio in [0.05, 0.3, 0.9, 1, 1.0001, 1.3, 4] {
      for stiffness in [1.0, 40, 1500, 10_000] {
        let spring = try Spring(stiffness: stiffness, dampingRatio: ratio)
        for displacement in [-10_000.0, -100, 0, 50, 3000] {
          for velocity in [-200_000.0, -5000, 0, 100, 90_000] where displacement != 0 || velocity != 0 {
            let end =
              ComposeEstimate.milliseconds(
                spring, displacement: displacement, velocity: velocity, threshold: 1) / 1000
            func distance(_ time: Double) -> Double {
              abs(
                displacement
                  + spring.value(target: -displacement, initialVelocity: velocity, time: time))
            }
            #expect(distance(end + 0.002) <= 1.001, "\(ratio) \(stiffness) \(displacement) \(velocity)")
            #expect(distance(end + frame) <= 1.001)
            // Below critical the envelope may be above the spring for half a period.
            guard ratio >= 1, end > 0 else { continue }
            #expect(distance(end) >= 0.999 || distance(end - 0.001) >= 0.999)
          }
        }
      }
    }
  }

  @Test("Compose jumps to the target at the estimate; the closed form is within the threshold there")
  func snapping() throws {
    // Its test demands the target exactly, and velocity 0: a jump that is no motion, and is not made here.
    let vectors = try Vector.list(
      "compose-material3", function: "SpringSpec end snapping: value(duration)=target, velocity(duration)=0")
    let end = try #require(vectors.first?["inputs"]?["end"]?.number)
    for ratio in [0.2, 1, 3] {
      let spring = try Spring(stiffness: 1500, dampingRatio: ratio)
      let time = (ComposeEstimate.milliseconds(spring, displacement: -end, velocity: 0) + 1) / 1000
      let gap = end - spring.value(target: end, time: time)
      #expect(abs(gap) <= ComposeEstimate.threshold && gap != 0)
    }
  }

  @Test("Material's tokens are read and written unchanged")
  func tokens() throws {
    let tokens = try Vector.list("compose-material3", "tokens") + Vector.list("own-conversions", "presets")
    for token in tokens {
      guard let ratio = token["dampingRatio"]?.number, let stiffness = token["stiffness"]?.number else {
        continue
      }
      let spring = try DialectForm.compose.spring(SpringNumbers(ratio, stiffness))
      #expect(try DialectForm.compose.numbers(of: spring) == SpringNumbers(ratio, stiffness))
      for (name, value) in [
        ("duration", spring.duration), ("bounce", spring.bounce), ("damping", spring.damping),
      ] {
        guard let expected = token[name]?.number else { continue }
        #expect(abs(value - expected) <= 9e-16 * max(1, abs(expected)), "\(name) \(token)")
      }
    }
    #expect(tokens.count >= 4)
  }

  @Test("the constants are numbers of springs, but for those of Android's rest")
  func constants() throws {
    // SpringForce rests when the velocity is below 62.5 thresholds a second and the distance below one, which
    // is 0.75 of what can be seen: a rule for frames, not a property of the spring.
    let rest = ["SpringForce.VELOCITY_THRESHOLD_MULTIPLIER", "DynamicAnimation.THRESHOLD_MULTIPLIER"]
    for constant in try Vector.list("compose-material3", "constants") {
      let name = try #require(constant["name"]?.text)
      let value = try #require(constant["value"]?.number)
      if name == "DefaultDisplacementThreshold" {
        #expect(ComposeEstimate.threshold == value)
      } else if name.hasPrefix("Stiffness") {
        #expect(try DialectForm.compose.spring(SpringNumbers(.nan, value)).stiffness == value)
      } else if name.hasPrefix("DampingRatio") {
        #expect(try DialectForm.androidSpringForce.spring(SpringNumbers(value)).dampingRatio == value)
      } else {
        #expect(rest.contains(name), "\(name)")
      }
    }
  }
}
