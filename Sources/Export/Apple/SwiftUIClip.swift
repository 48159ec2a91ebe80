import MotionPhysics
import PlainText
import Presets

/// A clip as a struct of its values, with its tracks as SwiftUI's keyframes, or as numbers without SwiftUI.
extension SwiftUIExporter {
  func write(
    _ preset: ExportedPreset, _ timeline: TrackTimeline, driver: ClipDriver, loops: Bool,
    to text: inout CodeText
  ) throws {
    if try writeTypeAlias(preset, suffix: "Values", to: &text) { return }
    var taken: Set = ["hash", "hashValue"]
    let members: [SwiftMember] = timeline.tracks.map { track in
      (track.property, SwiftIdentifier.made(from: track.property, taken: &taken), track.track.initial.count)
    }
    try text.lines(comment(preset) + deprecation(preset, .clip))
    try text.block("\(access)struct \(names.type(preset.name, "Values")): Hashable, Sendable {") { text in
      for (member, track) in zip(members, timeline.tracks) {
        let type = SwiftValue.type(member.count)
        try text.line(SwiftValue.comment(member.property))
        try text.line("\(access)var \(member.identifier): \(type) = \(SwiftValue.text(track.track.initial))")
      }
      try text.line()
      try text.line("/// Where everything is before it moves.")
      try text.line("\(access)init() {}")
      try writeMoving(preset, members, to: &text)
      try text.line()
      try text.line("/// Whether it starts again at its end.")
      try text.line("\(access)static let repeats = \(loops)")
      try writeReduced(preset, to: &text)
      let tracks = keyframes(of: timeline, members, preset)
      let type = names.typePath(preset.name, "Values")
      try text.line()
      try text.line("#if canImport(SwiftUI)")
      try text.line("/// The tracks" + usage(of: type, members, driver, loops: loops))
      try write(tracks, of: type, to: &text)
      try text.line("#else")
      try text.line("/// The keyframes of every property, one after the other.")
      try text.block("\(access)static let keyframes: [Keyframe] = [", end: "]") { text in
        for (property, keyframes) in tracks {
          try text.lines(keyframes.map { $0.numbers(of: property) + "," })
        }
      }
      try text.line("#endif")
    }
  }

  private func keyframes(
    of timeline: TrackTimeline, _ members: [SwiftMember], _ preset: ExportedPreset
  ) -> [(identifier: String, keyframes: [SwiftUIKeyframe])] {
    zip(members, timeline.tracks).filter { !$1.track.keyframes.isEmpty }.map { member, track in
      let keyframes = SwiftUIKeyframe.keyframes(of: track.track) {
        note(
          "a piece of a curve of \(member.property) becomes a line, which SwiftUI has no keyframe for",
          of: preset.name)
      }
      return (member.identifier, keyframes)
    }
  }

  private func usage(
    of type: String, _ members: [SwiftMember], _ driver: ClipDriver, loops: Bool
  ) -> String {
    if driver == .progress { return "; their lengths are shares: `timeline.value(progress:)`." }
    let content = SwiftUIModifiers(members).lines.isEmpty ? "…" : "$1.applied(to: $0)"
    let trigger = loops ? "repeating: true" : "trigger: trigger"
    return ": `.keyframeAnimator(initialValue: .init(), \(trigger)) { \(content) } keyframes: { _ in "
      + "\(type).keyframes() }`."
  }

  private func write(
    _ tracks: [(identifier: String, keyframes: [SwiftUIKeyframe])], of type: String, to text: inout CodeText
  ) throws {
    try text.line(SwiftExpression.availability)
    try text.line("@KeyframesBuilder<\(type)>")
    try text.block("\(access)static func keyframes() -> some Keyframes<\(type)> {") { text in
      for (identifier, keyframes) in tracks {
        try text.block("KeyframeTrack(\\\(type).\(identifier)) {") { try $0.lines(keyframes.map(\.code)) }
      }
    }
    try text.line()
    try text.line("/// Every value at a time or a progress.")
    try text.line(SwiftExpression.availability)
    try text.block("\(access)static var timeline: KeyframeTimeline<\(type)> {") { text in
      try text.line("KeyframeTimeline(initialValue: \(type)()) { keyframes() }")
    }
  }
}
