import Testing

@testable import MotionPhysics

@Suite("KeyframeTrack: joints, moves, components")
struct KeyframeTrackTests {
  private let zero = Components(0)

  @Test("a move still shows the old value at its own time")
  func move() throws {
    let track = try ValueTrack(
      initial: zero,
      keyframes: [
        .linear(to: Components(10), duration: 0.2, curve: .linear), .move(to: Components(50)),
        .linear(to: Components(60), duration: 0.2, curve: .linear),
      ])
    #expect(track.value(time: 0.2)[0] == 10)
    #expect(abs(track.value(time: 0.2.nextUp)[0] - 50) < 1e-9)
    #expect(track.velocity(time: 0.1)[0] == 50 && track.velocity(time: 0.5)[0] == 0)
  }

  @Test("a spring starts with the incoming velocity, is cut off, and hands its velocity on")
  func springJoints() throws {
    let spring = try Spring(validatingDuration: 0.4, bounce: 0.2)
    let track = try ValueTrack(
      initial: zero,
      keyframes: [
        .linear(to: Components(10), duration: 0.2, curve: .linear),
        .spring(to: Components(0), duration: 0.15, spring: spring, startVelocity: nil),
        .cubic(to: Components(5), duration: 0.3, startVelocity: nil, endVelocity: nil),
      ])
    let segments = track.segments
    #expect(segments[1].startVelocity[0] == 50)
    let reached = 10 + spring.value(target: -10, initialVelocity: 50, time: 0.15)
    #expect(abs(segments[1].endValue[0] - reached) < 1e-12)
    #expect(
      segments[2].startVelocity == segments[1].endVelocity && segments[2].startValue == segments[1].endValue)
    #expect(track.value(time: 9)[0] == 5)
  }

  @Test("value and velocity are continuous at every joint but a move")
  func continuity() throws {
    let keyframes: [ValueKeyframe] = [
      .cubic(to: Components(3), duration: 0.2, startVelocity: nil, endVelocity: nil),
      .cubic(to: Components(8), duration: 0.1, startVelocity: nil, endVelocity: Components(-4)),
      .cubic(to: Components(6), duration: 0.3, startVelocity: nil, endVelocity: nil),
      .spring(to: Components(9), duration: 0.25, spring: .bouncy, startVelocity: nil),
      .cubic(to: Components(1), duration: 0.2, startVelocity: nil, endVelocity: nil),
      .linear(
        to: Components(2), duration: 0.3,
        curve: .bezier(CubicBezier(uncheckedX1: 0.2, y1: 0.4, x2: 0.58, y2: 1))),
      .cubic(to: Components(5), duration: 0.2, startVelocity: nil, endVelocity: nil),
    ]
    let track = try ValueTrack(initial: zero, keyframes: keyframes)
    for (before, after) in zip(track.segments, track.segments.dropFirst()) {
      #expect(before.endValue == after.startValue)
      #expect(abs(before.endVelocity[0] - after.startVelocity[0]) < 1e-12)
      let (left, right) = (before.endTime - 1e-9, before.endTime + 1e-9)
      #expect(abs(track.value(time: left)[0] - track.value(time: right)[0]) < 1e-6)
      #expect(abs(track.velocity(time: left)[0] - track.velocity(time: right)[0]) < 1e-4)
    }
  }

  @Test("velocity is the derivative of value within every kind of segment")
  func derivative() throws {
    let track = try ValueTrack(
      initial: zero,
      keyframes: [
        .linear(to: Components(4), duration: 0.3, curve: .easeInOut),
        .spring(to: Components(9), duration: nil, spring: .bouncy, startVelocity: Components(3)),
        .cubic(to: Components(1), duration: 0.4, startVelocity: Components(9), endVelocity: Components(-5)),
      ])
    for segment in track.segments {
      for share in [0.1, 0.35, 0.6, 0.9] {
        let time = segment.startTime + share * segment.duration
        let difference = (track.value(time: time + 1e-6)[0] - track.value(time: time - 1e-6)[0]) / 2e-6
        #expect(abs(difference - track.velocity(time: time)[0]) < 1e-5)
      }
    }
  }

  @Test("components move each on their own, a settling spring takes their norm")
  func components() throws {
    let start = try Components([0, 10])
    let target = try Components([3, 6])
    let track = try ValueTrack(
      initial: start,
      keyframes: [.spring(to: target, duration: nil, spring: .snappy, startVelocity: nil)])
    let scalar = Spring.snappy.swiftUISettlingDuration(target: 5, epsilon: 0.0001)
    #expect(abs(track.duration - scalar) < 1e-12)
    let value = track.value(time: 0.2)
    #expect(abs(value[0] - Spring.snappy.value(target: 3, time: 0.2)) < 1e-14)
    #expect(abs(value[1] - (10 + Spring.snappy.value(target: -4, time: 0.2))) < 1e-14)
    #expect(value.array.count == 2 && !value.isScalar && value[2] == 0)
  }

  @Test("a cubic that gives a start velocity gives it to the cubic before it too: the value has no corner")
  func givenJointVelocity() throws {
    let track = try ValueTrack(
      initial: Components(0),
      keyframes: [
        .cubic(to: Components(10), duration: 0.2, startVelocity: nil, endVelocity: nil),
        .cubic(to: Components(0), duration: 0.2, startVelocity: Components(100), endVelocity: nil),
      ])
    #expect(track.segments[0].endVelocity == Components(100))
    #expect(abs(track.velocity(time: 0.2 - 1e-9)[0] - track.velocity(time: 0.2 + 1e-9)[0]) < 1e-4)
    // Its own end velocity comes first.
    let given = try ValueTrack(
      initial: Components(0),
      keyframes: [
        .cubic(to: Components(10), duration: 0.2, startVelocity: nil, endVelocity: Components(-5)),
        .cubic(to: Components(0), duration: 0.2, startVelocity: Components(100), endVelocity: nil),
      ])
    #expect(given.segments[0].endVelocity == Components(-5))
  }

  @Test("a curve that is vertical at a joint hands over no velocity")
  func vertical() throws {
    let track = try ValueTrack(
      initial: zero,
      keyframes: [
        .linear(to: Components(4), duration: 0.3, curve: .circularEaseIn),
        .cubic(to: Components(1), duration: 0.4, startVelocity: nil, endVelocity: nil),
      ])
    #expect(track.segments[1].startVelocity[0] == 0 && track.value(time: 0.4)[0].isFinite)
  }

  @Test("a spring that stays where it is settles at once; one that never does needs a duration")
  func settling() throws {
    let still = try ValueTrack(
      initial: zero, keyframes: [.spring(to: zero, duration: nil, spring: .smooth, startVelocity: nil)])
    #expect(still.duration == 0)
    let undamped = try Spring(validatingDuration: 0.5, bounce: 1)
    let error = #expect(throws: MotionError.self) {
      try ValueTrack(
        initial: Components(0),
        keyframes: [.spring(to: Components(1), duration: nil, spring: undamped, startVelocity: nil)])
    }
    #expect(error?.parameter == "keyframes[0].duration")
    // It does settle; what SwiftUI walks through ends at 102.4 s.
    let slow = #expect(throws: MotionError.self) {
      try ValueTrack(
        initial: Components(0),
        keyframes: [
          .spring(
            to: Components(1), duration: nil, spring: Spring(validatingDuration: 60, bounce: 0),
            startVelocity: nil)
        ])
    }
    #expect(slow?.sentence.contains("SwiftUI finds no settling time") == true)
  }

  @Test("wrong numbers are named with their keyframe")
  func refused() throws {
    let pair = try Components([1, 2])
    let wrong = #expect(throws: MotionError.self) {
      try ValueTrack(initial: Components(0), keyframes: [.move(to: Components(1)), .move(to: pair)])
    }
    #expect(wrong?.sentence == "keyframes[1].to: has 2 numbers, and the track has 1")
    #expect(
      throws: MotionError.outOfRange(
        parameter: "keyframes[0].duration", value: -1, allowed: "0, or from 0.0001 to 3600 s")
    ) {
      try ValueTrack(
        initial: Components(0), keyframes: [.linear(to: Components(1), duration: -1, curve: .linear)])
    }
    #expect(throws: MotionError.self) { try Components([]) }
    #expect(throws: MotionError.self) { try Components([1, 2, 3, 4, 5]) }
  }

  @Test("a path of any vector is checked as one of components is")
  func vectors() throws {
    let path = try KeyframePath(
      initial: SIMD2(0.0, 0), keyframes: [.linear(to: SIMD2(4, 2), duration: 1, curve: .linear)])
    #expect(path.value(time: 0.5) == SIMD2(2, 1) && path.duration == 1)
    func wrong(_ initial: Double, _ keyframes: Keyframe<Double>...) -> String? {
      do throws(MotionError) {
        _ = try KeyframePath(initial: initial, keyframes: keyframes)
        return nil
      } catch {
        return error.parameter
      }
    }
    let endless = try Spring(validatingDuration: 0.5, bounce: 1)
    #expect(wrong(.nan) == "initial" && wrong(1e10) == "initial" && wrong(1) == nil)
    #expect(wrong(0, .move(to: 1), .move(to: .infinity)) == "keyframes[1].to")
    #expect(wrong(0, .linear(to: 1, duration: -1, curve: .linear)) == "keyframes[0].duration")
    #expect(
      wrong(0, .spring(to: 1, duration: nil, spring: endless, startVelocity: nil)) == "keyframes[0].duration")
    #expect(
      wrong(0, .cubic(to: 1, duration: 1, startVelocity: .nan, endVelocity: nil))
        == "keyframes[0].startVelocity")
    #expect(
      wrong(0, .cubic(to: 1, duration: 1, startVelocity: nil, endVelocity: 1e13))
        == "keyframes[0].endVelocity")
  }

  @Test("no keyframes hold the initial value; of two tracks for a property the last counts")
  func timeline() throws {
    let hold = try ValueTrack(initial: Components(3), keyframes: [])
    #expect(hold.value(time: 1)[0] == 3 && hold.duration == 0 && hold.velocity(time: 0)[0] == 0)
    let moved = try ValueTrack(initial: Components(3), keyframes: [.move(to: Components(4))])
    let timeline = TrackTimeline(tracks: [
      .init(property: "a", track: hold), .init(property: "b", track: hold),
      .init(property: "a", track: moved),
    ])
    #expect(timeline.tracks.map(\.property) == ["a", "b"] && timeline["a"] == moved && timeline["c"] == nil)
  }

  @Test("a progress runs through a timeline of any length, and a timeline of 1 is left as it is")
  func shares() throws {
    let spring = try Spring(validatingDuration: 0.3, bounce: 0.4)
    let track = try ValueTrack(
      initial: zero,
      keyframes: [
        .cubic(to: Components(4), duration: 0.3, startVelocity: Components(9), endVelocity: nil),
        .spring(to: Components(10), duration: nil, spring: spring, startVelocity: Components(-20)),
        .move(to: Components(-3)), .linear(to: Components(1), duration: 1.1, curve: .easeIn),
      ])
    let timeline = TrackTimeline(tracks: [.init(property: "a", track: track)])
    let shares = timeline.inShares
    #expect(abs(shares.duration - 1) < 1e-12 && timeline.duration > 1.5)
    for step in 0...200 {
      let progress = Double(step) / 200 * 0.999
      let old = timeline.values(progress: progress)[0], new = shares.values(time: progress)[0]
      #expect(abs(old.value[0] - new.value[0]) < 1e-9, "at \(progress)")
      #expect(abs(old.velocity[0] * timeline.duration - new.velocity[0]) < 1e-7, "at \(progress)")
    }
    #expect(shares.inShares == shares)
    #expect(TrackTimeline(tracks: []).inShares.duration == 0)
  }

  @Test("times add up as the decimals that were typed do")
  func decimalTimes() throws {
    for (durations, sum) in [
      ([0.06, 0.1, 0.1, 0.1, 0.1], 0.46), ([0.1, 0.2], 0.3), ([0.35, 0.35, 0.35], 1.05), ([0.1, 0.7], 0.8),
    ] {
      let track = try ValueTrack(
        initial: zero,
        keyframes: durations.map { .linear(to: Components(10), duration: $0, curve: .linear) })
      #expect(track.duration == sum)
    }
    // What is no decimal is added as it is.
    #expect(decimalSum(1 / 3, 1 / 7) == 1.0 / 3 + 1.0 / 7 && decimalSum(1e6, 0.1) == 1e6 + 0.1)
  }
}
