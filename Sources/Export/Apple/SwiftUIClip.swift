import MotionPhysics
import PlainText
import Presets

/// A clip as a struct of its values, with its tracks as SwiftUI's keyframes, or as numbers without SwiftUI.
struct SwiftUIClip<Exporter: SwiftExporter> {
  let exporter: Exporter
  let preset: ExportedPreset
  let timeline: TrackTimeline
  let driver: ClipDriver
  let loops: Bool
  private let properties: [String]
  private let type: String

  init(
    _ timeline: TrackTimeline, driver: ClipDriver, loops: Bool, of preset: ExportedPreset,
    in exporter: Exporter
  ) {
    self.exporter = exporter
    self.preset = preset
    self.timeline = timeline
    self.driver = driver
    self.loops = loops
    var taken: Set = ["hash", "hashValue"]
    properties = timeline.tracks.map { SwiftIdentifier.made(from: $0.property, taken: &taken) }
    type = exporter.names.typePath(preset.name, "Values")
  }

  func write(to text: inout CodeText) throws {
    let access = exporter.access
    try text.lines(exporter.comment(preset) + exporter.deprecation(preset, .clip))
    let name = exporter.names.type(preset.name, "Values")
    try text.block("\(access)struct \(name): Hashable, Sendable {") { text in
      for (property, track) in zip(properties, timeline.tracks) {
        let initial = track.track.initial
        let type = SwiftValue.type(initial.count)
        try text.line(SwiftValue.comment(track.property))
        try text.line("\(access)var \(property): \(type) = \(SwiftValue.text(initial))")
      }
      try text.line()
      try text.line("/// Where everything is before it moves.")
      try text.line("\(access)init() {}")
      try exporter.writeMoving(preset, members, to: &text)
      try text.line()
      try text.line("/// Whether it starts again at its end.")
      try text.line("\(access)static let repeats = \(loops)")
      try exporter.writeReduced(preset, to: &text)
      try text.line()
      try text.line("#if canImport(SwiftUI)")
      try writeKeyframes(to: &text)
      try text.line("#else")
      try writeNumbers(to: &text)
      try text.line("#endif")
    }
  }

  private var members: [(property: String, identifier: String, count: Int)] {
    zip(properties, timeline.tracks).map { ($1.property, $0, $1.track.initial.count) }
  }

  private var keyframes: [(property: String, keyframes: [SwiftUIKeyframe])] {
    zip(properties, timeline.tracks).filter { !$1.track.keyframes.isEmpty }.map { property, track in
      (
        property,
        SwiftUIKeyframe.keyframes(of: track.track) {
          exporter.note(
            "a piece of a curve of \(track.property) becomes a line, which SwiftUI has no keyframe for",
            of: preset.name)
        }
      )
    }
  }

  private func writeKeyframes(to text: inout CodeText) throws {
    let content = SwiftUIModifiers(members).lines.isEmpty ? "…" : "$1.applied(to: $0)"
    let trigger = loops ? "repeating: true" : "trigger: trigger"
    try text.line(
      driver == .progress
        ? "/// The tracks; their lengths are shares: `timeline.value(progress:)`."
        : "/// The tracks: `.keyframeAnimator(initialValue: .init(), \(trigger)) { \(content) } keyframes: { _ in "
          + "\(type).keyframes() }`.")
    try text.line(SwiftExpression.availability)
    try text.line("@KeyframesBuilder<\(type)>")
    try text.block("\(exporter.access)static func keyframes() -> some Keyframes<\(type)> {") { text in
      for track in keyframes {
        try text.block("KeyframeTrack(\\\(type).\(track.property)) {") { text in
          for keyframe in track.keyframes { try text.line(keyframe.code) }
        }
      }
    }
    try text.line()
    try text.line("/// Every value at a time or a progress.")
    try text.line(SwiftExpression.availability)
    try text.block("\(exporter.access)static var timeline: KeyframeTimeline<\(type)> {") { text in
      try text.line("KeyframeTimeline(initialValue: \(type)()) { keyframes() }")
    }
  }

  private func writeNumbers(to text: inout CodeText) throws {
    try text.line("/// The keyframes of every property, one after the other.")
    try text.block("\(exporter.access)static let keyframes: [Keyframe] = [", end: "]") { text in
      for track in keyframes {
        for keyframe in track.keyframes {
          try text.line(keyframe.numbers(of: track.property) + ",")
        }
      }
    }
  }
}
