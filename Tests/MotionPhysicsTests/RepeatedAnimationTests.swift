import MotionPhysics
import Testing

@Suite("Animations that run several times, as SwiftUI's do")
struct RepeatedAnimationTests {
  @Test("a page of SwiftUI's repeats compiles, with its defaults")
  func page() {
    let pulse = Animation.easeInOut(duration: 0.8).repeatForever()
    #expect(pulse.autoreverses && pulse.count == nil && pulse.duration == .infinity)
    let shake = Animation.linear(duration: 0.1).repeatCount(3).delay(0.2).speed(2)
    #expect(shake == Animation.linear(duration: 0.05).repeatCount(3, autoreverses: true).delay(0.1))
    #expect(abs(shake.duration - 0.25) < 1e-15)
    let turning = Animation.linear.speed(0.1).repeatForever(autoreverses: false)
    #expect(abs(turning.value(at: 5.25) - 0.5) < 1e-12)
    #expect(Animation.bouncy.delay(0.3).repeatCount(2).value(at: 0.3) == 0)
  }

  @Test("a run back is the same animation from the target to the start, with its own ease")
  func back() {
    let ease = Animation.easeIn(duration: 1)
    let repeated = ease.repeatCount(4)
    for run in 0..<4 {
      for step in 1...20 {
        let time = 0.05 * Double(step)
        let (value, velocity) = (ease.value(at: time), ease.velocity(at: time))
        let (isBack, moment) = (run % 2 == 1, Double(run) + time)
        #expect(abs(repeated.value(at: moment) - (isBack ? 1 - value : value)) < 1e-14, "\(moment)")
        // A slope at the seam of two runs belongs to one of them.
        if step < 20 {
          #expect(abs(repeated.velocity(at: moment) - (isBack ? -velocity : velocity)) < 1e-12, "\(moment)")
        }
      }
    }
  }

  @Test("it ends where the last run led, and stands there")
  func ends() {
    let ease = Animation.easeOut(duration: 0.4)
    for (count, reverses, end) in [(1, true, 1.0), (2, true, 0), (3, true, 1), (2, false, 1), (-7, true, 1)] {
      let repeated = ease.repeatCount(count, autoreverses: reverses)
      #expect(abs(repeated.duration - 0.4 * Double(max(count, 1))) < 1e-15)
      for later in [1e-9, 1, 1e9, .infinity] {
        #expect(repeated.value(at: repeated.duration + later) == end, "\(count) \(reverses) \(later)")
        #expect(repeated.velocity(at: repeated.duration + later) == 0)
      }
      #expect(repeated.value(at: 0) == 0 && repeated.value(at: -1) == 0 && repeated.velocity(at: -1) == 0)
    }
  }

  @Test("a spring's run ends where it has settled; one that never does runs once")
  func springs() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let run = spring.settlingTime()
    let repeated = Animation.spring(spring).repeatForever()
    for cycle in [0.0, 1, 2, 3, 1000, 1001] {
      let value = spring.value(time: 0.3)
      let seen = repeated.value(at: cycle * run + 0.3)
      #expect(abs(seen - (cycle.truncatingRemainder(dividingBy: 2) == 1 ? 1 - value : value)) < 1e-12)
    }
    let undamped = Spring(bounce: 1)
    let endless = Animation.spring(undamped).repeatCount(5)
    #expect(endless.duration == .infinity && endless.value(at: 77.7) == undamped.value(time: 77.7))
  }

  @Test("what takes no time is over at once, and odd numbers make no not-a-number")
  func extremes() {
    let instant = Animation.linear(duration: 0)
    #expect(instant.repeatForever().value(at: 1) == 1 && instant.repeatCount(2).value(at: 1) == 0)
    #expect(instant.repeatForever().delay(0.5).duration == 0.5)
    let repeated = Animation.snappy.repeatForever()
    #expect(repeated.delay(-3).delay == 0 && repeated.delay(.nan) == repeated)
    for speed in [-1, 0, .nan, .infinity, 1e300] {
      #expect(repeated.speed(speed).value(at: 0.1).isFinite, "\(speed)")
    }
    #expect(repeated.value(at: 1e300).isFinite && repeated.value(at: .infinity) == 1)
  }
}
