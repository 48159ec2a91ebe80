import Presets

/// What a preset is made from.
enum Lineage {
  /// The preset, its base or what it stands for, and so on to one that is made from nothing.
  static func names(of preset: Preset, in source: any PresetSource) throws -> [PresetName] {
    var names = [preset.name]
    var current: Preset? = preset
    while let parent = current?.content.origin, !names.contains(parent) {
      names.append(parent)
      current = try source.preset(named: parent)
    }
    return names
  }
}

extension Preset {
  /// The base of an adjusted spring.
  var base: PresetName? {
    if case .spring(let spring) = content { return spring.base }
    return nil
  }
}
