import TestSupport
import Testing

@testable import MotionPhysics

@Suite("SpringMotion: new targets and gestures")
struct SpringMotionTests {
  @Test("a new target, at any time and any number of them, moves neither position nor velocity")
  func retargeting() throws {
    var random = Seeded(seed: 3)
    for _ in 0..<100 {
      var motion = SpringMotion(
        try random.spring(), from: random.number(in: -10...10), to: random.number(in: -10...10),
        initialVelocity: random.number(in: -50...50), startTime: random.number(in: 0...5))
      for _ in 0..<6 {
        let time = motion.startTime + random.number(in: 0...1)
        let spring = random.chance(0.5) ? try random.spring() : nil
        let next = motion.retargeted(to: random.number(in: -10...10), at: time, spring: spring)
        #expect(next.value(at: time) == motion.value(at: time))
        #expect(next.velocity(at: time) == motion.velocity(at: time))
        // And goes on from there: no jump just after, nor in what the velocity says.
        let soon = 1e-7
        let ahead = next.value(at: time + soon) - next.value(at: time)
        let pull = next.spring.stiffness / next.spring.mass * 30 + next.spring.decay * 2000
        #expect(abs(ahead / soon - next.velocity(at: time)) < soon * pull + 1e-6)
        motion = next
      }
      #expect(abs(motion.value(at: motion.startTime + 1e4) - motion.target) < 1e-12)
    }
  }

  @Test("before it starts it holds, and a new target is only another target")
  func early() {
    let motion = SpringMotion(Spring.smooth, from: 2.0, to: 5, initialVelocity: -3, startTime: 1)
    #expect(motion.value(at: 0) == 2 && motion.velocity(at: 0) == -3)
    #expect(
      motion.retargeted(to: 9, at: 0.5)
        == SpringMotion(.smooth, from: 2, to: 9, initialVelocity: -3, startTime: 1))
  }

  @Test("both ends are exact, and settling is told on the motion's clock")
  func ends() {
    let motion = SpringMotion(Spring.bouncy, from: 0.1, to: 0.7, startTime: 3)
    #expect(motion.value(at: 3) == 0.1 && motion.value(at: 1e3) == 0.7)
    let time = motion.settlingTime(tolerance: 0.0006)
    #expect(abs(time - 3 - Spring.bouncy.settlingTime()) < 1e-9)
    #expect(abs(abs(motion.value(at: time) - 0.7) - 0.0006) < 1e-15)
  }

  @Test("a relative velocity is ways per second toward the target, on each axis if there are several")
  func relative() throws {
    let motion = SpringMotion(.bouncy, from: 100.0, to: -100, relativeVelocity: 5)
    #expect(motion.initialVelocity == -1000 && motion.relativeVelocity == 5)
    // Core Animation's velocity is that of a unit way.
    let unit = Spring.bouncy.value(initialVelocity: 5, time: 0.1)
    #expect(abs(motion.value(at: 0.1) - (100 - 200 * unit)) < 1e-12)
    #expect(SpringMotion(.bouncy, from: 1.0, to: 1, initialVelocity: 2).relativeVelocity == nil)
    #expect(SpringMotion(.bouncy, from: 1.0, to: 1).relativeVelocity == 0)
    let plane = SpringMotion(
      .bouncy, from: SIMD2(0.0, 10), to: SIMD2(100, 30), relativeVelocities: SIMD2(2, -1))
    #expect(plane.initialVelocity == SIMD2(200, -20) && plane.relativeVelocities == SIMD2(2, -1))
    let stuck = SpringMotion(.bouncy, from: SIMD2(0.0, 10), to: SIMD2(100, 10), initialVelocity: SIMD2(0, 1))
    #expect(stuck.relativeVelocities == nil)
    let along = SpringMotion(.bouncy, from: SIMD2(0.0, 10), to: SIMD2(100, 30), relativeVelocity: 2)
    #expect(along.initialVelocity == SIMD2(200, 40))
  }

  @Test("two dimensions: a vector moves as both of its axes do, also with springs of their own")
  func plane() throws {
    let spring = try Spring(validatingDuration: 0.4, bounce: 0.25)
    let vector = SpringMotion(
      spring, from: SIMD2(0.0, 0), to: SIMD2(300, -80), initialVelocity: SIMD2(-500, 900)
    ).retargeted(to: SIMD2(0, 40), at: 0.15)
    let x = SpringMotion(spring, from: 0.0, to: 300, initialVelocity: -500).retargeted(to: 0, at: 0.15)
    let y = SpringMotion(spring, from: 0.0, to: -80, initialVelocity: 900).retargeted(to: 40, at: 0.15)
    for time in [0.1, 0.15, 0.2, 0.6] {
      #expect(vector.value(at: time) == SIMD2(x.value(at: time), y.value(at: time)))
      #expect(vector.velocity(at: time) == SIMD2(x.velocity(at: time), y.velocity(at: time)))
    }
  }
}
