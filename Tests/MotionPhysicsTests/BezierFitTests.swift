import TestSupport
import Testing

@testable import MotionPhysics

@Suite("BezierFit: the nearest cubic Bezier to a motion")
struct BezierFitTests {
  /// The least errors that a differential evolution with thousands of generations found, and a reserve of 5 %
  /// for numbers of two or three decimals.
  @Test(
    "as near as a slow global search comes",
    arguments: [
      (-0.9, 0.00204), (-0.5, 0.01337), (0.0, 0.01299), (0.15, 0.01783), (0.3, 0.03756), (0.5, 0.07317),
      (0.7, 0.16431), (0.9, 0.5718),
    ])
  func optimal(bounce: Double, least: Double) throws {
    let fit = try BezierFit(fitting: Spring(validatingDuration: 0.5, bounce: bounce))
    #expect(fit.maxError <= 1.05 * least, "\(fit)")
    // Less would be an error of the measurement.
    #expect(fit.maxError >= 0.99 * least, "\(fit)")
  }

  /// With what differential evolution and descents from 400 random starts found.
  @Test(
    "thrown toward the target, away from it, and late: within 15 % of what a search from everywhere finds",
    arguments: [
      (-0.8544, -18.98, 0.0, 0.053), (-0.1196164, 14.6453034, 0, 0.0012706),
      (-0.7768413, -9.688490545, 0, 0.045418),
      (-0.8274611226, 0, 0.0910066, 0.0312793), (-0.9337532605, 0, 0, 0.001),
    ])
  func thrown(bounce: Double, velocity: Double, delay: Double, least: Double) throws {
    let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
    let fit = try BezierFit(fitting: spring, initialVelocity: velocity, delay: delay)
    #expect(fit.maxError <= 1.15 * least && fit.maxError >= 0.98 * least, "\(fit)")
  }

  @Test("golden: the curve has two decimals where they do")
  func golden() throws {
    let fit = try BezierFit(fitting: .bouncy)
    #expect(try fit.curve == CubicBezier(x1: 0.32, y1: 0.8, x2: 0, y2: 1.18) && fit.durationMillis == 819)
    #expect(try fit == BezierFit(fitting: .spring(.bouncy, delay: 0)))
    let easing = try LinearEasing(baking: .bouncy, delay: 0.1, tolerance: 1e-4)
    let late = try BezierFit(fitting: .bouncy, delay: 0.1, tolerance: 1e-4)
    #expect(late.durationMillis == easing.durationMillis)
  }

  @Test("random springs, throws and delays: the stated error is not exceeded, nor overstated")
  func random() throws {
    var random = Seeded(seed: 23)
    for _ in 0..<25 {
      let spring = try random.spring(duration: 0.1...1, bounce: -0.97...0.97)
      let velocity = random.index(2) == 0 ? 0 : random.number(in: -20...20)
      let delay = random.index(2) == 0 ? 0 : random.number(in: 0...0.5)
      let fit = try BezierFit(fitting: spring, initialVelocity: velocity, delay: delay)
      let gap = gap(fit) { spring.value(initialVelocity: velocity, time: $0 - delay) }
      #expect(gap <= fit.maxError && gap > 0.98 * fit.maxError - 1e-5, "\(fit) \(gap)")
    }
  }

  private func gap(_ fit: BezierFit, _ value: (Double) -> Double) -> Double {
    let duration = Double(fit.durationMillis) / 1000
    return (0...20_000).reduce(0) { largest, index in
      let place = Double(index) / 20_000
      return max(largest, abs(fit.curve.value(at: place) - value(place * duration)))
    }
  }

  @Test("no curve that people use is nearer")
  func better() throws {
    for bounce in stride(from: -0.6, through: 0.8, by: 0.1) {
      let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
      let fit = try BezierFit(fitting: spring)
      let duration = Double(fit.durationMillis) / 1000
      for known in [
        UnitCurve.easeOut, .easeInOut, .bezier(CubicBezier(uncheckedX1: 0.25, y1: 0.1, x2: 0.25, y2: 1)),
        .bezier(CubicBezier(uncheckedX1: 0.34, y1: 1.56, x2: 0.64, y2: 1)),
      ] {
        let gap = (0...200).map { Double($0) / 200 }.map { place in
          abs(known.value(at: place) - spring.value(time: place * duration))
        }.max()
        #expect(try #require(gap) >= fit.maxError)
      }
    }
  }

  @Test("a tween that is a Bezier comes back, others are fitted")
  func tweens() throws {
    let same = try BezierFit(fitting: .tween(.easeInOut, duration: 0.3, delay: 0))
    #expect(same.curve == .easeInOut && same.maxError == 0 && same.durationMillis == 300)
    let circle = try BezierFit(fitting: .tween(.circularEaseOut, duration: 0.3, delay: 0))
    #expect(circle.maxError < 0.01, "\(circle)")
    let late = try BezierFit(fitting: .tween(.easeInOut, duration: 0.3, delay: 0.1))
    #expect(late.maxError > 0 && late.maxError < 0.06 && late.durationMillis == 400, "\(late)")
  }

  /// With the least errors that descents from all over a lattice found.
  private static let corners: [(points: [(Double, Double)], least: Double)] = {
    let kept = [(0.0, 0.0), (0.1, 0.62), (0.35, 1.08), (0.7, 0.97), (1.0, 1.0)]
    let jump = [(0.0, 0.1), (0.5, 0.4), (0.5, 0.8), (1.0, 0.9)]
    let ball = [
      (0.0, 0.0), (0.363, 1.0), (0.545, 0.75), (0.727, 1.0), (0.818, 0.94), (0.909, 1.0), (1.0, 1.0),
    ]
    return [(kept, 0.05467), (jump, 0.2003), (ball, 0.1103)]
  }()

  @Test("curves with corners and jumps, near which no start is known, are followed from everywhere")
  func corners() throws {
    for (points, least) in Self.corners {
      let curve = try PointsCurve(points: points.map { CurvePoint(x: $0.0, y: $0.1) })
      let fit = try BezierFit(fitting: .tween(.points(curve), duration: 0.3, delay: 0))
      #expect(fit.maxError <= 1.05 * least, "\(fit)")
    }
    let stairs = try BezierFit(
      fitting: .tween(.steps(StepsCurve(count: 4, jump: .none)), duration: 0.3, delay: 0))
    #expect(stairs.maxError <= 1.05 * 0.176, "\(stairs)")
  }

  @Test("a spring that never settles is refused")
  func refused() throws {
    let undamped = try Spring(validatingDuration: 0.5, bounce: 1)
    #expect(throws: MotionError.self) { try BezierFit(fitting: undamped) }
  }
}
