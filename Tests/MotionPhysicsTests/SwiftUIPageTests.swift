// A page as it is written for SwiftUI; only the import is another one.
import MotionPhysics
import Testing

private struct AnimationValues: Equatable {
  var scale = 1.0
  var verticalStretch = 1.0
  var offset = SIMD2<Double>(0, 0)
  var angle = Angle.zero
}

private func heart() -> KeyframeTimeline<AnimationValues> {
  KeyframeTimeline(initialValue: AnimationValues()) {
    KeyframeTrack(\.angle) {
      CubicKeyframe(.zero, duration: 0.58)
      CubicKeyframe(.degrees(16), duration: 0.125)
      CubicKeyframe(.degrees(-16), duration: 0.125)
      CubicKeyframe(.zero, duration: 0.125)
    }
    KeyframeTrack(\.verticalStretch) {
      CubicKeyframe(1.0, duration: 0.1)
      CubicKeyframe(0.6, duration: 0.15)
      for height in [1.5, 1.05] { CubicKeyframe(height, duration: 0.1) }
      CubicKeyframe(1.0, duration: 0.88)
    }
    KeyframeTrack(\.scale) {
      LinearKeyframe(1.0, duration: 0.36)
      SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
      SpringKeyframe(1.0, spring: .bouncy)
    }
    KeyframeTrack(\.offset) {
      MoveKeyframe(SIMD2(0, 10))
      LinearKeyframe(SIMD2(0, 20), duration: 0.1, timingCurve: .easeIn)
      SpringKeyframe(SIMD2(0, -60), duration: 0.5, spring: Spring(duration: 0.4, bounce: 0.1))
      SpringKeyframe(SIMD2(0, 0), spring: .snappy, startVelocity: SIMD2(0, 100))
    }
  }
}

/// Every way in which a page writes an animation.
private let everyCall: [Animation] = [
  .default, .spring, .spring(), .spring(duration: 0.5), .spring(bounce: 0.2), .spring(blendDuration: 0.1),
  .spring(response: 0.5), .spring(dampingFraction: 0.7), .spring(response: 0.4, dampingFraction: 0.7),
  .spring(.bouncy), .spring(.bouncy, blendDuration: 0.1), .interactiveSpring, .interactiveSpring(),
  .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25),
  .interactiveSpring(duration: 0.2, extraBounce: 0.1), .interpolatingSpring, .interpolatingSpring(),
  .interpolatingSpring(stiffness: 170, damping: 15), .interpolatingSpring(mass: 2, stiffness: 1, damping: 1),
  .interpolatingSpring(duration: 0.4, bounce: 0.2), .interpolatingSpring(.snappy), .smooth, .snappy, .bouncy,
  .smooth(duration: 0.3, extraBounce: 0.1), .snappy(), .bouncy(extraBounce: 0.1), .linear, .easeIn, .easeOut,
  .easeInOut, .linear(duration: 1), .easeIn(duration: 0.3).delay(0.2).speed(2), .timingCurve(0.2, 0, 0, 1),
  .timingCurve(.easeIn, duration: 0.3),
]

/// A constant that every thread may read.
private enum Timelines {
  static let pulse = KeyframeTimeline(initialValue: 1.0) { SpringKeyframe(1.5, spring: .bouncy) }
  static let heart = MotionPhysicsTests.heart()
}

@Suite("A page of SwiftUI compiles against MotionPhysics, and says what SwiftUI says")
struct SwiftUIPageTests {
  @Test("springs: presets, clamped numbers, settling, a frame at a time")
  func springs() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring == .bouncy && Spring() == .smooth && Spring(bounce: 0.15) == .snappy)
    #expect(Spring.bouncy(duration: 0.4, extraBounce: 0.1) == Spring(duration: 0.4, bounce: 0.4))
    // Printed by SwiftUI's getter: 1.0447 s.
    #expect(abs(spring.settlingDuration - 1.0447) < 1e-4)
    #expect(
      spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001) == spring.settlingDuration)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<60 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1.0 / 60) }
    #expect(abs(value - spring.value(target: 1, initialVelocity: 0, time: 1)) < 1e-14)
    let offset: SIMD2<Double> = spring.value(target: SIMD2(3, 4), time: 0.2)
    #expect(abs(offset.y - spring.value(target: 4, time: 0.2)) < 1e-15)
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(physical.dampingRatio == 0.5 && Spring(response: 0.5, dampingRatio: 1) == .smooth)
    #expect(Spring(mass: 1, stiffness: 100, damping: 30).kind == .critical)
    #expect(Spring(settlingDuration: 1, dampingRatio: 0.5).bounce == 0.5)
  }

  @Test("numbers that make no spring are clamped, not refused")
  func clamped() throws {
    // SwiftUI reads a bounce of 1.2 back as 1.
    #expect(Spring(duration: 0.5, bounce: 1.2).bounce == 1)
    #expect(Spring(duration: 0.5, bounce: -3).bounce == -0.999 && Spring(duration: -1).duration == 0.001)
    #expect(Spring(duration: .nan, bounce: .nan) == .smooth && Spring(duration: .infinity).duration == 1000)
    #expect(Spring.bouncy(extraBounce: 0.9).bounce == 1)
    for wrong in [-Double.infinity, -1e300, -1, 0, Double.leastNonzeroMagnitude, 1e300, .infinity, .nan] {
      let springs = [
        Spring(duration: wrong, bounce: wrong), Spring(response: wrong, dampingRatio: wrong),
        Spring(mass: wrong, stiffness: wrong, damping: wrong, allowOverDamping: true),
        Spring(settlingDuration: wrong, dampingRatio: wrong, epsilon: wrong),
      ]
      for spring in springs {
        #expect(
          spring.value(target: 1, time: 0.1).isFinite && spring.velocity(time: 0.1).isFinite, "\(wrong)")
        #expect((try? spring.checked()) != nil, "\(spring)")
      }
    }
  }

  @Test("curves: control points and inverses")
  func curves() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.2, y: 0.1), endControlPoint: UnitPoint(x: 0.4, y: 0.9))
    for named in UnitCurve.named + [curve] {
      for index in 0...200 {
        let progress = Double(index) / 200
        let back = named.inverse.value(at: named.value(at: progress))
        #expect(abs(back - progress) < 4e-8, "\(named) \(progress) \(back)")
      }
    }
    #expect(UnitCurve.easeIn.inverse.inverse.bezier == UnitCurve.easeIn.bezier)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    let wide = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -1, y: 2), endControlPoint: UnitPoint(x: 9, y: .nan))
    #expect(wide.bezier.map { [$0.x1, $0.y1, $0.x2, $0.y2] } == [0, 2, 1, 1])
    #expect(curve.velocity(at: 0.5) > 1)
  }

  @Test("animations: standard numbers, delays, speeds")
  func animations() {
    #expect(Animation.spring(duration: 0.5, bounce: 0.3) == .bouncy && Animation.spring == .smooth)
    #expect(Animation.default == .spring(Spring(duration: 0.55, bounce: 0)))
    #expect(Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15))
    #expect(Animation.easeInOut.duration() == 0.35 && Animation.linear(duration: 2).duration() == 2)
    #expect(
      Animation.timingCurve(0.42, 0, 0.58, 1, duration: 1).value(at: 0.3)
        == UnitCurve.easeInOut.value(at: 0.3))
    let late = Animation.spring(response: 0.4, dampingFraction: 0.8).delay(0.1).delay(0.2)
    #expect(abs(late.delay - 0.3) < 1e-15 && late.value(at: 0.29) == 0 && late.value(at: 0.4) > 0)
    for animation in [
      late, .easeIn(duration: 0.7).delay(0.2), .interpolatingSpring(stiffness: 170, damping: 15),
    ] {
      let fast = animation.speed(2.5)
      for time in [0.0, 0.05, 0.1, 0.2, 0.4] {
        #expect(abs(fast.value(at: time) - animation.value(at: 2.5 * time)) < 1e-14, "\(animation)")
        #expect(abs(fast.velocity(at: time) - 2.5 * animation.velocity(at: 2.5 * time)) < 1e-12)
      }
    }
    #expect(Animation.smooth.speed(-1).duration().isFinite && Animation.easeIn.delay(-3).delay == 0)
  }

  @Test(
    "springs: a call without numbers is the spring with a bounce, and from rest it interpolates as it springs"
  )
  func calls() {
    #expect(Animation.spring() == .smooth && Animation.spring(blendDuration: 0.1) == .smooth)
    #expect(Animation.spring(response: 0.5) == .spring(Spring(response: 0.5, dampingRatio: 0.825)))
    #expect(Animation.interactiveSpring() == .interactiveSpring)
    #expect(
      Animation.interactiveSpring(dampingFraction: 0.8) == .spring(response: 0.15, dampingFraction: 0.8))
    #expect(Animation.interpolatingSpring(.snappy) == .snappy && Animation.interpolatingSpring == .smooth)
    #expect(everyCall.allSatisfy { $0.duration().isFinite })
  }

  @Test("keyframes: those of a single value need no track, and other threads may ask a timeline")
  func bareKeyframes() async {
    let (isLong, heights) = (Timelines.heart.duration > 0, [1.5, 1.05])
    let bare = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.2)
      for height in heights { CubicKeyframe(height, duration: 0.1) }
      if isLong { MoveKeyframe(20) } else { MoveKeyframe(30) }
    }
    let tracked = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        LinearKeyframe(10, duration: 0.2)
        for height in heights { CubicKeyframe(height, duration: 0.1) }
        MoveKeyframe(20)
      }
    }
    for index in 0...50 {
      let time = 0.01 * Double(index)
      #expect(bare.value(time: time) == tracked.value(time: time))
    }
    #expect(KeyframeTimeline(initialValue: 3.0) {}.value(time: 1) == 3)
    let value = await Task.detached { Timelines.pulse.value(time: 0.3) + bare.value(time: 0.2) }.value
    #expect(value == Timelines.pulse.value(time: 0.3) + 10)
  }

  @Test("keyframes: tracks of any vector type by key path")
  func keyframes() {
    let timeline = heart()
    #expect(
      timeline.value(time: -1) == AnimationValues()
        && timeline.value(progress: .nan) == timeline.value(time: 0))
    let middle = timeline.value(time: 0.705)
    #expect(abs(middle.angle.degrees - 16) < 1e-12 && abs(middle.scale - 1) > 0.05)
    let end = timeline.value(time: 100)
    #expect(end.angle == .zero && abs(end.scale - 1) < 1e-3 && abs(end.offset.y) < 1e-3)
    #expect(timeline.value(progress: 1) == end && timeline.duration > 1.33)
    let plain = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        LinearKeyframe(10, duration: 0.2)
        if timeline.duration > 0 { MoveKeyframe(20) }
      }
    }
    #expect(plain.value(time: 0.1) == 5 && plain.value(time: 0.2) == 10 && plain.value(time: 0.3) == 20)
    // Undamped, it would settle never.
    let endless = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { SpringKeyframe(1, spring: Spring(bounce: 1)) }
    }
    #expect(endless.duration == 1000 && abs(endless.value(time: 0.25) - 2) < 1e-12)
  }

  @Test("the recorded values of SwiftUI's own timelines come out, by key path as by name")
  func recorded() throws {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        CubicKeyframe(10, duration: 0.2)
        CubicKeyframe(0, duration: 0.4)
        SpringKeyframe(5, duration: 0.3, spring: .bouncy)
      }
    }
    let track = try ValueTrack(
      initial: Components(0),
      keyframes: [
        .cubic(to: Components(10), duration: 0.2, startVelocity: nil, endVelocity: nil),
        .cubic(to: Components(0), duration: 0.4, startVelocity: nil, endVelocity: nil),
        .spring(to: Components(5), duration: 0.3, spring: .bouncy, startVelocity: nil),
      ])
    for index in 0...100 {
      let time = 0.01 * Double(index)
      #expect(timeline.value(time: time) == track.value(time: time)[0])
    }
  }
}

extension Spring {
  /// The same spring from its physics, checked.
  fileprivate func checked() throws -> Spring {
    try Spring(stiffness: stiffness, dampingRatio: dampingRatio, mass: mass)
  }
}
