import MotionPhysics
import Presets
import Testing

@Suite("Tweaks of sequences")
struct TweakSequenceTests {
  private let book: RegistrySnapshot
  private let preset: Preset

  init() throws {
    let text = RegistryText(
      registry(
        """
        {"name": "own", "kind": "sequence", "mode": "loop", "origin": "pack", "phases": [
          {"name": "rest", "values": {"scale": 1, "offset": [0, 0]}, "animation": {"duration": 0.3, "bounce": 0.1}},
          {"name": "up", "values": {"scale": 2},
            "animation": {"curve": "linear", "duration": "fast", "delay": 0.1}},
          {"name": "turn", "values": {}, "animation": {"base": "snappy", "extraBounce": 0.1}},
          {"name": "cut", "values": {}}]},
        {"name": "naming", "kind": "sequence", "mode": "loop", "phases": [
          {"name": "rest", "values": {"x": 1}, "animation": {"duration": 1}},
          {"name": "up", "values": {"x": 2}, "animation": "snappy"}]},
        {"name": "fast", "kind": "duration", "duration": 0.2},
        {"name": "snappy", "kind": "spring", "duration": 0.5, "bounce": 0.15, "delay": 0.2}
        """))
    #expect(text.problems.map(\.sentence) == [])
    book = RegistrySnapshot(text.presets)
    preset = try #require(book.preset(named: PresetName("own")))
  }

  private func changed(
    _ preset: Preset? = nil, _ edit: (inout SequenceChange) throws -> Void
  ) throws -> (preset: Preset, sequence: TypedSequence) {
    var change = SequenceChange()
    try edit(&change)
    let changed = try (preset ?? self.preset)
      .applying(PresetChange(.sequence(change)), resolver: Resolver(book)).preset
    guard case .sequence(let sequence) = changed.content else { throw ChangeError("no sequence") }
    return (changed, sequence)
  }

  private func refusal(_ preset: Preset? = nil, _ edit: (inout SequenceChange) throws -> Void) -> String? {
    changeRefusal { try changed(preset, edit) }
  }

  @Test("The mode changes, and with it the preset is nobody's pack's any more")
  func mode() throws {
    let changed = try changed { $0.mode = .trigger }
    #expect(changed.sequence.mode == .trigger && changed.preset.origin == nil)
  }

  @Test("A time scale multiplies durations and delays in decimals, an inherited delay too")
  func timeScale() throws {
    let sequence = try changed { $0.timeScale = 1.5 }.sequence
    #expect(sequence.phases[0].animation == .spring(try typedSpring("duration=0.45,bounce=0.1")))
    #expect(
      sequence.phases[1].animation
        == .tween(TypedTween(curve: .named(.linear), duration: .seconds(0.3), delay: 0.15)))
    #expect(
      sequence.phases[2].animation
        == .spring(try typedSpring("base=snappy,durationScale=1.5,extraBounce=0.1,delay=0.3")))
    #expect(sequence.phases[3].animation == nil)
    let after = try Resolver(book).motion(of: Preset(name: preset.name, content: .sequence(sequence)))
    guard case .sequence(let slow) = after,
      case .sequence(let fast) = try Resolver(book).motion(of: preset)
    else { throw ChangeError("no sequence") }
    #expect(abs(slow.duration - 1.5 * fast.duration) < 1e-12)
  }

  @Test("A preset's own time cannot be scaled from here, and the refusal says where it can")
  func scaledPreset() throws {
    let naming = try #require(book.preset(named: PresetName("naming")))
    let message = refusal(naming) { $0.timeScale = 2 }
    #expect(message?.contains("phases[1].animation is snappy") == true, "\(message ?? "")")
    #expect(message?.contains("motionbook tweak snappy --duration-scale 2") == true)
    for scale in [0, -1, .infinity, .nan] {
      #expect(refusal { $0.timeScale = scale }?.contains("from 0.001 to 1000") == true)
    }
  }

  @Test("A phase gets another value, also of a property that it left out, and another animation or none")
  func phase() throws {
    let changed = try changed {
      ($0.phase, $0.property) = ("up", "offset")
      $0.to = try Components([0, -9])
      $0.animation = .set(.preset(try PresetName("snappy")))
    }.sequence
    #expect(changed.phases[1].values.map(\.property) == ["scale", "offset"])
    #expect(changed.phases[1].values[1].value == (try Components([0, -9])))
    #expect(changed.phases[1].animation == .preset(try PresetName("snappy")))
    let cut = try self.changed {
      ($0.phase, $0.animation) = ("up", .remove)
    }.sequence
    #expect(
      cut.phases[1].animation == nil
        && cut.phases[1].values == [
          TypedValue(property: "scale", value: Components(2))
        ])
  }

  @Test("A place that there is not is refused with how many there are")
  func places() throws {
    #expect(
      refusal { ($0.phase, $0.placement) = ("up", .move(5)) }
        == "there are 4 places for the phase up, and no 5")
    var only = preset
    guard case .sequence(var sequence) = only.content else { throw ChangeError("no sequence") }
    sequence.phases = [sequence.phases[0]]
    only.content = .sequence(sequence)
    #expect(
      refusal(only) { ($0.phase, $0.placement) = ("rest", .move(2)) }
        == "there is 1 place for the phase rest, and no 2")
  }

  @Test("What does not fit is refused with what there is")
  func refusals() throws {
    let text = refusal { ($0.phase, $0.animation) = ("down", .remove) }
    #expect(text == "there is no phase \"down\"; there are rest, up, turn, cut")
    #expect(refusal { $0.to = Components(1) }?.contains("--phase NAME") == true)
    #expect(
      refusal { ($0.phase, $0.to) = ("up", Components(1)) }?.contains("--property") == true)
    #expect(
      refusal { ($0.phase, $0.property, $0.to) = ("up", "size", Components(1)) }
        == "there is no property \"size\"; there are scale, offset")
    #expect(
      refusal { ($0.phase, $0.property, $0.to) = ("up", "offset", Components(1)) }
        == "the values of offset have 2 components, not 1")
    let spring = try #require(book.preset(named: PresetName("snappy")))
    #expect(refusal(spring) { $0.mode = .loop }?.contains("no sequence's phases") == true)
  }
}
