import MotionPhysics
import Presets

/// A preset and what it resolves to.
package struct ExportedPreset {
  /// The preset as it was typed.
  package let preset: Preset
  /// The resolved motion: every name followed and every adjustment made.
  package let motion: Motion
  /// The direct target of an alias, if that is written too.
  package let target: PresetName?
  /// The preset at the end of its aliases, as far as they are written: what that brings along, such as keyframes, is theirs.
  let origin: PresetName
  /// The presets that a tween, or the one that an alias stands for, takes its curve and its duration from, if those are
  /// written too.
  let curveName: PresetName?
  let durationName: PresetName?
  /// Its replacement for reduced motion, or its base's if it has none itself.
  package let reduced: ReducedPartner?
  /// The preset to use in its place where it should not be used any more; nil where nothing says which.
  let successor: PresetName?

  /// Its name.
  package var name: PresetName { preset.name }

  /// Whether with less motion nothing takes its place, or such a preset of the same export.
  func isReduced(where matches: (_ name: PresetName, _ motion: Motion) -> Bool) -> Bool {
    switch reduced {
    case .cut: true
    case .preset(let name, let motion): matches(name, motion)
    case .elsewhere, nil: false
    }
  }

  init(
    _ preset: Preset, resolver: Resolver, source: any PresetSource, written: Set<PresetName>
  ) throws {
    self.preset = preset
    motion = try resolver.keptMotion(of: preset)
    if case .alias(let target) = preset.content, written.contains(target) {
      self.target = target
    } else {
      target = nil
    }
    let origin = try source.origin(of: preset, written: written)
    self.origin = origin.name
    successor = try resolver.successor(of: preset)
    curveName = (origin.content.tween?.curve.name).flatMap { written.contains($0) ? $0 : nil }
    durationName = (origin.content.tween?.duration.name).flatMap { written.contains($0) ? $0 : nil }
    reduced = try resolver.reduced(of: preset).map { reduced in
      guard case .preset(let name) = reduced else { return .cut }
      guard written.contains(name), let partner = try source.preset(named: name) else {
        return .elsewhere(name)
      }
      return .preset(name, try resolver.keptMotion(of: partner))
    }
  }
}

extension PresetSource {
  /// The preset at the end of a preset's aliases, as far as they are written; the registry has no circles.
  func origin(of preset: Preset, written: Set<PresetName>) throws -> Preset {
    var origin = preset
    while case .alias(let target) = origin.content, written.contains(target),
      let next = try self.preset(named: target)
    {
      origin = next
    }
    return origin
  }
}

/// A preset's replacement for reduced motion.
package enum ReducedPartner {
  /// Nothing moves.
  case cut
  /// Another preset of the same export, and what it does.
  case preset(PresetName, Motion)
  /// A preset that the export does not hold.
  case elsewhere(PresetName)

  /// Why nothing moves in a preset's place where it should be replaced; nil where a cut was asked for.
  var loss: String? {
    switch self {
    case .cut: nil
    case .elsewhere(let name): "its partner \(name) is not part of this export, so nothing moves instead"
    case .preset(let name, _):
      "\(name) is of another kind, so nothing moves instead; use it where the preset is used"
    }
  }

  /// `none`, or the partner's name.
  var text: String {
    switch self {
    case .cut: "none"
    case .preset(let name, _), .elsewhere(let name): name.text
    }
  }
}
