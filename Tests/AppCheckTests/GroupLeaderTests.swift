import AppScan
import MotionPhysics
import Testing

@testable import AppCheck

@Suite("The nearest leader of a group")
struct GroupLeaderTests {
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

  @Test("is the one that measuring all of them finds", arguments: [1, 2, 3])
  func nearest(seed: UInt64) throws {
    let leaders = Self.motions(seed).enumerated().compactMap { GroupLeader($1, group: $0) }
    #expect(leaders.count == 60)
    for motion in Self.motions(seed + 100) {
      let motion = try #require(GroupLeader(motion, group: 0))
      for limit in [0.02, 0.08, 0.3] {
        var expected: (group: Int, distance: Double)?
        for leader in leaders where leader.leastDistance(to: motion, below: .infinity) != nil {
          let distance = leader.distance(to: motion)
          if distance < expected?.distance ?? limit { expected = (leader.group, distance) }
        }
        let found = leaders.nearest(to: motion, below: limit)
        #expect(found?.group == expected?.group && found?.distance == expected?.distance)
      }
    }
  }

  @Test("what is at least between two motions is at most their distance")
  func bound() throws {
    let leaders = Self.motions(7).enumerated().compactMap { GroupLeader($1, group: $0) }
    for leader in leaders {
      for other in leaders {
        guard let least = leader.leastDistance(to: other, below: .infinity) else { continue }
        #expect(least <= leader.distance(to: other) + 2e-6)
      }
    }
  }
}
