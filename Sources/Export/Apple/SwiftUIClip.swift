import MotionPhysics
import Presets

/// A clip as a struct of its values, with its tracks as SwiftUI's keyframes, or as numbers without SwiftUI.
struct SwiftUIClip {
  let file: SwiftFile
  let preset: ExportedPreset
  let timeline: KeyframeTimeline
  let driver: ClipDriver
  let loops: Bool
  private let properties: [String]
  private let type: String

  init(
    _ timeline: KeyframeTimeline, driver: ClipDriver, loops: Bool, of preset: ExportedPreset,
    in file: SwiftFile
  ) {
    self.file = file
    self.preset = preset
    self.timeline = timeline
    self.driver = driver
    self.loops = loops
    var taken: Set = ["hash", "hashValue"]
    properties = timeline.tracks.map { SwiftIdentifier.made(from: $0.property, taken: &taken) }
    type = file.names.typePath(preset.name, "Values")
  }

  func write(to text: inout CodeText) throws {
    let access = file.access
    try text.lines(file.comment.lines(preset))
    try text.lines(file.comment.deprecation(preset, .clip))
    try text.block("\(access)struct \(file.names.type(preset.name, "Values")): Hashable, Sendable {") {
      text in
      for (index, track) in timeline.tracks.enumerated() {
        try text.line(SwiftValue.comment(track.property))
        let initial = track.track.initial
        try text.line(
          "\(access)var \(properties[index]): \(SwiftValue.type(initial.count)) = \(SwiftValue.text(initial))"
        )
      }
      try text.line()
      try text.line("/// Where everything is before it moves.")
      try text.line("\(access)init() {}")
      try text.line()
      try text.line("/// Whether it starts again at its end.")
      try text.line("\(access)static let repeats = \(loops)")
      try file.writeReduced(preset, to: &text)
      try text.line()
      try text.line("#if canImport(SwiftUI)")
      try writeKeyframes(to: &text)
      try text.line("#else")
      try writeNumbers(to: &text)
      try text.line("#endif")
    }
  }

  private var keyframes: [(property: String, keyframes: [SwiftUIKeyframe])] {
    zip(properties, timeline.tracks).filter { !$1.track.keyframes.isEmpty }.map { property, track in
      (
        property,
        SwiftUIKeyframe.keyframes(of: track.track) {
          file.output.note(
            "\(preset.name): a piece of a curve of \(track.property) becomes a line, which SwiftUI has no "
              + "keyframe for")
        }
      )
    }
  }

  private func writeKeyframes(to text: inout CodeText) throws {
    let trigger = loops ? "repeating: true" : "trigger: trigger"
    try text.line(
      driver == .progress
        ? "/// The tracks; their lengths are shares: `timeline.value(progress:)`."
        : "/// The tracks: `.keyframeAnimator(initialValue: .init(), \(trigger)) { … } keyframes: { _ in "
          + "\(type).keyframes() }`.")
    try text.line(SwiftExpression.availability)
    try text.line("@KeyframesBuilder<\(type)>")
    try text.block("\(file.access)static func keyframes() -> some Keyframes<\(type)> {") { text in
      for track in keyframes {
        try text.block("KeyframeTrack(\\\(type).\(track.property)) {") { text in
          for keyframe in track.keyframes { try text.line(SwiftUIKeyframeText.code(keyframe)) }
        }
      }
    }
    try text.line()
    try text.line("/// Every value at a time or a progress.")
    try text.line(SwiftExpression.availability)
    try text.block("\(file.access)static var timeline: KeyframeTimeline<\(type)> {") { text in
      try text.line("KeyframeTimeline(initialValue: \(type)()) { keyframes() }")
    }
  }

  private func writeNumbers(to text: inout CodeText) throws {
    try text.line("/// The keyframes of every property, one after the other.")
    try text.block("\(file.access)static let keyframes: [Keyframe] = [", end: "]") { text in
      for track in keyframes {
        for keyframe in track.keyframes {
          try text.line(SwiftUIKeyframeText.numbers(keyframe, of: track.property) + ",")
        }
      }
    }
  }
}
