import MotionPhysics
import Presets

/// Six presets that Material's components can be given as a whole: `default`, `fast` and `slow`, each `spatial` and
/// `effects`, as the last two segments of names that begin alike.
struct ComposeScheme {
  private static let speeds = ["default", "fast", "slow"]
  private static let uses = ["spatial", "effects"]

  /// The group's name as a part of the object's.
  private let group: String
  private let members: [(function: String, preset: ExportedPreset)]

  /// Every group that has all six, in the order of their names.
  static func all(of presets: [ExportedPreset]) -> [ComposeScheme] {
    var groups: [String: [String: ExportedPreset]] = [:]
    for preset in presets {
      let segments = preset.name.text.split(separator: ".")
      guard segments.count >= 2, preset.motion.animation != nil else { continue }
      let key = segments.suffix(2).joined(separator: ".")
      groups[segments.dropLast(2).joined(separator: "."), default: [:]][key] = preset
    }
    return groups.sorted { $0.key < $1.key }.compactMap { group, presets in
      var members: [(String, ExportedPreset)] = []
      for use in uses {
        for speed in speeds {
          guard let preset = presets["\(speed).\(use)"] ?? presets["\(use).\(speed)"] else { return nil }
          members.append(("\(speed)\(use.prefix(1).uppercased())\(use.dropFirst())Spec", preset))
        }
      }
      let words = group.split { $0 == "." || $0 == "-" }
      return ComposeScheme(group: NameCase.pascal.joined(words), members: members)
    }
  }

  /// The object. It stands beside the object of the presets, so nothing in it hides what it uses.
  func lines(_ file: ComposeFile) -> [String] {
    file.easing.symbols.use([
      "androidx.compose.animation.core.FiniteAnimationSpec",
      "androidx.compose.material3.ExperimentalMaterial3ExpressiveApi",
      "androidx.compose.material3.MotionScheme",
    ])
    let name = "\(file.names.root)\(group)MotionScheme"
    var lines = [
      "/** Gives Material's components these presets: `MaterialExpressiveTheme(motionScheme = \(name))`. */",
      "@ExperimentalMaterial3ExpressiveApi",
      "object \(name) : MotionScheme {",
    ]
    for (function, preset) in members {
      lines.append(
        "    override fun <T> \(function)(): FiniteAnimationSpec<T> = \(file.names.path(preset.name))()")
    }
    return lines + ["}"]
  }
}
