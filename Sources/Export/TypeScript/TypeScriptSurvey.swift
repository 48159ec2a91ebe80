import MotionPhysics
import Presets

/// What must be known of all presets before the first is written.
struct TypeScriptSurvey {
  /// The functions that the file needs.
  private(set) var helpers: Set<TypeScriptHelper> = []
  /// The presets that the library cannot play.
  private(set) var missing: Set<PresetName> = []
  /// The presets that aliases stand for.
  private(set) var aliased: Set<PresetName> = []
  private var targets: [PresetName: PresetName] = [:]

  init(_ input: ExportInput, _ system: some TypeScriptSystem) throws {
    try input.forEach { exported in
      do {
        var notes = TypeScriptNotes()
        _ = try system.value(of: exported.motion, &notes)
        if exported.motion.kind == .curve, exported.reduced?.isCut == true {
          _ = try system.curve(.steps(StepsCurve(count: 1, jump: .start)), &notes)
        }
        helpers.formUnion(notes.helpers)
        targets[exported.name] = exported.target
      } catch is MotionError {
        missing.insert(exported.name)
      }
    }
    aliased = Set(targets.keys.map(end))
  }

  /// The variable that a preset refers to; nil for one that stands for itself.
  func variable(for name: PresetName) -> String? {
    if aliased.contains(name) { return TypeScriptNames.variable(name) }
    return targets[name] == nil ? nil : TypeScriptNames.variable(end(name))
  }

  /// What a chain of aliases ends in; the registry has no circles.
  private func end(_ name: PresetName) -> PresetName {
    var end = name
    while let next = targets[end] { end = next }
    return end
  }
}

extension ReducedPartner {
  /// Whether nothing of this export takes a preset's place.
  fileprivate var isCut: Bool {
    switch self {
    case .cut, .elsewhere: true
    case .preset: false
    }
  }
}
