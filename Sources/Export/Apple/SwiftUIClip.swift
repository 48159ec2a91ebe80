import MotionPhysics
import PlainText
import Presets

/// A clip as a struct of its values, with its tracks as SwiftUI's keyframes, or as numbers without SwiftUI.
extension SwiftUIExporter {
  func lines(
    of preset: ExportedPreset, _ timeline: TrackTimeline, driver: ClipDriver, loops: Bool
  ) -> [String] {
    if let alias = typeAlias(preset, suffix: "Values") { return alias }
    let members = SwiftValue.members(timeline.tracks.map { ($0.property, $0.track.initial.count) })
    var lines = zip(members, timeline.tracks).flatMap { member, track in
      let declaration = "\(access)var \(member.identifier): \(SwiftValue.type(member.count))"
      return [
        SwiftValue.comment(member.property), "\(declaration) = \(SwiftValue.text(track.track.initial))",
      ]
    }
    lines += ["", "/// Where everything is before it moves.", "\(access)init() {}"]
    lines += moving(preset, members)
    lines += [
      "", "/// Whether it starts again at its end.", "\(access)static let repeats = \(loops)",
    ]
    lines += reduced(preset)
    let tracks = keyframes(of: timeline, members, preset)
    let type = names.typePath(preset.name, "Values")
    lines += [
      "", "#if canImport(SwiftUI)", "/// The tracks" + usage(of: type, members, driver, loops: loops),
    ]
    lines += code(of: tracks, type)
    lines += ["#else", "/// The keyframes of every property, one after the other."]
    lines += .block(
      "\(access)static let keyframes: [Keyframe] = [", end: "]",
      tracks.flatMap { identifier, keyframes in keyframes.map { $0.numbers(of: identifier) + "," } })
    lines.append("#endif")
    return comment(preset) + deprecation(preset)
      + .block("\(access)struct \(names.type(preset.name, "Values")): Hashable, Sendable {", lines)
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

  private func code(
    of tracks: [(identifier: String, keyframes: [SwiftUIKeyframe])], _ type: String
  ) -> [String] {
    let keyframes = tracks.flatMap { identifier, keyframes in
      [String].block("KeyframeTrack(\\\(type).\(identifier)) {", keyframes.map(\.code))
    }
    let builder =
      ["@KeyframesBuilder<\(type)>"]
      + .block("\(access)static func keyframes() -> some Keyframes<\(type)> {", keyframes)
    let timeline = [String].block(
      "\(access)static var timeline: KeyframeTimeline<\(type)> {",
      ["KeyframeTimeline(initialValue: \(type)()) { keyframes() }"])
    return [SwiftExpression.availability] + builder
      + ["", "/// Every value at a time or a progress.", SwiftExpression.availability] + timeline
  }
}
