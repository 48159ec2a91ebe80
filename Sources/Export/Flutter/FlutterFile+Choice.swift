import MotionPhysics
import Presets

extension FlutterFile {
  /// The member that leads to the presets as a person wants them.
  var chooser: [String] {
    [
      "/// The presets, or what replaces them: `\(root).of(MediaQuery.disableAnimationsOf(context))`.",
      "static \(root)Choice of(bool disableAnimations) => \(root)Choice._(disableAnimations);",
    ]
  }

  /// What the class of the choice begins with.
  var choiceStart: [String] {
    [
      "const \(root)Choice._(this.disableAnimations);", "",
      "/// Whether a person asks for less motion.", "final bool disableAnimations;",
    ]
  }

  /// The getter of something that moves; nothing for curves and durations, which replace and are replaced as parts
  /// of tweens.
  func choice(_ preset: ExportedPreset) -> [String] {
    switch preset.motion {
    case .curve, .duration: return []
    case .spring, .tween, .clip, .sequence, .morph: break
    }
    let name = names[preset.name]
    let type = type(preset.motion)
    let full = "\(root).\(name)"
    var lines = [""] + deprecation(preset)
    switch preset.reduced {
    case .cut:
      lines.append("/// Null is a cut.")
      lines.append("\(type)? get \(name) => disableAnimations ? null : \(full);")
      return lines
    case .preset(let partner, let motion) where partner != preset.name && motion.isMoving:
      let type = self.type(motion) == type ? type : "\(root)Animation"
      lines.append("\(type) get \(name) => disableAnimations ? \(root).\(names[partner]) : \(full);")
      return lines
    case .preset(let partner, let motion) where !motion.isMoving:
      lines += remark(preset, "\(partner), which replaces it with less motion, is nothing that moves")
    case .elsewhere(let partner):
      lines += remark(preset, "\(partner), which replaces it with less motion, is not exported")
    case .preset, nil: break
    }
    return lines + ["\(type) get \(name) => \(full);"]
  }

  private func remark(_ preset: ExportedPreset, _ text: String) -> [String] {
    note("\(preset.name): \(text)")
    return DartText.documentation(PresetRemarks.notes([text]))
  }
}

extension Motion {
  fileprivate var isMoving: Bool {
    switch self {
    case .spring, .tween, .clip, .sequence, .morph: true
    case .curve, .duration: false
    }
  }
}
