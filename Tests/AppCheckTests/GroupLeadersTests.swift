import AppScan
import MotionPhysics
import Testing

@testable import AppCheck

@Suite("The nearest leader of a group")
struct GroupLeadersTests {
  private static func motions(_ seed: UInt64) -> [SiteMotion] {
    var state = seed
    func random(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Double(state >> 40) / Double(1 << 24) * (range.upperBound - range.lowerBound)
    }
    return (0..<60).compactMap { index in
      if index % 3 == 0 {
        return SiteMotion(.spring(duration: random(0.1...1.2), dampingRatio: random(0.2...1.4)))
      }
      let bezier = [random(0...1), random(-0.5...1.5), random(0...1), random(-0.5...1.5)]
      let duration = random(0.05...1.5)
      return SiteCurve(bezier: bezier).map { SiteMotion(.tween(duration: duration, $0)) }
    }
  }

  @Test("is the one that measuring all of them finds", arguments: [1, 2, 3], [0.02, 0.08, 0.3])
  func nearest(seed: UInt64, limit: Double) throws {
    var leaders = GroupLeaders()
    var measured: [SiteMotion] = []
    for motion in Self.motions(seed) + Self.motions(seed + 100) {
      let animation = try #require(motion.comparable)
      var expected: (group: Int, distance: Double)?
      for (group, leader) in measured.enumerated() where leader.isOfKind(motion) {
        let distance = try #require(leader.comparable).distance(to: animation).distance
        if distance < expected?.distance ?? limit { expected = (group, distance) }
      }
      let found = leaders.nearestOrInserted(motion, group: measured.count, below: limit)
      #expect(found?.group == expected?.group && found?.distance == expected?.distance)
      if expected == nil { measured.append(motion) }
    }
    #expect(measured.count > 20)
  }
}
