import MotionPhysics
import PlainText
import Presets

extension ExportFormat {
  static let uikit = ExportFormat(
    name: "uikit",
    summary: "UIKit and Core Animation: timing parameters, spring animations, layer tracks of clips.",
    example: "motionbook export --format uikit --access internal -o LayerMotion.swift",
    fileName: "LayerMotion.swift",
    options: [.namespace, .access, .tolerance],
    declares: { $0.namespace ?? AppleFramework.uiKit.namespace },
    symbols: {
      [.swift($0, .uiKit, platforms: ["uikit", "coreanimation", "appkit"], extendsAnimation: false)]
    },
    expression: .uiKit,
    write: { input, output in try UIKitExporter(input, output: output).export() })
}

/// UIKit's file: timings, curves and layer tracks, of small types of the file's own.
final class UIKitExporter: SwiftExporter {
  let context: CodeContext
  let file: SwiftFile
  // A watch has a UIKit of colours and fonts, without anything that moves, and no QuartzCore.
  let frameworks = [
    (condition: "canImport(UIKit) && !os(watchOS)", name: "UIKit"),
    (condition: "canImport(QuartzCore)", name: "QuartzCore"),
  ]

  init(_ input: ExportInput, output: ExportOutput) throws {
    file = try SwiftFile(input, .uiKit)
    context = CodeContext(input: input, root: file.names.root, output: output)
  }

  func write(_ preset: ExportedPreset, to text: inout CodeText) throws {
    noteCurves(preset)
    try text.lines(lines(of: preset))
  }

  private func noteCurves(_ preset: ExportedPreset) {
    guard preset.motion.curves.contains(where: { !UIKitExpression.isNative($0) }) else { return }
    note(
      preset.motion.kind == .curve
        ? "no timing function says it; it is a PiecewiseCurve of the file's own"
        : "UIKit has no timing parameters for its curve; layerAnimation plays it", of: preset.name)
  }

  /// How far the arcs that stand for circles are from them.
  private func remark(_ preset: ExportedPreset) -> [String] {
    let error = preset.motion.curves.map { CurvePieces.error(of: $0) }.max() ?? 0
    if error == 0 { return [] }
    let percent = DecimalText.rounded(error * 100, decimals: 4)
    return ["/// Arcs of Béziers, at most \(percent) % of the travel beside the circle."]
  }

  func lines(of preset: ExportedPreset, _ animation: Animation) -> [String] {
    let type = UIKitExpression.type(animation)
    return variable(preset, type: type, expression(animation), remark: remark(preset)) + reducedChoice(preset)
  }

  func lines(of preset: ExportedPreset, _ curve: UnitCurve) -> [String] {
    let type = UIKitExpression.type(curve)
    return variable(preset, type: type, UIKitExpression.curve(curve), remark: remark(preset))
  }

  func lines(of preset: ExportedPreset, duration: Double) -> [String] {
    variable(preset, type: "Double", SwiftExpression(DecimalText.plain(duration)))
  }

  func writeTail(to text: inout CodeText) throws {
    try writeSupport(
      file.usage.vectorCounts.map { "Vector\($0)" } + (file.usage.hasPieces ? ["PiecewiseCurve"] : [])
        + ["UIKitTimings"] + (file.usage.hasPieces ? ["UIKitPiecewiseTiming"] : [])
        + (file.usage.kinds.contains(.clip) ? ["UIKitLayerTrack"] : []), to: &text)
  }
}

extension UIKitExporter {
  /// A clip as one Core Animation track for each property.
  func lines(
    of preset: ExportedPreset, _ timeline: TrackTimeline, driver: ClipDriver, loops: Bool
  ) -> [String] {
    if let alias = typeAlias(preset, suffix: "Clip") { return alias }
    var members = [
      driver == .progress
        ? "/// The whole of the way: give the layer a `speed` of 0 and the progress as `timeOffset`."
        : "/// Seconds.",
      "\(access)static let duration = \(DecimalText.withPoint(timeline.duration))",
      "/// Whether it starts again at its end: a `repeatCount` of infinity.",
      "\(access)static let repeats = \(loops)",
    ]
    var identifiers = PropertyIdentifiers(
      .camel, .swift, taken: ["duration", "reduced", "repeats", "self"], separator: "")
    for track in timeline.tracks {
      let name = identifiers.next(for: track.property)
      members += [""] + lines(of: track, as: name, duration: timeline.duration)
    }
    return comment(preset) + deprecation(preset)
      + .block("\(access)enum \(names.type(preset.name, "Clip")) {", members + reduced(preset))
  }

  private func lines(
    of track: TrackTimeline.PropertyTrack, as name: String, duration: Double
  ) -> [String] {
    let layer = LayerTrack(
      track.track, duration: duration, tolerance: context.input.options.tolerance)
    var comments = [SwiftValue.comment(track.property)]
    if layer.error > 1e-9 {
      let error = DecimalText.rounded(layer.error * 100, decimals: 4)
      comments += ["///", "/// Baked: at most \(error) % of the travel beside the registry's."]
    }
    let keys = layer.values.indices.map { key(layer, $0) + "," }
    let arguments = [place(track), "duration: \(DecimalText.plain(duration)),"].compactMap(\.self)
    return comments
      + .block(
        "\(access)static let \(name) = LayerTrack(", end: ")",
        arguments + .block("keys: [", end: "]", keys))
  }

  /// The part of a layer that a track of one number moves.
  private func place(_ track: TrackTimeline.PropertyTrack) -> String? {
    guard track.track.initial.isScalar,
      let property = MotionProperty.named(track.property, count: 1),
      let keyPath = property.keyPath
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

extension MotionExpression {
  /// UIKit: timing parameters or seconds.
  static let uiKit = MotionExpression { motion in
    if let seconds = motion.duration { return DecimalText.plain(seconds) }
    switch motion.comparable {
    case .spring(let spring, _):
      return "UISpringTimingParameters(\(spring.arguments.joined(separator: ", ")), initialVelocity: .zero)"
    case .tween(let curve, _, _):
      guard let bezier = curve.bezier else { return nil }
      let points = [(bezier.x1, bezier.y1), (bezier.x2, bezier.y2)].map { x, y in
        "CGPoint(x: \(DecimalText.plain(x)), y: \(DecimalText.plain(y)))"
      }
      return "UICubicTimingParameters(controlPoint1: \(points[0]), controlPoint2: \(points[1]))"
    case nil: return nil
    }
  }
}
