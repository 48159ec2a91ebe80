import TestSupport
import Testing

@testable import MotionPhysics

@Suite("The gap between a cubic Bezier and a spring, and the step that makes it less")
struct BezierGapTests {
  @Test("the largest gap is that of a dense look")
  func largest() throws {
    var random = Seeded(seed: 31)
    for index in 0..<60 {
      let spring = try Spring(validatingDuration: 0.5, bounce: random.number(in: -0.98...0.95))
      let curve = try CubicBezier(
        x1: random.number(in: 0...1), y1: random.number(in: -1...2), x2: random.number(in: 0...1),
        y2: random.number(in: -1...2))
      try verify(curve, spring, velocity: index % 2 == 0 ? 0 : random.number(in: -20...20))
    }
  }

  @Test("a heavily damped spring is fast at first, where its largest gap is")
  func early() throws {
    let curve = try CubicBezier(x1: 0.156, y1: 1.043, x2: 0.348, y2: 0.983)
    for bounce in [-0.85, -0.9, -0.95] {
      try verify(curve, Spring(validatingDuration: 0.5, bounce: bounce), velocity: 0)
    }
  }

  /// Looks at places that are denser towards the start.
  private func verify(_ curve: CubicBezier, _ spring: Spring, velocity: Double) throws {
    let duration = spring.settlingTime(initialVelocity: velocity)
    let motion = BakeMotion(spring: spring, velocity: velocity, delay: 0, duration: duration)
    let largest = motion.largestGap(to: curve)
    let (x, y) = (curve.piece.horizontal, curve.piece.vertical)
    let dense = (0...40_000).reduce(0) { dense, step in
      let share = Double(step) / 40_000
      let value = spring.value(initialVelocity: velocity, time: x.value(share * share) * duration)
      return max(dense, abs(y.value(share * share) - value))
    }
    #expect(largest >= dense - 1e-12 && largest <= dense + 1e-5, "\(spring.bounce) \(largest) \(dense)")
  }

  @Test("no other step within the box makes the peaks less")
  func step() {
    var random = Seeded(seed: 32)
    func numbers(_ size: Double) -> BezierNumbers {
      BezierNumbers((0..<4).map { _ in random.number(in: -size...size) })
    }
    for count in 1..<40 {
      let peaks = (0..<count).map { _ in GapPeak(size: random.number(in: 0.5...1), change: numbers(1)) }
      let (low, high) = (BezierNumbers(-0.2, -0.4, 0, -0.4), BezierNumbers(0.2, 0.4, 0.2, 0.4))
      let best = MinimaxStep.best(peaks, low: low, high: high)
      func largest(_ step: BezierNumbers) -> Double { peaks.map { $0.size(after: step) }.max() ?? 0 }
      #expect(all(best .>= low) && all(best .<= high))
      for _ in 0..<2000 {
        let scale = random.index(2) == 0 ? 0.4 : 0.01
        let other = (best + numbers(scale)).clamped(lowerBound: low, upperBound: high)
        #expect(largest(other) >= largest(best) - 1e-9)
      }
    }
  }
}
