import MotionPhysics
import Presets
import Testing

@Suite("Tweaks of clips")
struct TweakClipTests {
  private let preset: Preset

  init() throws {
    let scale = ClipTrack(
      property: "scale",
      keyframes: [
        ClipKeyframe(to: Components(1), motion: .linear(duration: 0.36, curve: nil)),
        ClipKeyframe(to: Components(1.5), motion: .spring(duration: 0.8, spring: nil, startVelocity: nil)),
        ClipKeyframe(
          to: Components(1.1), motion: .cubic(duration: 0.2, startVelocity: Components(3), endVelocity: nil)),
        ClipKeyframe(to: Components(1), motion: .move),
      ])
    let offset = ClipTrack(
      property: "offset",
      keyframes: [
        ClipKeyframe(
          to: try Components([0, 1]), motion: .spring(duration: nil, spring: nil, startVelocity: nil))
      ])
    let initial = [
      TypedValue(property: "scale", value: Components(1)),
      TypedValue(property: "offset", value: try Components([0, 0])),
    ]
    preset = Preset(
      name: try PresetName("heart"),
      content: .clip(Clip(driver: nil, loops: nil, initial: initial, tracks: [scale, offset])))
  }

  private func changed(_ edit: (inout ClipChange) throws -> Void) throws -> ChangedPreset {
    var change = ClipChange()
    try edit(&change)
    return try preset.applying(PresetChange(.clip(change)), resolver: Resolver(RegistrySnapshot([])))
  }

  private func clip(_ edit: (inout ClipChange) throws -> Void) throws -> Clip {
    guard case .clip(let clip) = try changed(edit).preset.content else { throw ChangeError("no clip") }
    return clip
  }

  private func keyframe(_ number: Int, _ edit: (inout ClipChange) throws -> Void) throws -> ClipKeyframe {
    try clip { change in
      (change.track, change.keyframe) = ("scale", number)
      try edit(&change)
    }.tracks[0].keyframes[number - 1]
  }

  @Test("A time scale multiplies every duration in decimals, and divides velocities")
  func timeScale() throws {
    let scaled = try clip { $0.timeScale = 1.5 }
    let spring = SpringReference.inline(
      TypedSpring(.standalone(try SpringAssembly.parameters([.duration: 0.75, .bounce: 0]))))
    #expect(scaled.tracks[0].keyframes[0].motion == .linear(duration: 0.54, curve: nil))
    #expect(
      scaled.tracks[0].keyframes[1].motion == .spring(duration: 1.2, spring: spring, startVelocity: nil))
    #expect(
      scaled.tracks[0].keyframes[2].motion
        == .cubic(duration: 0.3, startVelocity: Components(2), endVelocity: nil))
    #expect(scaled.tracks[0].keyframes[3].motion == .move)
    #expect(
      scaled.tracks[1].keyframes[0].motion == .spring(duration: nil, spring: spring, startVelocity: nil))
    #expect(try changed { $0.timeScale = 1.5 }.notes == [])
    for scale in [0, -1, .infinity, .nan] {
      #expect(throws: ChangeError.self, "\(scale)") { try clip { $0.timeScale = scale } }
    }
  }

  @Test(
    "A clip in another time plays as before in that time, springs and velocities too", arguments: [0.4, 3])
  func playsInAnotherTime(scale: Double) throws {
    let thrown = ClipTrack(
      property: "x",
      keyframes: [
        ClipKeyframe(
          to: Components(100),
          motion: .spring(
            duration: 0.5,
            spring: .inline(
              TypedSpring(.standalone(try SpringAssembly.parameters([.duration: 0.5, .bounce: 0.4])))),
            startVelocity: Components(300))),
        ClipKeyframe(to: Components(0), motion: .spring(duration: nil, spring: nil, startVelocity: nil)),
      ])
    let clip = Clip(
      driver: nil, loops: nil, initial: [TypedValue(property: "x", value: Components(0))], tracks: [thrown])
    var preset = Preset(name: try PresetName("thrown"), content: .clip(clip))
    let resolver = Resolver(RegistrySnapshot([]))
    func timeline(_ preset: Preset) throws -> TrackTimeline {
      guard case .clip(let timeline, _, _) = try resolver.motion(of: preset) else {
        throw ChangeError("no clip")
      }
      return timeline
    }
    let before = try timeline(preset)
    var change = ClipChange()
    change.timeScale = scale
    preset = try preset.applying(PresetChange(.clip(change)), resolver: resolver).preset
    let after = try timeline(preset)
    for time in stride(from: 0, through: 1.5, by: 0.05) {
      let old = before.values(time: time)[0].value.array[0]
      #expect(abs(old - after.values(time: time * scale)[0].value.array[0]) < 1e-6, "\(time)")
    }
  }

  @Test("A keyframe's spring that a preset gives keeps its time and its velocity, which is said once")
  func springOfPreset() throws {
    let bouncy = SpringReference.preset(try PresetName("apple.bouncy"))
    var clip = try clip { _ in }
    for keyframe in [1, 1] {
      clip.tracks[0].keyframes[keyframe].motion = .spring(
        duration: 0.8, spring: bouncy, startVelocity: Components(3))
    }
    clip.tracks[1].keyframes[0].motion = .spring(duration: nil, spring: bouncy, startVelocity: nil)
    var change = ClipChange()
    change.timeScale = 2
    var named = preset
    named.content = .clip(clip)
    let changed = try named.applying(PresetChange(.clip(change)), resolver: Resolver(RegistrySnapshot([])))
    #expect(
      changed.notes == ["heart has the spring apple.bouncy, whose time is its own; that is not scaled"])
    guard case .clip(let scaled) = changed.preset.content else { throw ChangeError("no clip") }
    #expect(
      scaled.tracks[0].keyframes[1].motion
        == .spring(duration: 1.6, spring: bouncy, startVelocity: Components(3)))
  }

  @Test("A keyframe takes a value, a duration, a spring, a curve")
  func keyframes() throws {
    #expect(try keyframe(2) { $0.to = Components(1.4) }.to == Components(1.4))
    #expect(try keyframe(1) { $0.time.seconds = 0.5 }.motion == .linear(duration: 0.5, curve: nil))
    #expect(
      try keyframe(1) { $0.curve = .named(.easeIn) }.motion == .linear(duration: 0.36, curve: .named(.easeIn))
    )
    let bouncy = SpringReference.preset(try PresetName("apple.bouncy"))
    #expect(
      try keyframe(2) { $0.spring = bouncy }.motion
        == .spring(duration: 0.8, spring: bouncy, startVelocity: nil))
    #expect(try clip { $0.loops = true }.loops == true)
  }

  @Test("What the keyframe does not have is refused")
  func refusals() throws {
    let bouncy = SpringReference.preset(try PresetName("apple.bouncy"))
    let edits: [(Int, (inout ClipChange) throws -> Void)] = [
      (1, { $0.spring = bouncy }), (2, { $0.curve = .named(.linear) }), (3, { $0.curve = .named(.linear) }),
      (3, { $0.spring = bouncy }), (4, { $0.time.seconds = 1 }), (1, { $0.time.seconds = 0 }),
      (1, { $0.time.seconds = -1 }),
      (1, { $0.time.seconds = .infinity }), (1, { $0.to = try Components([1, 2]) }),
      (1, { $0.track = "gone" }),
      (1, { $0.keyframe = 5 }), (1, { $0.keyframe = 0 }), (1, { $0.keyframe = -1 }),
      (1, { $0.keyframe = nil }),
      (1, { $0.track = nil }),
    ]
    for (index, edit) in edits.enumerated() {
      #expect(throws: ChangeError.self, "edit \(index)") { try keyframe(edit.0, edit.1) }
    }
    var empty = Clip(
      driver: nil, loops: nil, initial: [], tracks: [ClipTrack(property: "scale", keyframes: [])])
    empty.initial = [TypedValue(property: "scale", value: Components(1))]
    var change = ClipChange()
    (change.track, change.keyframe) = ("scale", 1)
    let hollow = Preset(name: preset.name, content: .clip(empty))
    #expect(throws: ChangeError.self) {
      try hollow.applying(PresetChange(.clip(change)), resolver: Resolver(RegistrySnapshot([])))
    }
  }
}
