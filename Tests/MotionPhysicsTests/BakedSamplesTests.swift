import Testing

@testable import MotionPhysics

@Suite("What baking reads of a spring: samples, heights and gaps")
struct BakedSamplesTests {
  private func segment(_ bounce: Double, velocity: Double = 0, delay: Double = 0) throws -> SpringSegment {
    let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
    let duration = delay + spring.settlingTime(initialVelocity: velocity)
    return SpringSegment(spring: spring, velocity: velocity, delay: delay, duration: duration)
  }

  private static let bounces = [-0.97, -0.5, -1e-9, 0, 1e-9, 0.3, 0.7, 0.95]

  @Test("lines between samples stay about within the tolerance on either side", arguments: bounces)
  func samples(bounce: Double) throws {
    for (velocity, delay) in [(0.0, 0.0), (20, 0), (-8, 0.2)] {
      let segment = try segment(bounce, velocity: velocity, delay: delay)
      for tolerance in [1e-4, 1e-5, 1e-6] {
        let piece = MotionSegment(from: delay / segment.duration, to: 1, shape: .spring(segment))
        let section = BakeMotion.Section(segments: [piece], from: piece.from, to: 1, start: nil, end: nil)
        let band = try ToleranceBand(along: section, bulge: tolerance)
        let points = zip(band.places, band.heights).map { CurvePoint(x: $0, y: $1) }
        var (below, above) = (0.0, 0.0)
        for (from, to) in zip(points, points.dropFirst()) {
          for share in [0, 0.25, 0.5, 0.75, 1] {
            let place = from.x + share * (to.x - from.x)
            let gap = from.y + share * (to.y - from.y) - segment.height(at: place)
            (below, above) = (min(below, gap), max(above, gap))
          }
        }
        #expect(-below <= 1.5 * tolerance && above <= 1.5 * tolerance, "\(tolerance): \(below) \(above)")
        #expect(above - below > 0.9 * tolerance, "more samples than it takes")
      }
    }
  }

  @Test("steps of the table lead where an evaluation leads", arguments: bounces)
  func steps(bounce: Double) throws {
    let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
    let table = StepTable(spring, steps: 0.001...0.4)
    var motion = Combination(e: 1, f: spring.decay)
    var time = 0.0
    for index in 0..<200 {
      let wanted = 0.0004 * exponential(Double(index % 50) / 8)
      let next = table.advance(motion, by: wanted)
      #expect(next.step <= wanted && next.step > 0.88 * wanted)
      motion = next.motion
      time += next.step
      #expect(abs(1 - motion.e - spring.value(time: time)) < 1e-12)
    }
  }

  @Test("heights at equal steps, with a delay and a throw", arguments: bounces)
  func heights(bounce: Double) throws {
    for (velocity, delay) in [(0.0, 0.0), (20, 0), (-8, 0.2)] {
      let segment = try segment(bounce, velocity: velocity, delay: delay)
      let motion = BakeMotion(
        spring: segment.spring, velocity: velocity, delay: delay, duration: segment.duration)
      let heights = motion.heights(count: 301)
      for (index, height) in heights.dropLast().enumerated() {
        let time = Double(index) / 300 * segment.duration - delay
        let value = segment.spring.value(initialVelocity: velocity, time: time)
        #expect(abs(height - value) < 1e-12, "\(index)")
      }
      #expect(heights.count == 301 && heights.last == 1)
    }
  }
}
