import TestSupport
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

  @Test("a motion is no distance from itself, and a small change is a small one")
  func small() throws {
    let spring = Animation.spring(.bouncy, delay: 0)
    #expect(spring.distance(to: spring) == MotionDistance(distance: 0, time: 0))
    let near = Animation.spring(try Spring(validatingDuration: 0.5, bounce: 0.3 + 1e-8), delay: 0)
    #expect(spring.distance(to: near).distance < 1e-8 && spring.distance(to: near).distance > 1e-10)
  }

  @Test("an undamped spring has a distance too")
  func undamped() throws {
    let undamped = Animation.spring(try Spring(validatingDuration: 0.5, bounce: 1), delay: 0)
    let tween = Animation.tween(.linear, duration: 0.25, delay: 0)
    let found = undamped.distance(to: tween)
    // Just before the tween's end the spring is at its far side.
    #expect(found.distance > 1.05 && found.distance < 1.06 && abs(found.time - 0.23) < 0.02)
  }

  @Test("random pairs of springs, curves, steps, points, paths and delays: a dense scan finds no larger gap")
  func randomPairs() throws {
    var random = Seeded(seed: 8)
    for _ in 0..<250 {
      let first = try random.animation()
      let second = try random.animation()
      let found = first.distance(to: second)
      let end = max(first.horizon, second.horizon)
      var largest = 0.0
      for index in 0...6000 {
        let time = end * Double(index) / 6000
        largest = max(largest, abs(first.value(at: time) - second.value(at: time)))
      }
      #expect(found.distance >= largest - 1e-6, "\(first) \(second) \(found) \(largest)")
      #expect(abs(first.value(at: found.time) - second.value(at: found.time)) == found.distance)
      #expect(abs(second.distance(to: first).distance - found.distance) < 1e-6)
    }
  }

  @Test("springs a million times as fast, that creep or ring on: no scan finds a larger gap")
  func extremePairs() throws {
    var random = Seeded(seed: 12)
    func spring() throws -> Animation {
      let bounces = [-0.9999, -0.999, -0.9, 0, 0.5, 0.99, 0.9999, 1]
      let duration = exponential(random.number(in: naturalLogarithm(0.001)...naturalLogarithm(1000)))
      let spring = try Spring(validatingDuration: duration, bounce: bounces[random.index(bounces.count)])
      return .spring(spring, delay: random.index(4) == 0 ? random.number(in: 0...10) : 0)
    }
    for _ in 0..<Extent.of(400) {
      let (first, second) = (try spring(), random.index(4) == 0 ? try random.animation() : try spring())
      let found = first.distance(to: second)
      var largest = 0.0
      // Around the beginning of each, at its own pace, and at longer and longer times.
      for animation in [first, second] {
        for index in 1...4000 {
          for share in [Double(index) / 400, exponential(Double(index) / 400)] {
            let time = animation.delay + share * animation.timescale
            guard time < max(first.horizon, second.horizon) else { continue }
            largest = max(largest, abs(first.value(at: time) - second.value(at: time)))
          }
        }
      }
      #expect(found.distance >= largest - 1e-6, "\(first) \(second) \(found) \(largest)")
      #expect(abs(second.distance(to: first).distance - found.distance) < 1e-6)
    }
  }

  @Test("a curve that does not end at 1 differs most when both rest")
  func endsElsewhere() throws {
    let spring = Animation.spring(.smooth, delay: 0)
    let points = [(0.0, 0.0), (0.5, 0.6), (1.0, 0.3)].map { CurvePoint(x: $0.0, y: $0.1) }
    let low = Animation.tween(.points(try PointsCurve(points: points)), duration: 0.1, delay: 0)
    #expect(abs(spring.distance(to: low).distance - 0.7) < 1e-15)
    var random = Seeded(seed: 9)
    for _ in 0..<Extent.of(250) {
      let inner = (0..<(1 + random.index(4))).map { _ in random.number(in: 0...1) }.sorted()
      let points = ([0] + inner + [1]).map { CurvePoint(x: $0, y: random.number(in: -0.5...1.5)) }
      let first = Animation.tween(
        .points(try PointsCurve(points: points)), duration: random.number(in: 0.05...1), delay: 0)
      let second = try random.animation()
      let found = first.distance(to: second)
      // Long after both have settled, as an undamped spring never does.
      let end = 2 * max(first.horizon, second.horizon)
      let largest = (0...20_000).reduce(0.0) { largest, index in
        let time = end * Double(index) / 20_000
        return max(largest, abs(first.value(at: time) - second.value(at: time)))
      }
      #expect(found.distance >= largest - 1e-6, "\(first) \(second) \(found) \(largest)")
    }
  }

  @Test("a jump at the very start counts, and so does a fast spring beside a slow one")
  func starts() throws {
    let jump = Animation.tween(.linear, duration: 0, delay: 0)
    let slow = Animation.spring(try Spring(validatingDuration: 10, bounce: 0), delay: 0)
    #expect(jump.distance(to: slow) == MotionDistance(distance: 1, time: 0))
    let fast = Animation.spring(try Spring(validatingDuration: 0.01, bounce: 0.5), delay: 0)
    let found = fast.distance(to: slow)
    #expect(abs(found.distance - (fast.value(at: found.time) - slow.value(at: found.time))) < 1e-15)
    #expect(abs(found.distance - 1 - Spring(uncheckedDuration: 0.01, bounce: 0.5).overshoot()) < 1e-4)
  }
}
