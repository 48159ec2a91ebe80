import TestSupport
import Testing

@testable import MotionPhysics

@Suite("LinearEasing: motions baked to lines over their duration")
struct LinearEasingTests {
  /// Compares the stops as they are read, the points and the statement with the motion.
  private func verify(
    _ curve: BakedCurve, tolerance: Double, samples: Int = 4000, motion: (Double) -> Double
  ) throws {
    #expect(curve.maxError <= tolerance)
    for points in [try LinearFunction.points(curve), curve.points] {
      let gap = LinearFunction.gap(points, samples: samples, to: motion)
      #expect(gap <= curve.maxError, "\(curve.stops) states \(curve.maxError), has \(gap)")
      #expect(points.first?.x == 0 && points.last?.x == 1)
    }
  }

  @Test(
    "the stops, read back, are within the error that they state, and that within the tolerance",
    arguments: [0.01, 0.002, 0.001, 1e-4])
  func statedError(tolerance: Double) throws {
    for bounce in [-0.95, -0.5, -1e-9, 0, 1e-9, 0.15, 0.3, 0.5, 0.7, 0.95] {
      let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
      let easing = try LinearEasing(baking: spring, tolerance: tolerance)
      let duration = Double(easing.durationMillis) / 1000
      try verify(easing.curve, tolerance: tolerance) { spring.value(time: $0 * duration) }
      #expect(easing.points.first == CurvePoint(x: 0, y: 0) && easing.points.last == CurvePoint(x: 1, y: 1))
      let settling = spring.settlingTime(share: min(0.001, 0.999 * tolerance))
      #expect(duration >= settling && duration < settling + 0.001)
    }
  }

  @Test("a check at a million places finds nothing above the stated error, and the error is not overstated")
  func million() throws {
    let easing = try LinearEasing(baking: .bouncy)
    let duration = Double(easing.durationMillis) / 1000
    let values = Spring.bouncy.samples(step: duration / 1e6, count: 1_000_001)
    let gaps = try [LinearFunction.points(easing.curve), easing.points].map { points in
      LinearFunction.gap(points, samples: 1_000_000) { values[Int(($0 * 1e6).rounded())] }
    }
    let largest = try #require(gaps.max())
    #expect(largest <= easing.maxError && largest > 0.999 * easing.maxError, "\(gaps) \(easing.maxError)")
  }

  @Test("random springs, throws, delays and tolerances")
  func random() throws {
    var random = Seeded(seed: 4)
    for _ in 0..<250 {
      let spring = try random.spring(duration: 0.05...2, bounce: -0.97...0.97)
      let velocity = random.index(2) == 0 ? 0 : random.number(in: -40...40)
      let delay = random.index(2) == 0 ? 0 : random.number(in: 0...1)
      let tolerance = exponential(random.number(in: -9.5...(-3)))
      let easing = try LinearEasing(
        baking: spring, initialVelocity: velocity, delay: delay, tolerance: tolerance)
      let duration = Double(easing.durationMillis) / 1000
      try verify(easing.curve, tolerance: tolerance, samples: 1000) {
        spring.value(initialVelocity: velocity, time: $0 * duration - delay)
      }
    }
  }

  @Test("at most 1.25 times as many points as lines that need not meet", arguments: [0.01, 0.002, 0.001])
  func fewPoints(tolerance: Double) throws {
    for bounce in stride(from: -0.5, through: 0.7, by: 0.04) {
      let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
      let easing = try LinearEasing(baking: spring, tolerance: tolerance)
      let duration = Double(easing.durationMillis) / 1000
      let heights = spring.samples(step: duration / 1200, count: 1201)
      let fewest = LinearFunction.fewestPoints(heights, tolerance: tolerance)
      let count = easing.points.count
      #expect(Double(count) <= 1.25 * Double(fewest), "\(bounce): \(count) for \(fewest)")
    }
  }

  @Test(
    "few points: the lower bounds that an independent program found",
    arguments: [
      (-0.5, [7, 14, 19]), (0.0, [6, 13, 17]), (0.15, [6, 13, 18]), (0.3, [7, 13, 20]), (0.5, [8, 18, 25]),
      (0.7, [12, 29, 42]),
    ] as [(Double, [Int])])
  func bounds(bounce: Double, fewest: [Int]) throws {
    let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
    for (tolerance, fewest) in zip([0.01, 0.002, 0.001], fewest) {
      let count = try LinearEasing(baking: spring, tolerance: tolerance).points.count
      #expect(Double(count) <= 1.25 * Double(fewest), "\(tolerance): \(count) for \(fewest)")
    }
  }

  @Test("an initial velocity is baked in")
  func velocity() throws {
    let easing = try LinearEasing(baking: .bouncy, initialVelocity: 20)
    #expect(easing.maxError <= 0.002 && easing.points.contains { $0.y > 1.1 })
  }

  @Test("a tolerance below the settling threshold holds at the end too")
  func fine() throws {
    let easing = try LinearEasing(baking: .bouncy, tolerance: 0.0003)
    #expect(easing.maxError <= 0.0003 && easing.durationMillis > 819)
  }

  @Test("a fast start before a slow end takes stops where the start is")
  func stiff() throws {
    let spring = try Spring(validatingResponse: 0.5, dampingRatio: 5)
    let easing = try LinearEasing(baking: spring, initialVelocity: 200)
    #expect(easing.maxError <= 0.002 && easing.points.count < 25, "\(easing.points.count)")
  }

  @Test("a delay is a level line, and a tween's belongs to its duration")
  func delays() throws {
    let late = try LinearEasing(baking: .spring(.smooth, delay: 0.2))
    #expect(late.durationMillis == 935 && late.points[0] == CurvePoint(x: 0, y: 0))
    #expect(late.points[1].x > 0.2 / 0.935 && abs(late.points[1].y) <= 0.002)
    let tween = try LinearEasing(baking: .tween(.easeInOut, duration: 0.3, delay: 0.1))
    #expect(tween.durationMillis == 400)
    let animation = Animation.tween(.easeInOut, duration: 0.3, delay: 0.1)
    try verify(tween.curve, tolerance: 0.002) { animation.value(at: $0 * 0.4) }
  }

  @Test("curves after a delay whose end is a rounding before the whole, and random ones")
  func lateCurves() throws {
    let bits: [UInt64] = [4_604_769_909_669_205_521, 4_606_756_452_770_473_644, 4_606_536_189_640_810_231]
    let late = bits.map { Double(bitPattern: $0) }
    let animation = Animation.tween(
      .bezier(
        try CubicBezier(
          x1: late[0], y1: late[1], x2: late[2], y2: Double(bitPattern: 4_606_629_528_501_805_098))),
      duration: Double(bitPattern: 4_606_332_923_892_681_868),
      delay: Double(bitPattern: 4_595_258_920_247_633_003))
    let baked = try LinearEasing(baking: animation)
    #expect(baked.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } && baked.maxError <= 0.002)
    var random = Seeded(seed: 11)
    for _ in 0..<3000 {
      let curve = try CubicBezier(
        x1: random.number(in: 0...1), y1: random.number(in: -0.5...1.5), x2: random.number(in: 0...1),
        y2: random.number(in: -0.5...1.5))
      let tween = Animation.tween(
        .bezier(curve), duration: random.number(in: 0.1...1), delay: random.number(in: 0...0.2))
      let points = try LinearEasing(baking: tween).points
      #expect(zip(points, points.dropFirst()).allSatisfy { $0.x <= $1.x })
    }
  }

  @Test("what cannot be baked is refused")
  func refused() throws {
    let undamped = try Spring(validatingDuration: 0.5, bounce: 1)
    #expect(throws: MotionError.self) { try LinearEasing(baking: undamped) }
    #expect(throws: MotionError.self) { try LinearEasing(baking: .smooth, tolerance: 0) }
    #expect(throws: MotionError.self) { try LinearEasing(baking: .smooth, delay: -1) }
    #expect(throws: MotionError.self) {
      try LinearEasing(baking: .tween(.linear, duration: 0, delay: 0))
    }
    let endless = try Spring(validatingDuration: 0.5, bounce: 0.9999)
    #expect(throws: MotionError.self) { try LinearEasing(baking: endless) }
  }
}
