import Presets

/// The facts of a preset that nearly every rule asks for, in one byte: presets are large, and a registry has
/// many.
struct PresetTraits: OptionSet {
  let rawValue: UInt8

  /// It comes unchanged from a pack.
  static let fromPack = PresetTraits(rawValue: 1)
  /// It may break some rules.
  static let hasExceptions = PresetTraits(rawValue: 2)
  /// It should not be used any more.
  static let isDeprecated = PresetTraits(rawValue: 4)
  /// It has a summary.
  static let hasSummary = PresetTraits(rawValue: 8)
  /// It says what replaces it when a person asks for less motion.
  static let hasReduced = PresetTraits(rawValue: 16)
  /// It is another name for a preset.
  static let isAlias = PresetTraits(rawValue: 32)
  /// It is adjusted from a base.
  static let isDerived = PresetTraits(rawValue: 64)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ preset: borrowing Preset) {
    var traits: PresetTraits = []
    if preset.origin != nil { traits.insert(.fromPack) }
    if !preset.allow.isEmpty { traits.insert(.hasExceptions) }
    if preset.deprecated != nil { traits.insert(.isDeprecated) }
    if preset.summary != nil { traits.insert(.hasSummary) }
    if preset.reduced != nil { traits.insert(.hasReduced) }
    switch preset.content {
    case .alias: traits.insert(.isAlias)
    case .spring(let spring): if spring.isDerived { traits.insert(.isDerived) }
    default: break
    }
    self = traits
  }
}

extension TypedSpring {
  var isDerived: Bool {
    if case .adjusted = parameters { return true }
    return false
  }
}
