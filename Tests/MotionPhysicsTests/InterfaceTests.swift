import TestSupport
import Testing

@testable import MotionPhysics

@Suite("Angles: the short way")
struct AngleTests {
  @Test("degrees and radians, and SwiftUI's words for them")
  func words() {
    #expect(Angle.degrees(180).radians == .pi && Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.zero == Angle() && Angle.degrees(10) < .radians(1))
    var angle = Angle.zero
    angle.degrees = 45
    #expect(angle == .radians(.pi / 4))
  }

  @Test(
    "the short way is at most half a turn, and leads to the same direction", arguments: [1.0, 100, 1e6, 1e12])
  func shortWay(size: Double) {
    var random = Seeded(seed: 71)
    for _ in 0..<500 {
      let (from, to) = (
        Angle(radians: random.number(in: -size...size)), Angle(radians: random.number(in: -size...size))
      )
      let way = from.shortWay(to: to)
      #expect(way.radians > -.pi && way.radians <= .pi)
      // The sine of the difference with 32 digits.
      let gap = DoubleDouble.sum(to.radians, -from.radians) - DoubleDouble(way.radians)
      let (sine, cosine) = gap.sineAndCosine
      #expect(abs(sine.high) <= 4e-16 + 2e-16 * 2 * size && cosine.high > 0.99, "\(from) \(to)")
    }
  }

  @Test("from 350 to 10 degrees goes over 360; opposite ways go forward")
  func examples() {
    let target = Angle.degrees(350).nearest(to: .degrees(10))
    #expect(abs(target.degrees - 370) < 1e-12)
    #expect(Angle.zero.shortWay(to: .degrees(180)).radians == .pi)
    #expect(Angle.zero.shortWay(to: .degrees(-180)).radians == .pi)
    let motion = SpringMotion(.smooth, from: Angle.degrees(350), to: target)
    #expect(motion.value(at: 0.2) > .degrees(350) && motion.value(at: 9) == target)
  }
}

@Suite("Decay: motion after a fling")
struct DecayTests {
  @Test("UIScrollView's normal rate, against 40 digits")
  func normal() throws {
    // Computed with mpmath: 1000 ln 0.998, and 2000 (1 - 0.998^300)/rate.
    #expect(abs(Decay.normal.rate - 2.0020026706730793) < 4e-16 * 2)
    let start = MotionState(position: 100.0, velocity: 2000)
    let state = Decay.normal.state(after: 0.3, from: start)
    #expect(abs(state.position - 551.0663229180453) <= 4e-16 * 1100, "\(state)")
    #expect(abs(state.velocity - 1096.9640168673879) <= 1e-12, "\(state)")
    #expect(abs(Decay.normal.projection(from: start) - (100 + 2000 / Decay.normal.rate)) < 1e-12)
    // WWDC18's sample code: (v/1000) d/(1 - d) = 2 · 499.
    #expect(abs(Decay.normal.projectionByMilliseconds(velocity: 2000) - 998) < 1e-10)
    #expect(abs(try Decay(frictionMultiplier: 2).rate - 8.4) < 1e-15)
  }

  @Test("flow, derivative, rest and reach")
  func laws() throws {
    var random = Seeded(seed: 72)
    for _ in 0..<500 {
      let decay = try Decay(rate: random.number(in: 0.1...20))
      let start = MotionState(
        position: random.number(in: -500...500), velocity: random.number(in: -5000...5000))
      let (first, second) = (random.number(in: 0...1), random.number(in: 0...1))
      let twice = decay.state(after: second, from: decay.state(after: first, from: start))
      let once = decay.state(after: first + second, from: start)
      let scale = abs(start.position) + abs(start.velocity) / decay.rate
      #expect(abs(twice.position - once.position) <= 2e-15 * scale)
      #expect(abs(twice.velocity - once.velocity) <= 4e-15 * abs(start.velocity))
      let rest = decay.projection(from: start)
      let settled = decay.settlingTime(velocity: start.velocity, tolerance: 0.5)
      if settled > 0 {
        #expect(abs(abs(decay.state(after: settled, from: start).position - rest) - 0.5) < 1e-11)
      }
      let needed: Double = decay.velocity(toTravel: 300)
      let there = decay.projection(from: MotionState(position: 0.0, velocity: needed))
      #expect(abs(there - 300) < 1e-12)
    }
    #expect(Decay.fast.settlingTime(velocity: 0, tolerance: 0) == 0)
    #expect(Decay.fast.state(after: -1, from: MotionState(position: 1.0, velocity: 2)).velocity == 2)
    let vector = Decay.fast.state(
      after: 0.1, from: MotionState(position: SIMD2(0.0, 1), velocity: SIMD2(10.0, -10)))
    #expect(abs(vector.position.x + vector.position.y - 1) < 1e-15)
    for wrong in [0, 1, -0.5, .nan] {
      #expect(throws: MotionError.self) { try Decay(decelerationRate: wrong) }
    }
  }
}

@Suite("Rubber band")
struct RubberBandTests {
  @Test("UIScrollView's formula, odd, never farther than its size, and undone by its inverse")
  func formula() throws {
    let band = try RubberBand(dimension: 800)
    // (1 - 1/(100 · 0.55/800 + 1)) 800 = 51.46198830409357.
    #expect(abs(band.offset(drag: 100) - 51.46198830409357) < 1e-13)
    #expect(band.offset(drag: .infinity) == 800 && band.offset(drag: -1e300) == -800)
    #expect(band.position(finger: 50, in: 0...100) == 50 && band.position(finger: -100, in: 0...100) < -50)
    var before = -800.0
    for drag in stride(from: -5000.0, through: 5000, by: 7) {
      let offset = band.offset(drag: drag)
      #expect(offset > before && band.offset(drag: -drag) == -offset)
      #expect(abs(band.drag(offset: offset) - drag) <= 1e-12 * max(abs(drag), 1))
      before = offset
    }
    #expect(band.drag(offset: 800) == .infinity)
    #expect(throws: MotionError.self) { try RubberBand(dimension: 0) }
    #expect(throws: MotionError.self) { try RubberBand(dimension: 1, coefficient: 1.5) }
  }
}

@Suite("Velocity from touch samples")
struct VelocityTrackerTests {
  @Test("a parabola's samples give its velocity, on both axes, however uneven their times")
  func parabola() {
    var random = Seeded(seed: 73)
    for _ in 0..<300 {
      let (speed, bend) = (random.number(in: -3000...3000), random.number(in: -9000...9000))
      var tracker = VelocityTracker<SIMD2<Double>>()
      var time = 1000.0
      var last = 0.0
      for _ in 0..<(3 + random.index(30)) {
        last = time - 1000
        tracker.add(SIMD2(5 + speed * last + bend * last * last, 7 - last), at: time)
        time += random.number(in: 0.002...0.016)
      }
      let velocity = tracker.velocity()
      // The clock itself has only 13 digits of a second left.
      #expect(abs(velocity.x - speed - 2 * bend * last) <= 1e-8 * (abs(speed) + abs(bend)), "\(velocity)")
      #expect(abs(velocity.y + 1) <= 1e-8)
    }
  }

  @Test("only the last 100 ms count, and a pause of 40 ms is a stop")
  func horizon() {
    var tracker = VelocityTracker<Double>()
    #expect(tracker.velocity() == 0)
    tracker.add(0, at: 0)
    #expect(tracker.velocity() == 0)
    for step in 1...20 { tracker.add(-50 * Double(step), at: 0.01 * Double(step)) }
    for step in 1...12 { tracker.add(-1000 + 10 * Double(step), at: 0.2 + 0.01 * Double(step)) }
    #expect(abs(tracker.velocity() - 1000) < 1e-6)
    #expect(abs(tracker.velocity(at: 0.35) - 1000) < 1e-6 && tracker.velocity(at: 0.37) == 0)
    tracker.add(500, at: 0.5)
    #expect(tracker.velocity() == 0)
    tracker.add(501, at: 0.51)
    tracker.add(999, at: 0.51)
    #expect(abs(tracker.velocity() - 100) < 1e-9)
  }
}

@Suite("Colours in Oklab")
struct OklabColorTests {
  @Test("the space's published colours")
  func published() {
    // CSS Color 4 gives oklab(0.62796 0.22486 0.12585) for red; white and black are lightness alone.
    let red = OklabColor(red: 1, green: 0, blue: 0)
    #expect(abs(red.lightness - 0.62796) < 1e-5 && abs(red.a - 0.22486) < 1e-5 && abs(red.b - 0.12585) < 1e-5)
    let white = OklabColor(red: 1, green: 1, blue: 1)
    #expect(abs(white.lightness - 1) < 1e-7 && abs(white.a) < 1e-7 && abs(white.b) < 1e-7)
    #expect(OklabColor(red: 0, green: 0, blue: 0).lightness == 0)
  }

  @Test("every colour comes back")
  func roundTrip() {
    var random = Seeded(seed: 74)
    for _ in 0..<2000 {
      let numbers = (0..<3).map { _ in random.chance(10) ? 0 : random.number(in: -0.2...1.2) }
      let back = OklabColor(red: numbers[0], green: numbers[1], blue: numbers[2]).sRGB
      for (number, found) in zip(numbers, [back.red, back.green, back.blue]) {
        #expect(abs(found - number) <= 1e-13, "\(numbers) \(back)")
      }
    }
  }

  @Test("half-way from blue to yellow is no grey, and a spring moves colours")
  func mixing() {
    let (blue, yellow) = (OklabColor(red: 0, green: 0, blue: 1), OklabColor(red: 1, green: 1, blue: 0))
    let middle = blue.mixed(with: yellow, share: 0.5)
    #expect(abs(middle.lightness - 0.5 * (blue.lightness + yellow.lightness)) < 1e-15)
    #expect(middle.displayed.green > middle.displayed.red + 0.05)
    #expect(blue.mixed(with: yellow, share: 0) == blue && blue.mixed(with: yellow, share: 1) == yellow)
    let moved: OklabColor = Spring.smooth.value(fromValue: blue, toValue: yellow, time: 0.2)
    let share = Spring.smooth.value(time: 0.2)
    #expect((moved - blue.mixed(with: yellow, share: share)).magnitude < 1e-15)
    #expect(OklabColor(lightness: 0.7, a: 0.4, b: 0).displayed.red == 1)
  }
}

@Suite("Stagger")
struct StaggerTests {
  @Test("delays from the first, the last, the middle and a place, as Motion's")
  func origins() throws {
    #expect(try Stagger(interval: 0.1).delays(count: 4) == [0, 0.1, 0.2, 0.1 * 3])
    #expect(try Stagger(interval: 0.1, from: .last).delays(count: 3) == [0.2, 0.1, 0])
    #expect(try Stagger(interval: 1, from: .center).delays(count: 4) == [1.5, 0.5, 0.5, 1.5])
    #expect(try Stagger(interval: 1, from: .index(1), startDelay: 2).delays(count: 3) == [3, 2, 3])
    #expect(
      try Stagger(interval: 1).delays(count: 0).isEmpty && Stagger(interval: 1).delays(count: -1).isEmpty)
  }

  @Test("a curve spreads them over as many intervals as there are things")
  func eased() throws {
    let stagger = try Stagger(interval: 0.1, curve: .easeIn)
    // Motion's own: ease(delay / (count duration)) count duration.
    for (index, delay) in stagger.delays(count: 10).enumerated() {
      #expect(abs(delay - UnitCurve.easeIn.value(at: Double(index) / 10)) < 1e-15)
    }
    #expect(throws: MotionError.self) { try Stagger(interval: -0.1) }
    #expect(throws: MotionError.self) { try Stagger(interval: 0.1, from: .index(.nan)) }
  }
}
