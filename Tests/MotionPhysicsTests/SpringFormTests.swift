import Testing

@testable import MotionPhysics

@Suite("Spring forms: every way to type a spring")
struct SpringFormTests {
  /// A spring as people type it in each form.
  private static let examples = [
    "durationBounce": "duration=0.5,bounce=0.3", "responseDampingRatio": "response=0.5,dampingRatio=0.7",
    "massStiffnessDamping": "mass=1,stiffness=170,damping=26",
    "dampingRatioStiffness": "dampingRatio=0.8,stiffness=380", "tensionFriction": "tension=170,friction=26",
    "settlingDurationDampingRatio": "settlingDuration=0.8,dampingRatio=0.7",
    "bouncinessSpeed": "bounciness=12,speed=10", "motionDurationBounce": "duration=0.5,bounce=0.3",
    "motionVisualDurationBounce": "visualDuration=0.4,bounce=0.3",
    "origamiTensionFriction": "tension=40,friction=7",
    "reanimatedDurationDampingRatio": "duration=0.55,dampingRatio=1",
  ]

  /// The numbers of a form's example, by its keys.
  private static func numbers(_ form: SpringForm) throws -> SpringNumbers {
    let text = try #require(examples[form.id])
    var numbers = SpringNumbers()
    for pair in text.split(separator: ",") {
      let sides = pair.split(separator: "=")
      let index = try #require(form.keys.firstIndex { $0.key.rawValue == String(sides[0]) })
      numbers[index] = Double(String(sides[1]))
      #expect(numbers[index] != nil)
    }
    return numbers
  }

  @Test("each example makes a spring that reads back as it was typed", arguments: SpringForms.all.map(\.id))
  func examples(id: String) throws {
    let form = try #require(SpringForms.all.first { $0.id == id })
    let numbers = try Self.numbers(form)
    let spring = try form.make(numbers)
    let back = try #require(form.express(spring))
    for (index, key) in form.keys.enumerated() where key.required {
      let (typed, read) = (try #require(numbers[index]), try #require(back[index]))
      #expect(abs(typed - read) <= 4e-15 * max(1, abs(typed)), "\(key.key)")
    }
    #expect(form.keys.count <= 3)
  }

  @Test("a spring expressed in any form that can say it is the same motion")
  func roundTrip() throws {
    for ratio in [0.0, 0.04, 0.3, 0.7, 0.95, 1, 1.4, 6] {
      for response in [0.1, 0.5, 1.7] {
        let spring = try Spring(validatingResponse: response, dampingRatio: ratio)
        for form in SpringForms.all {
          guard let numbers = form.express(spring) else { continue }
          let back = try form.make(numbers)
          for time in [0.03, 0.2, 0.6] {
            let gap = abs(back.value(time: time) - spring.value(time: time))
            #expect(gap < 1e-12, "\(form.id) \(ratio) \(response) \(gap)")
          }
        }
      }
    }
  }

  @Test("ids are unique, keys do not repeat, dialects are known")
  func table() {
    #expect(Set(SpringForms.all.map(\.id)).count == SpringForms.all.count)
    for form in SpringForms.all {
      #expect(Set(form.keys.map(\.key)).count == form.keys.count)
      #expect([nil, "motion", "origami", "reanimated"].contains(form.dialect))
    }
  }

  @Test("errors name the key that was typed", arguments: SpringForms.all.map(\.id))
  func errors(id: String) throws {
    let form = try #require(SpringForms.all.first { $0.id == id })
    let numbers = try Self.numbers(form)
    for (index, key) in form.keys.enumerated() {
      for wrong in [-1e6, .infinity] {
        var changed = numbers
        changed[index] = wrong
        let error = #expect(throws: MotionError.self) { try form.make(changed) }
        #expect(error?.parameter == key.key.rawValue, "\(error?.sentence ?? "") \(key)")
      }
      guard key.required else { continue }
      var changed = numbers
      changed[index] = nil
      let error = #expect(throws: MotionError.self) { try form.make(changed) }
      #expect(error == .invalid(parameter: key.key.rawValue, reason: "is needed"))
    }
  }

  @Test("what a form cannot say it does not")
  func unsayable() throws {
    let overdamped = try Spring(validatingResponse: 0.5, dampingRatio: 2)
    let undamped = try Spring(validatingResponse: 0.5, dampingRatio: 0)
    for id in ["settlingDurationDampingRatio", "motionDurationBounce", "reanimatedDurationDampingRatio"] {
      let form = try #require(SpringForms.all.first { $0.id == id })
      #expect(form.express(overdamped) == nil && form.express(undamped) == nil)
    }
  }

  @Test("Reanimated: after 1.5 durations a critical motion has 6e-9 of its energy left")
  func reanimated() throws {
    let form = try #require(SpringForms.all.first { $0.id == "reanimatedDurationDampingRatio" })
    for ratio in [0.3, 0.75, 1] {
      let spring = try form.make(SpringNumbers(0.7, ratio))
      let motion = try Spring(validatingResponse: 2 * .pi / spring.decay, dampingRatio: 1)
      let (left, speed) = (1 - motion.value(time: 1.05), motion.velocity(time: 1.05))
      let energy = 0.5 * spring.stiffness * left * left + 0.5 * spring.mass * speed * speed
      #expect(abs(energy / (0.5 * spring.stiffness) - 6e-9) < 1e-13, "\(ratio)")
    }
    // Its defaults exist both ways: mass 4, stiffness 900, damping 120 is 550 ms at a ratio of 1.
    let gentle = try form.make(SpringNumbers(0.55, 1))
    #expect(gentle.mass == 4 && abs(gentle.stiffness - 900) < 2 && abs(gentle.damping - 120) < 0.1)
    // Reanimated would silently run its stiffest spring.
    let error = #expect(throws: MotionError.self) { try form.make(SpringNumbers(0.05, 1)) }
    #expect(error?.sentence.contains("duration is 0.05, and must be at least 0.1") == true)
  }

  @Test("Reanimated's duration form looks for its stiffness with the velocity that it starts with")
  func reanimatedVelocity() throws {
    let form = DialectForm.reanimatedDuration
    // By its own bisection from 0 to 8000, which ends a little early.
    let thrown = try form.spring(SpringNumbers(0.55, 0.75), velocity: 5)
    #expect(abs(thrown.stiffness - 1451.7) < 0.15, "\(thrown.stiffness)")
    for (ratio, velocity) in [(0.3, 5.0), (0.75, -5), (1, 2)] {
      let spring = try form.spring(SpringNumbers(0.7, ratio), velocity: velocity)
      let critical = try Spring(validatingResponse: 2 * .pi / spring.decay, dampingRatio: 1)
      let energies = [0.0, 1.05].map { time in
        let left = 1 - critical.value(initialVelocity: velocity, time: time)
        let speed = critical.velocity(initialVelocity: velocity, time: time)
        return 0.5 * spring.stiffness * left * left + 0.5 * spring.mass * speed * speed
      }
      #expect(abs(energies[1] / energies[0] - 6e-9) < 1e-13, "\(ratio) \(velocity)")
    }
    let bouncy = try Spring(validatingDuration: 0.5, bounce: 0.3)
    let again = try form.spring(form.numbers(of: bouncy, velocity: 5), velocity: 5)
    #expect(abs(again.duration - 0.5) < 1e-9 && abs(again.bounce - 0.3) < 1e-12)
  }
}
