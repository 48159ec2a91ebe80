import Presets

/// Which presets others stand for: those are variables of their own.
struct TypeScriptAliases {
  /// The presets that aliases stand for.
  private(set) var aliased: Set<PresetName> = []
  private var targets: [PresetName: PresetName] = [:]

  init(_ input: ExportInput) throws {
    let written = try input.written()
    try input.forEachTyped { preset in
      if case .alias(let target) = preset.content, written.contains(target) { targets[preset.name] = target }
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
