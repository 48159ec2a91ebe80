import MotionPhysics
import Presets

/// What UIKit's file declares of a preset.
struct UIKitMembers {
  let file: SwiftFile
  /// The largest error of what must be baked, as a share of a track's travel.
  let tolerance: Double

  func write(_ preset: ExportedPreset, to text: inout CodeText) throws {
    note(preset)
    switch preset.motion {
    case .spring(let spring, let delay):
      try writeTiming(preset, .spring(spring, delay: delay), to: &text)
    case .tween(let curve, let duration, let delay):
      try writeTiming(preset, .tween(curve, duration: duration, delay: delay), to: &text)
    case .curve(let curve):
      try writeVariable(
        preset, type: UIKitExpression.type(curve), UIKitExpression.curve(curve), remark: remark([curve]),
        to: &text)
    case .duration(let seconds):
      try writeVariable(preset, type: "Double", SwiftExpression(NumberText.exact(seconds)), to: &text)
    case .clip(let timeline, let driver, let loops):
      if try file.writeTypeAlias(preset, suffix: "Clip", to: &text) { return }
      try UIKitClip(
        file: file, preset: preset, timeline: timeline, driver: driver, loops: loops, tolerance: tolerance
      ).write(to: &text)
    case .sequence(let sequence): try file.write(sequence, of: preset, to: &text)
    case .morph(let morph): try file.write(morph, of: preset, to: &text)
    }
  }

  /// The ends of the names that a preset claims beside its own.
  static func suffixes(_ preset: ExportedPreset) -> [String] {
    SwiftFile.typeSuffix(preset.motion, clip: "Clip").map { [$0] } ?? []
  }

  private func note(_ preset: ExportedPreset) {
    if case .curve(let curve) = preset.motion {
      if UIKitExpression.isNative(curve) { return }
      file.output.note("\(preset.name): no timing function says it; it is a PiecewiseCurve of the file's own")
    } else if curves(preset).contains(where: { !UIKitExpression.isNative($0) }) {
      file.output.note(
        "\(preset.name): UIKit has no timing parameters for its curve; layerAnimation plays it")
    }
  }

  private func curves(_ preset: ExportedPreset) -> [UnitCurve] {
    preset.motion.animations.compactMap { if case .tween(let curve, _, _) = $0 { curve } else { nil } }
  }

  /// How far the arcs that stand for circles are from them.
  private func remark(_ curves: [UnitCurve]) -> [String] {
    let error = curves.map { CurvePieces.error(of: $0) }.max() ?? 0
    if error == 0 { return [] }
    let percent = NumberText.rounded(error * 100, decimals: 4)
    return ["/// Arcs of Béziers, at most \(percent) % of the travel beside the circle."]
  }

  private func writeTiming(_ preset: ExportedPreset, _ animation: Animation, to text: inout CodeText) throws {
    try writeVariable(
      preset, type: UIKitExpression.type(animation), file.expression(animation),
      remark: remark(curves(preset)),
      to: &text)
    try file.writeReducedChoice(preset, to: &text)
  }

  private func writeVariable(
    _ preset: ExportedPreset, type: String, _ expression: SwiftExpression, remark: [String] = [],
    to text: inout CodeText
  ) throws {
    try text.lines(file.comment.lines(preset) + remark)
    try text.lines(file.comment.deprecation(preset))
    let declaration = "\(file.names.member(preset.name)): \(type)"
    if let target = preset.target {
      try file.writeComputed(declaration, SwiftExpression(file.names.path(target)), to: &text)
    } else {
      try text.lines(expression.wrapped("\(file.access)static let \(declaration) = "))
    }
  }
}
