import Presets

/// What a preset is made from.
enum Lineage {
  /// The preset, its base or what it stands for, and so on to one that is made from nothing.
  static func names(of preset: Preset, in source: any PresetSource) throws -> [PresetName] {
    var names = [preset.name]
    var current: Preset? = preset
    while let parent = current?.parent, !names.contains(parent) {
      names.append(parent)
      current = try source.preset(named: parent)
    }
    return names
  }

  /// The reduced partner: its own, else that of what it is made from.
  static func reduced(of preset: Preset, in source: any PresetSource) throws -> Reduced? {
    var seen: Set<PresetName> = []
    var current: Preset? = preset
    while let next = current, seen.insert(next.name).inserted {
      if let reduced = next.reduced { return reduced }
      current = try next.parent.flatMap { try source.preset(named: $0) }
    }
    return nil
  }
}

extension Preset {
  /// The base of an adjusted spring.
  var base: PresetName? {
    if case .spring(let spring) = content { return spring.base }
    return nil
  }

  /// The base, or what an alias stands for.
  var parent: PresetName? {
    if case .alias(let target) = content { return target }
    return base
  }
}
