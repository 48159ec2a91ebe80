import TestSupport
import Testing

@testable import MotionPhysics

@Suite("What recordings are springs of")
struct FitTests {
  /// A spring as a camera sees it: still for a while, then moving, at so many frames a second, in whole pixels.
  static func recording(
    _ spring: Spring, pixels: Double, framesPerSecond: Double, start: Double, velocity: Double = 0,
    from: Double = 0, rounds: Bool = true
  ) throws -> Recording {
    let settled = spring.settlingTime(initialVelocity: velocity)
    let length = start + (settled.isFinite ? settled : 8 * spring.duration) + 0.2
    let times = stride(from: 0, through: length, by: 1 / framesPerSecond).map { $0 }
    let values = times.map { time in
      let value = spring.value(
        fromValue: from, toValue: from + pixels, initialVelocity: velocity * pixels, time: time - start)
      return rounds ? value.rounded() : value
    }
    return try Recording(times: times, values: values)
  }

  private static func median(_ numbers: [Double], at share: Double = 0.5) -> Double {
    numbers.sorted()[min(Int(Double(numbers.count) * share), numbers.count - 1)]
  }

  @Test(
    "of 60 frames a second and pixels of 200 the spring is found, with its start and its ends unknown: the less bounce, the less near",
    arguments: [
      (0...0.7, duration: (0.0035, 0.016), bounce: (0.002, 0.013)),
      (-0.5...0, duration: (0.016, 0.05), bounce: (0.012, 0.028)),
    ])
  func pixels(range: ClosedRange<Double>, duration: (Double, Double), bounce: (Double, Double)) throws {
    var random = Seeded(seed: 15)
    var durations: [Double] = []
    var bounces: [Double] = []
    for _ in 0..<200 {
      let spring = try random.spring(duration: 0.25...1, bounce: range)
      let recording = try Self.recording(
        spring, pixels: 200, framesPerSecond: 60, start: random.number(in: 0.05...0.2),
        from: random.number(in: -100...100))
      let fit = try SpringFit(recording)
      #expect(fit.velocity == 0)
      durations.append(abs(fit.spring.duration / spring.duration - 1))
      bounces.append(abs(fit.spring.bounce - spring.bounce))
    }
    let found = [durations, bounces].map { (Self.median($0), Self.median($0, at: 0.95)) }
    #expect(found[0].0 < duration.0 && found[0].1 < duration.1, "\(found[0])")
    #expect(found[1].0 < bounce.0 && found[1].1 < bounce.1, "\(found[1])")
  }

  @Test("samples of a spring from rest give it back, with its start and its ends")
  func identity() throws {
    var random = Seeded(seed: 16)
    for _ in 0..<200 {
      let spring = try random.spring(duration: 0.1...2, bounce: -0.7...0.95)
      let start = random.number(in: 0.05...0.2)
      let recording = try Self.recording(
        spring, pixels: 200, framesPerSecond: 120, start: start, from: 40, rounds: false)
      let fit = try SpringFit(recording)
      #expect(abs(fit.spring.duration / spring.duration - 1) < 1e-9)
      #expect(abs(fit.spring.bounce - spring.bounce) < 1e-9)
      #expect(abs(fit.start - start) < 1e-9 && fit.velocity == 0)
      #expect(abs(fit.from - 40) < 1e-7 && abs(fit.to - 240) < 1e-7)
    }
  }

  @Test("what only a velocity explains is found with one: the motion, where two throws look alike")
  func thrown() throws {
    var random = Seeded(seed: 20)
    var close = 0
    for _ in 0..<100 {
      let spring = try random.spring(duration: 0.2...1, bounce: -0.3...0.8)
      let velocity = random.number(in: 1...8) * (random.chance(50) ? 1 : -1)
      let recording = try Self.recording(
        spring, pixels: 200, framesPerSecond: 120, start: random.number(in: 0.05...0.2), velocity: velocity,
        rounds: false)
      let fit = try SpringFit(recording)
      if fit.error.largest < 1e-3, abs(fit.spring.duration / spring.duration - 1) < 0.01 { close += 1 }
      // What is known need not be found.
      let known = try SpringFit(recording, FitConstraints(velocity: velocity))
      #expect(known.velocity == velocity)
    }
    #expect(close >= 95)
  }

  @Test("a throw that is seen from its first moment on starts at no earlier one")
  func thrownAtOnce() throws {
    for (spring, velocity) in [(Spring.bouncy, -3.0), (.smooth, 15), (.snappy, -6)] {
      let recording = try Self.recording(
        spring, pixels: 300, framesPerSecond: 60, start: 0, velocity: velocity, rounds: false)
      let fit = try SpringFit(recording)
      #expect(abs(fit.start) < 1e-6 && abs(fit.from) < 1e-3, "\(fit)")
      #expect(abs(fit.velocity / velocity - 1) < 1e-4, "\(fit)")
    }
    var random = Seeded(seed: 23)
    for _ in 0..<100 {
      let spring = try random.spring(duration: 0.2...1, bounce: -0.3...0.8)
      let recording = try Self.recording(
        spring, pixels: 300, framesPerSecond: 30, start: 0, velocity: random.number(in: 2...15), rounds: false
      )
      let fit = try SpringFit(recording)
      // A spring that rested a moment before is one without a throw.
      #expect(fit.velocity == 0 || fit.start >= 0, "\(spring) \(fit)")
      #expect(fit.error.largest < 1e-4, "\(spring) \(fit)")
    }
  }

  @Test("a throw in whole pixels is no rest that is outside the tolerance, or three times as far off")
  func thrownPixels() throws {
    var random = Seeded(seed: 21)
    var springs = 0
    for _ in 0..<80 {
      let spring = try random.spring(duration: 0.25...1, bounce: 0...0.6)
      let velocity = [-4.0, -2, 4, 8][random.index(4)]
      let recording = try Self.recording(
        spring, pixels: 200, framesPerSecond: 60, start: 0.1, velocity: velocity)
      let fit = try MotionFit(recording)
      let found = try #require(fit.spring)
      if fit.verdict == .spring { springs += 1 }
      let known = try SpringFit(recording, FitConstraints(velocity: velocity))
      // Less than a pixel of 200 tells nothing, and the nearest one by its squares is a little off the known one.
      let most = max(3.5 * known.error.largest, 0.005)
      #expect(found.velocity != 0 || found.error.largest < most, "\(spring) \(velocity)")
    }
    #expect(springs >= 76, "\(springs)")
  }

  @Test("where neither is within the tolerance, it is told whether that is the scatter of the samples")
  func scatter() throws {
    var random = Seeded(seed: 22)
    let clean = try Self.recording(.bouncy, pixels: 200, framesPerSecond: 60, start: 0.1, rounds: false)
    // The sum of twelve is nearly normal.
    let noisy = clean.values.map { value in
      value + 2 * ((0..<12).reduce(0.0) { sum, _ in sum + random.number(in: 0...1) } - 6)
    }
    let fit = try MotionFit(Recording(times: clean.times, values: noisy))
    #expect(fit.verdict == .neither && fit.isScatter && abs(fit.scatter - 0.01) < 0.004, "\(fit.scatter)")
    let saw = clean.times.map { 100 * ($0 * 3).truncatingRemainder(dividingBy: 1) }
    let other = try MotionFit(Recording(times: clean.times, values: saw))
    #expect(other.verdict == .neither && !other.isScatter)
  }

  @Test("the functions of linear() recover the spring that was baked, within the error that is printed")
  func baked() throws {
    var random = Seeded(seed: 17)
    for _ in 0..<60 {
      let spring = try random.spring(duration: 0.2...1, bounce: -0.4...0.8)
      for tolerance in [0.0005, 0.002, 0.01] {
        let easing = try LinearEasing(baking: spring, tolerance: tolerance)
        let curve = UnitCurve.points(try PointsCurve(points: easing.points))
        let fit = try MotionFit(curve, duration: Double(easing.durationMillis) / 1000)
        let found = try #require(fit.spring)
        let gap = Animation.spring(found.spring, delay: 0).distance(to: .spring(spring, delay: 0)).distance
        #expect(gap <= found.error.largest)
        #expect(tolerance > 0.005 || fit.verdict == .spring)
      }
    }
  }

  @Test("so do those of generators that put their stops on the spring")
  func generated() throws {
    for (duration, bounce) in [(0.5, 0.0), (0.6, 0.3), (0.8, 0.7), (0.4, -0.2)] {
      let spring = try Spring(validatingDuration: duration, bounce: bounce)
      let settled = spring.settlingTime(share: 0.001)
      // Motion's: a stop each 30 ms of a multiple of 50 ms, four decimals, the last one at the end.
      let length = (settled * 20).rounded(.up) / 20
      let count = Int((length / 0.03).rounded())
      var points = (0...count).map { index in
        let x = Double(index) / Double(count)
        return CurvePoint(x: x, y: (1e4 * spring.value(time: x * length)).rounded() / 1e4)
      }
      points[count] = CurvePoint(x: 1, y: 1)
      // Others leave out what is nearly on a line between its neighbours, and round shares to a thousandth.
      var sparse = [points[0]]
      for index in 1..<count where index % 3 != 0 || index < count / 2 {
        let x = (1000 * points[index].x).rounded() / 1000
        sparse.append(CurvePoint(x: x, y: (1e3 * spring.value(time: x * length)).rounded() / 1e3))
      }
      sparse.append(points[count])
      for stops in [points, sparse] {
        let fit = try MotionFit(.points(PointsCurve(points: stops)), duration: length)
        let found = try #require(fit.spring)
        let gap = Animation.spring(found.spring, delay: 0).distance(to: .spring(spring, delay: 0)).distance
        #expect(gap <= found.error.largest, "\(duration) \(bounce)")
        #expect(fit.verdict == .spring && fit.stops != nil)
        #expect(
          abs(found.spring.duration / duration - 1) < 0.005 && abs(found.spring.bounce - bounce) < 0.005)
      }
    }
  }

  @Test("a curve that no spring follows is said to be none")
  func none() throws {
    // Material 3's stand-ins for springs, and what designers use.
    for (numbers, duration) in [
      ((0.42, 1.67, 0.21, 0.9), 0.35), ((0.39, 1.29, 0.35, 0.98), 0.35), ((0.05, 0.7, 0.1, 1), 0.5),
      ((0.42, 0, 0.58, 1), 0.3), ((0.68, -0.6, 0.32, 1.6), 0.4), ((0.3, 0, 0.8, 0.15), 0.2),
    ] {
      let curve = try CubicBezier(x1: numbers.0, y1: numbers.1, x2: numbers.2, y2: numbers.3)
      let fit = try MotionFit(.bezier(curve), duration: duration)
      #expect(fit.verdict == .tween)
      #expect(fit.tween?.curve == curve)
      #expect(fit.tween?.error.largest == 0)
    }
  }

  @Test("the spring nearest to a curve that stops at once rests where it does, and goes on no further")
  func stoppingCurves() throws {
    for curve in [UnitCurve.linear, .bezier(try CubicBezier(x1: 0.4, y1: 0, x2: 1, y2: 1))] {
      let spring = try #require(try MotionFit(curve, duration: 0.3).spring)
      #expect(spring.error.largest < 0.25 && spring.value(at: 100) < 1.01, "\(spring)")
    }
  }

  @Test("a recorded tween is told from springs, and its numbers move as it does")
  func tweens() throws {
    var random = Seeded(seed: 18)
    for _ in 0..<60 {
      let curve = try CubicBezier(
        x1: random.number(in: 0.2...0.9), y1: random.number(in: -0.2...0.3), x2: random.number(in: 0.1...0.8),
        y2: random.number(in: 0.8...1.2))
      let (start, duration) = (random.number(in: 0.05...0.2), random.number(in: 0.2...0.8))
      let times = stride(from: 0, through: start + duration + 0.2, by: 1.0 / 60).map { $0 }
      let values = times.map { (300 * curve.value(at: ($0 - start) / duration)).rounded() }
      let fit = try MotionFit(Recording(times: times, values: values))
      #expect(fit.verdict == .tween)
      #expect((fit.tween?.error.largest ?? 1) < 0.01)
    }
  }

  @Test("closed forms are exact")
  func closedForms() throws {
    var random = Seeded(seed: 19)
    for _ in 0..<500 {
      let spring = try random.spring(duration: 0.05...3, bounce: -0.9...0.99)
      let kind: SpringClosedForm.Kind =
        switch spring.kind {
        case .underdamped: .trigonometric
        case .critical: .linear
        case .overdamped: .hyperbolic
        }
      let form = SpringClosedForm(
        kind: kind, decay: spring.decay, frequency: spring.dampedFrequency,
        coefficient: kind == .linear ? spring.decay : spring.decay / spring.dampedFrequency)
      let found = try form.spring()
      #expect(abs(found.duration / spring.duration - 1) < 1e-12)
      #expect(abs(found.bounce - spring.bounce) < 1e-12)
      #expect(abs(form.velocity) < 1e-12 * spring.decay)
    }
    let growing = SpringClosedForm(kind: .hyperbolic, decay: 1, frequency: 2, coefficient: 0)
    #expect(throws: MotionError.self) { try growing.spring() }
  }

  @Test("samples that are none are refused at their place")
  func refused() {
    let times = [0.0, 0.1, 0.2, 0.3, 0.4, 0.5]
    #expect(throws: MotionError.invalid(parameter: "samples", reason: "nothing moves: all values are 1")) {
      try Recording(times: times, values: [1, 1, 1, 1, 1, 1])
    }
    #expect(throws: MotionError.notFinite(parameter: "samples[3].value")) {
      try Recording(times: times, values: [1, 1, 1, .nan, 1, 1])
    }
    #expect(
      throws: MotionError.invalid(
        parameter: "samples[2].time", reason: "0.1 is not later than the time before it")
    ) {
      try Recording(times: [0, 0.1, 0.1, 0.3, 0.4, 0.5], values: times)
    }
    #expect(
      throws: MotionError.invalid(parameter: "samples", reason: "needs at least 6 samples, and has 1")
    ) {
      try Recording(times: [0], values: [1])
    }
  }
}
