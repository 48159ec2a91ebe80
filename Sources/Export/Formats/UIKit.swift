import MotionPhysics
import PlainText
import Presets

extension ExportFormat {
  /// UIKit and Core Animation.
  static let uikit = ExportFormat(
    name: "uikit",
    summary: "UIKit and Core Animation: timing parameters, spring animations, layer tracks of clips.",
    example: "motionbook export --format uikit --access internal -o LayerMotion.swift",
    kinds: Set(Kind.allCases),
    fileName: "LayerMotion.swift",
    options: [.namespace, .access, .tolerance],
    declares: { $0.namespace ?? AppleFramework.uiKit.namespace },
    symbols: { try .swift($0, .uiKit, platforms: ["uikit", "coreanimation", "appkit"], isAnimation: false) },
    expression: .uiKit,
    write: { input, output in try UIKitExporter(input, output: output).export() })
}

/// UIKit's file: timings, curves and layer tracks, of small types of the file's own.
final class UIKitExporter: SwiftExporter {
  let context: CodeContext
  let file: SwiftFile
  let frameworks = ["UIKit", "QuartzCore"]

  init(_ input: ExportInput, output: ExportOutput) throws {
    file = try SwiftFile(input, .uiKit) { AppleFramework.uiKit.typeSuffix($0.motion).map { [$0] } ?? [] }
    context = try CodeContext(input, root: file.names.root, output: output)
  }

  func write(_ preset: ExportedPreset, to text: inout CodeText) throws {
    noteCurves(preset)
    try writeMotion(of: preset, to: &text)
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

  func write(
    _ preset: ExportedPreset, _ spring: Spring, delay: Double, to text: inout CodeText
  ) throws {
    try writeTiming(preset, .spring(spring, delay: delay), to: &text)
  }

  func write(
    _ preset: ExportedPreset, _ curve: UnitCurve, duration: Double, delay: Double, to text: inout CodeText
  ) throws {
    try writeTiming(preset, .tween(curve, duration: duration, delay: delay), to: &text)
  }

  private func writeTiming(_ preset: ExportedPreset, _ animation: Animation, to text: inout CodeText) throws {
    let type = UIKitExpression.type(animation)
    try writeVariable(preset, type: type, expression(animation), remark: remark(preset), to: &text)
    try writeReducedChoice(preset, to: &text)
  }

  func write(_ preset: ExportedPreset, _ curve: UnitCurve, to text: inout CodeText) throws {
    let type = UIKitExpression.type(curve)
    try writeVariable(preset, type: type, UIKitExpression.curve(curve), remark: remark(preset), to: &text)
  }

  func write(_ preset: ExportedPreset, duration: Double, to text: inout CodeText) throws {
    try writeVariable(preset, type: "Double", SwiftExpression(DecimalText.plain(duration)), to: &text)
  }

  func write(
    _ preset: ExportedPreset, _ timeline: TrackTimeline, driver: ClipDriver, loops: Bool,
    to text: inout CodeText
  ) throws {
    if try writeTypeAlias(preset, suffix: "Clip", to: &text) { return }
    try UIKitClip(
      exporter: self, preset: preset, timeline: timeline, driver: driver, loops: loops,
      tolerance: context.input.options.tolerance
    ).write(to: &text)
  }

  func writeTail(to text: inout CodeText) throws {
    try writeSupport(
      file.usage.vectorCounts.map { "Vector\($0)" } + (file.usage.hasPieces ? ["PiecewiseCurve"] : [])
        + ["UIKitTimings"] + (file.usage.hasPieces ? ["UIKitPiecewiseTiming"] : [])
        + (file.usage.hasClips ? ["UIKitLayerTrack"] : []), to: &text)
  }
}
