import MotionPhysics
import Presets

/// A preset and what it resolves to.
package struct ExportedPreset {
  /// The preset as it was typed.
  package let preset: Preset
  /// What it does, every name followed and every adjustment made.
  package let motion: Motion
  /// What an alias stands for directly, where that is written too; nil for what is no alias.
  package let target: PresetName?
  /// What replaces it when a person asks for less motion, its base's where it says nothing itself; nil where
  /// nobody said.
  package let reduced: ReducedPartner?

  /// Its name.
  package var name: PresetName { preset.name }

  init(
    _ preset: Preset, resolver: Resolver, source: any PresetSource, written: Set<PresetName>
  ) throws {
    self.preset = preset
    motion = try resolver.motion(of: preset)
    if case .alias(let target) = preset.content, written.contains(target) {
      self.target = target
    } else {
      target = nil
    }
    reduced = try resolver.reduced(of: preset).map { reduced in
      guard case .preset(let name) = reduced else { return .cut }
      guard written.contains(name), let partner = try source.preset(named: name) else {
        return .elsewhere(name)
      }
      return .preset(name, try resolver.motion(of: partner))
    }
  }
}

/// What replaces a preset when a person asks for less motion.
package enum ReducedPartner {
  /// Nothing moves.
  case cut
  /// Another preset of the same export, and what it does.
  case preset(PresetName, Motion)
  /// A preset that the export does not hold.
  case elsewhere(PresetName)
}
