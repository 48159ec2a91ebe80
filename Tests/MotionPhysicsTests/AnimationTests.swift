import Testing

@testable import MotionPhysics

@Suite("Animation: unit step responses and their distance")
struct AnimationTests {
  @Test("a delay shifts the response, a tween ends at its duration")
  func delays() throws {
    let spring = Animation.spring(.bouncy, delay: 0.1)
    #expect(spring.value(at: 0.05) == 0 && spring.velocity(at: 0.05) == 0)
    #expect(spring.value(at: 0.3) == Spring.bouncy.value(time: 0.3 - 0.1))
    #expect(spring.duration() == 0.1 + Spring.bouncy.settlingTime())
    let tween = Animation.tween(.easeInOut, duration: 0.4, delay: 0.2)
    #expect(tween.value(at: 0.1) == 0 && tween.value(at: 0.4) == 0.5 && tween.value(at: 9) == 1)
    #expect(abs(tween.duration() - 0.6) < 1e-15 && tween.velocity(at: 0.1) == 0 && tween.velocity(at: 1) == 0)
    #expect(abs(tween.velocity(at: 0.4) - UnitCurve.easeInOut.velocity(at: 0.5) / 0.4) < 1e-12)
    #expect(Animation.tween(.linear, duration: 0, delay: 0.2).value(at: 0.2) == 1)
  }

  static let motions: [Animation] = {
    let steps = (try? StepsCurve(count: 5, jump: .both)).map { UnitCurve.steps($0) } ?? .linear
    let springs = [(0.5, 0.15), (0.5, 0.3), (0.4, -0.5), (0.05, 0.6), (2, 0.97)]
    return springs.compactMap { pair in
      (try? Spring(duration: pair.0, bounce: pair.1)).map { .spring($0, delay: pair.0 == 0.4 ? 0.13 : 0) }
    } + [
      .tween(.easeInOut, duration: 0.3, delay: 0), .tween(.linear, duration: 1, delay: 0.2),
      .tween(steps, duration: 0.7, delay: 0),
    ]
  }()

  @Test("a dense scan finds no larger gap, and the gap is where it says")
  func scan() throws {
    #expect(Self.motions.count == 8)
    for first in Self.motions {
      for second in Self.motions where first != second {
        let found = first.distance(to: second)
        let end = max(first.duration(), second.duration())
        var largest = 0.0
        for index in 0...20_000 {
          let time = end * Double(index) / 20_000
          largest = max(largest, abs(first.value(at: time) - second.value(at: time)))
        }
        #expect(found.distance >= largest - 1e-6, "\(first) \(second)")
        #expect(abs(first.value(at: found.time) - second.value(at: found.time)) == found.distance)
        let back = second.distance(to: first)
        #expect(abs(back.distance - found.distance) < 1e-9)
      }
    }
  }

  @Test("a motion is no distance from itself, and a small change is a small one")
  func small() throws {
    let spring = Animation.spring(.bouncy, delay: 0)
    #expect(spring.distance(to: spring) == MotionDistance(distance: 0, time: 0))
    let near = Animation.spring(try Spring(duration: 0.5, bounce: 0.3 + 1e-8), delay: 0)
    #expect(spring.distance(to: near).distance < 1e-8 && spring.distance(to: near).distance > 1e-10)
  }

  @Test("an undamped spring has a distance too")
  func undamped() throws {
    let undamped = Animation.spring(try Spring(duration: 0.5, bounce: 1), delay: 0)
    let tween = Animation.tween(.linear, duration: 0.25, delay: 0)
    let found = undamped.distance(to: tween)
    // Just before the tween's end the spring is at its far side.
    #expect(found.distance > 1.05 && found.distance < 1.06 && abs(found.time - 0.23) < 0.02)
  }
}
