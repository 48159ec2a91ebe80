import MotionPhysics
import Presets

extension SwiftFile {
  /// The end of the type's name that a preset of several animations or properties becomes; nil for the others.
  static func typeSuffix(_ motion: Motion, clip: String) -> String? {
    switch motion {
    case .clip: clip
    case .sequence: "Phase"
    case .morph: "Morph"
    case .spring, .curve, .duration, .tween: nil
    }
  }

  /// An alias of what is a type; false when the preset is none.
  func writeTypeAlias(_ preset: ExportedPreset, suffix: String, to text: inout CodeText) throws -> Bool {
    guard let target = preset.target else { return false }
    try text.lines(comment.lines(preset))
    try text.lines(comment.deprecation(preset))
    try text.line(
      "\(access)typealias \(names.type(preset.name, suffix)) = \(names.typePath(target, suffix))")
    return true
  }

  /// Phases as an enum.
  func write(_ sequence: PhaseSequence, of preset: ExportedPreset, to text: inout CodeText) throws {
    if try writeTypeAlias(preset, suffix: "Phase", to: &text) { return }
    try SwiftPhases(sequence, of: preset, in: self).write(to: &text)
  }

  /// A morph's values.
  func write(_ morph: Morph, of preset: ExportedPreset, to text: inout CodeText) throws {
    if try writeTypeAlias(preset, suffix: "Morph", to: &text) { return }
    try SwiftMorph(file: self, preset: preset, morph: morph).write(to: &text)
  }
}

extension Motion {
  /// Every animation that it runs.
  var animations: [Animation] {
    switch self {
    case .spring, .tween: animation.map { [$0] } ?? []
    case .sequence(let sequence): sequence.phases.compactMap(\.animation)
    case .morph(let morph):
      [morph.present.animation, morph.transition(.dismiss).animation] + morph.elements.compactMap(\.animation)
        + (morph.interaction.map { [$0.finish, $0.cancel] } ?? [])
    case .curve, .duration, .clip: []
    }
  }
}
