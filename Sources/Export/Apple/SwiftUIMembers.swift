import MotionPhysics
import Presets

/// What SwiftUI's file declares of a preset.
struct SwiftUIMembers {
  let file: SwiftFile

  /// The ends of the names that a preset claims beside its own.
  static func suffixes(_ preset: ExportedPreset) -> [String] {
    if case .spring = preset.motion { return ["Spring"] }
    return SwiftFile.typeSuffix(preset.motion, clip: "Values").map { [$0] } ?? []
  }

  func write(_ preset: ExportedPreset, to text: inout CodeText) throws {
    switch preset.motion {
    case .spring(let spring, let delay):
      try writeAnimation(preset, .spring(spring, delay: delay), to: &text)
      try writeSpring(preset, spring, to: &text)
      try file.writeReducedChoice(preset, to: &text)
    case .tween(let curve, let duration, let delay):
      try writeAnimation(preset, .tween(curve, duration: duration, delay: delay), to: &text)
      try file.writeReducedChoice(preset, to: &text)
    case .curve(let curve): try writeCurve(preset, curve, to: &text)
    case .duration(let seconds):
      try writeVariable(
        preset, type: "TimeInterval", SwiftExpression(NumberText.exact(seconds)), isStored: true, to: &text)
    case .clip(let timeline, let driver, let loops):
      if try file.writeTypeAlias(preset, suffix: "Values", to: &text) { return }
      try SwiftUIClip(timeline, driver: driver, loops: loops, of: preset, in: file).write(to: &text)
    case .sequence(let sequence): try file.write(sequence, of: preset, to: &text)
    case .morph(let morph): try file.write(morph, of: preset, to: &text)
    }
  }

  private func writeAnimation(
    _ preset: ExportedPreset, _ animation: Animation, to text: inout CodeText
  ) throws {
    let expression = file.expression(animation)
    try writeVariable(preset, type: "Animation", expression, isStored: !expression.isNew, to: &text)
  }

  private func writeSpring(_ preset: ExportedPreset, _ spring: Spring, to text: inout CodeText) throws {
    let name = file.names.member(preset.name).replacing("`", with: "")
    try text.line()
    try text.line("/// The spring of ``\(name)``, without its delay: for keyframes and gestures.")
    try text.lines(file.comment.deprecation(preset, .spring))
    try text.line(SwiftExpression.availability)
    let value = preset.target.map { file.names.path($0, "Spring") } ?? SwiftUIExpression.spring(spring)
    try text.line(
      "\(file.access)static var \(file.names.member(preset.name, "Spring")): Spring { \(value) }")
  }

  private func writeCurve(_ preset: ExportedPreset, _ curve: UnitCurve, to text: inout CodeText) throws {
    if SwiftUIExpression.isNative(curve) {
      let expression = SwiftExpression(SwiftUIExpression.unitCurve(curve), isNew: true)
      try writeVariable(preset, type: "UnitCurve", expression, isStored: false, to: &text)
      return
    }
    file.output.note(
      "\(preset.name): SwiftUI has no such UnitCurve; it is a PiecewiseCurve of the file's own")
    try writeVariable(
      preset, type: "PiecewiseCurve", PiecewiseSupport.expression(curve), isStored: true, to: &text)
  }

  /// A constant; an alias and what older systems lack is computed, since storage cannot have an availability.
  private func writeVariable(
    _ preset: ExportedPreset, type: String, _ expression: SwiftExpression, isStored: Bool,
    to text: inout CodeText
  ) throws {
    try text.lines(file.comment.lines(preset))
    try text.lines(file.comment.deprecation(preset))
    let declaration = "\(file.names.member(preset.name)): \(type)"
    if let target = preset.target {
      let value = SwiftExpression(file.names.path(target), isNew: expression.isNew)
      try file.writeComputed(declaration, value, to: &text)
    } else if isStored {
      try text.lines(expression.wrapped("\(file.access)static let \(declaration) = "))
    } else {
      try file.writeComputed(declaration, expression, to: &text)
    }
  }
}
