import MotionPhysics
import PlainText
import Presets

/// A clip as one Core Animation track for each property.
struct UIKitClip<Exporter: SwiftExporter> {
  let exporter: Exporter
  let preset: ExportedPreset
  let timeline: TrackTimeline
  let driver: ClipDriver
  let loops: Bool
  let tolerance: Double

  func write(to text: inout CodeText) throws {
    let access = exporter.access
    try text.lines(exporter.comment(preset) + exporter.deprecation(preset, .clip))
    try text.block("\(access)enum \(exporter.names.type(preset.name, "Clip")) {") { text in
      try text.line(
        driver == .progress
          ? "/// The share at which the longest track ends: give the layer a `speed` of 0 and a `timeOffset`."
          : "/// Seconds.")
      try text.line("\(access)static let duration = \(DecimalText.withPoint(timeline.duration))")
      try text.line("/// Whether it starts again at its end: a `repeatCount` of infinity.")
      try text.line("\(access)static let repeats = \(loops)")
      var taken: Set = ["duration", "reduced", "repeats", "self"]
      for track in timeline.tracks {
        try text.line()
        try write(
          track, as: SwiftIdentifier.made(from: track.property, taken: &taken), to: &text)
      }
      try exporter.writeReduced(preset, to: &text)
    }
  }

  private func write(
    _ track: TrackTimeline.PropertyTrack, as name: String, to text: inout CodeText
  ) throws {
    let layer = LayerTrack(track.track, duration: timeline.duration, tolerance: tolerance)
    try text.line(SwiftValue.comment(track.property))
    if layer.error > 1e-9 {
      let error = DecimalText.rounded(layer.error * 100, decimals: 4)
      try text.line("///")
      try text.line("/// Baked: at most \(error) % of the travel beside the registry's.")
    }
    try text.block("\(exporter.access)static let \(name) = LayerTrack(", end: ")") { text in
      if let place = place(track) { try text.line(place) }
      try text.line("duration: \(DecimalText.plain(timeline.duration)),")
      try text.block("keys: [", end: "]") { text in
        for index in layer.values.indices { try text.line(key(layer, index) + ",") }
      }
    }
  }

  /// The part of a layer that a track of one number moves.
  private func place(_ track: TrackTimeline.PropertyTrack) -> String? {
    guard track.track.initial.isScalar,
      let property = MotionProperty.named(track.property, count: 1),
      let keyPath = property.words.coreAnimation
    else { return nil }
    let factor = property.unit == .degrees ? ", factor: .pi / 180" : ""
    return "keyPath: \(CodeLanguage.swift.literal(keyPath))\(factor),"
  }

  /// A key as code; the way to it is a straight line unless it says another.
  private func key(_ layer: LayerTrack, _ index: Int) -> String {
    let end = layer.times.last ?? 0
    let share = DecimalText.plain(end > 0 ? layer.times[index] / end : 0)
    let timing = index > 0 ? layer.timings[index - 1] : nil
    let curve = timing.map { ", by: " + UIKitExpression.curve(.bezier($0)).lines.joined() } ?? ""
    return "LayerKey(\(SwiftValue.array(layer.values[index])), at: \(share)\(curve))"
  }
}
