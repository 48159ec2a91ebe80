import MotionPhysics
import Testing

@testable import Export

@Suite("Clips with springs that ring on")
struct RingingClipTests {
  /// A spring of 0.63 s that has next to no damping, for so long.
  private func baked(seconds: Double) throws -> (track: ValueTrack, path: TimelinePath) {
    let spring = try Spring(stiffness: 100, dampingRatio: 0.00165)
    let track = try ValueTrack(
      initial: Components(-1),
      keyframes: [.spring(to: Components(271), duration: seconds, spring: spring, startVelocity: nil)])
    let timeline = PropertyTimeline(track, property: "x")
    return (track, try TimelinePath(timeline, scales: timeline.scales, limits: .none(1), tolerance: 0.002))
  }

  @Test("are followed through hundreds of oscillations")
  func followed() throws {
    let (track, path) = try baked(seconds: 200)
    #expect(path.errors[0] <= 0.002 * 600)
    for step in 0...5000 {
      let time = 200 * Double(step) / 5000
      let gap = track.value(time: time).array[0] - path.values(at: time, behindJump: false)[0]
      try #require(abs(gap) <= path.errors[0] * 1.001, "\(gap) at \(time) s")
    }
  }

  @Test("are refused where a spring by itself is")
  func refused() throws {
    #expect { try baked(seconds: 3600) } throws: { error in
      String(describing: error).contains("too long to settle")
    }
  }
}
