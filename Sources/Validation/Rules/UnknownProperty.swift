import PlainText
import Presets

extension Rule {
  static let unknownProperty = Rule(
    id: "unknown-property",
    summary: "What a clip, a sequence or a morph moves is a property that exports know.",
    explanation: """
      Exports know what scale, y or cornerRadius are on every platform, each with its unit: docs/properties.md \
      lists them. A property of another name is carried as a value of its own, a custom property or a member of a \
      state, which moves nothing until the app reads it. That is right for a map's camera, and wrong for a typing \
      error.
      """,
    severity: .note,
    good: [
      #"""
      {"name": "pop", "kind": "clip", "initial": {"scaleY": 1}, "tracks": [{"property": "scaleY", "keyframes": [
        {"type": "linear", "to": 1.2, "duration": 0.1}]}]}
      """#
    ],
    bad: [
      #"""
      {"name": "pop", "kind": "clip", "initial": {"opacitee": 1}, "tracks": [{"property": "opacitee", "keyframes": [
        {"type": "linear", "to": 0.2, "duration": 0.1}]}]}
      """#,
      #"""
      {"name": "dive", "kind": "morph", "reduced": "none", "present": {"animation": {"duration": 0.5}},
        "elements": [{"name": "cell", "properties": {"glow": {"from": 0, "to": 1}}}]}
      """#,
      #"""
      {"name": "blink", "kind": "sequence", "mode": "loop", "phases": [
        {"name": "off", "values": {"glow": 0}, "animation": {"duration": 0.3}},
        {"name": "on", "values": {"glow": 1}, "animation": {"duration": 0.3}}]}
      """#,
    ],
    check: .preset { preset, report in
      for moved in preset.typed.content.movedProperties {
        guard MotionProperty.named(moved.name, count: moved.count) == nil else { continue }
        let known = MotionProperty.all.first {
          MotionProperty.named(moved.name, count: $0.counts.lowerBound) == $0
        }
        let nearest =
          known
          ?? Suggestions.nearest(to: moved.name, among: MotionProperty.names).flatMap { name in
            MotionProperty.all.first { ([$0.name] + $0.otherNames).contains(name) }
          }
        report.add(
          preset, at: moved.path, about: moved.name,
          known == nil
            ? "\(moved.name) is no property that exports know, so they carry it as a value of its own"
            : "\(moved.name) has \(moved.count.counted("number")) here, so exports carry it as a value of its own",
          hint: nearest.map { "\($0.name) with \($0.counts.words) is one" }
            ?? "docs/properties.md lists those that are; motionbook tweak \(preset.name) "
            + "--allow unknown-property=REASON where it is meant")
      }
    })
}

extension ClosedRange<Int> {
  fileprivate var words: String {
    lowerBound == upperBound ? lowerBound.counted("number") : "\(lowerBound) to \(upperBound) numbers"
  }
}

extension Content {
  /// The properties that a preset moves, how many numbers each has, and where it says so.
  fileprivate var movedProperties: [(name: String, count: Int, path: String)] {
    switch self {
    case .clip(let clip): clip.initial.map { ($0.property, $0.value.count, "initial.\($0.property)") }
    case .sequence(let sequence):
      (sequence.phases.first?.values ?? []).map {
        ($0.property, $0.value.count, "phases[0].values.\($0.property)")
      }
    case .morph(let morph):
      morph.elements.enumerated().flatMap { place, element in
        element.properties.map { ($0.name, $0.from.count, "elements[\(place)].properties.\($0.name)") }
      }
    case .spring, .curve, .duration, .tween, .alias: []
    }
  }
}
