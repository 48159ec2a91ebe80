import Testing

import MotionPhysics

@Suite("KeyframeTimeline.sample")
struct KeyframeSamplingTests {
  @Test("it equals value(time:) at every sample, at boundaries and beyond the end", arguments: 0..<40)
  func agreement(seed: Int) throws {
    var random = Random(seed: seed)
    let tracks = try (0..<4).map { _ in try track(&random) }
    let timeline = TrackTimeline(
      tracks: tracks.enumerated().map { .init(property: "property\($0)", track: $1) })
    // An eighth meets the boundaries exactly.
    for step in [0.125, 1.0 / 120, 0.03] {
      let count = Int(1.3 * timeline.duration / step) + 2
      var values = [Components](repeating: Components(.nan), count: 4 * count + 3)
      values.withUnsafeMutableBufferPointer { timeline.sample(step: step, into: $0) }
      for (place, track) in tracks.enumerated() {
        for index in 0..<count {
          let expected = track.value(time: Double(index) * step)
          #expect(values[place * count + index] == expected)
        }
      }
      #expect(values.suffix(3).allSatisfy { $0[0].isNaN })
    }
  }

  @Test("its state is its value and velocity to the bit, at boundaries and beside them", arguments: 0..<40)
  func states(seed: Int) throws {
    var random = Random(seed: seed)
    let track = try track(&random)
    let times: [Double] = (0...200).map { index in track.duration * (1.2 * Double(index) / 200 - 0.1) }
    for time in times + track.segments.flatMap({ [$0.startTime, $0.endTime] }) + [.nan] {
      let state = track.state(time: time)
      #expect(state.position == track.value(time: time), "\(time)")
      #expect(state.velocity == track.velocity(time: time), "\(time)")
    }
  }

  @Test("a track without keyframes holds its initial value, a timeline without tracks touches nothing")
  func empty() throws {
    var values = [Components](repeating: Components(5), count: 3)
    let track = try ValueTrack(initial: Components(2), keyframes: [])
    values.withUnsafeMutableBufferPointer { TrackTimeline(tracks: []).sample(step: 0.1, into: $0) }
    #expect(values == [Components(5), Components(5), Components(5)])
    values.withUnsafeMutableBufferPointer { track.sample(step: 0.1, into: $0) }
    #expect(values == [Components(2), Components(2), Components(2)])
  }

  private func track(_ random: inout Random) throws -> ValueTrack {
    let width = 1 + random.below(4)
    func value() throws -> Components {
      try Components((0..<width).map { _ in 20 * random.share() - 10 })
    }
    let initial = try value()
    let keyframes = try (0..<(1 + random.below(6))).map { _ -> ValueKeyframe in
      let duration = Double(random.below(6)) / 8
      let target = try value()
      return switch random.below(5) {
      case 0: .move(to: target)
      case 1: .linear(to: target, duration: duration, curve: .easeInOut)
      case 2: .spring(to: target, duration: duration, spring: .bouncy, startVelocity: nil)
      case 3: .spring(to: target, duration: nil, spring: .smooth, startVelocity: try value())
      default: .cubic(to: target, duration: duration, startVelocity: nil, endVelocity: nil)
      }
    }
    return try ValueTrack(initial: initial, keyframes: keyframes)
  }

  /// Marsaglia's xorshift: the same tracks in every run.
  private struct Random {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }

    mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

    mutating func below(_ bound: Int) -> Int { Int(share() * Double(bound)) }
  }
}
