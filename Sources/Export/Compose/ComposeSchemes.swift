import Presets

/// Six presets that Material's components can be given as a whole: `default`, `fast` and `slow`, each `spatial` and
/// `effects`, as the last two segments of names that begin alike.
struct ComposeScheme {
  /// The group's name as a part of the object's.
  let group: String
  /// The functions of `MotionScheme`, each with what it gives.
  let members: [(function: String, preset: PresetName)]

  func use(_ symbols: KotlinSymbols) {
    symbols.use([
      "androidx.compose.animation.core.FiniteAnimationSpec",
      "androidx.compose.material3.ExperimentalMaterial3ExpressiveApi",
      "androidx.compose.material3.MotionScheme",
    ])
  }

  /// The object. It stands beside the object of the presets, so nothing in it hides what it uses.
  func lines(root: String, _ access: KotlinAccess, path: (PresetName) -> String) -> [String] {
    let name = "\(root)\(group)MotionScheme"
    return [
      "/** Gives Material's components these presets: `MaterialExpressiveTheme(motionScheme = \(name))`. */",
      "@OptIn(ExperimentalMaterial3ExpressiveApi::class)",
      "\(access.outer)object \(name) : MotionScheme {",
    ]
      + members.map { function, preset in
        "    override fun <T> \(function)(): FiniteAnimationSpec<T> = \(path(preset))()"
      } + ["}"]
  }
}

/// Finds the groups that have all six presets of a scheme.
struct ComposeSchemes {
  private static let speeds = ["default", "fast", "slow"]
  private static let uses = ["spatial", "effects"]

  /// By group, then by the last two segments.
  private var groups: [String: [String: PresetName]] = [:]

  mutating func add(_ name: PresetName) {
    let segments = name.text.split(separator: ".")
    let ends = segments.suffix(2).map(String.init)
    guard let first = ends.first, let last = ends.last, ends.count == 2,
      Self.speeds.contains(first) && Self.uses.contains(last)
        || Self.uses.contains(first) && Self.speeds.contains(last)
    else { return }
    groups[segments.dropLast(2).joined(separator: "."), default: [:]]["\(first).\(last)"] = name
  }

  /// Every group that has all six, in the order of their names.
  var complete: [ComposeScheme] {
    groups.sorted { $0.key < $1.key }.compactMap { group, presets in
      var members: [(String, PresetName)] = []
      for use in Self.uses {
        for speed in Self.speeds {
          guard let preset = presets["\(speed).\(use)"] ?? presets["\(use).\(speed)"] else { return nil }
          members.append(("\(speed)\(use.prefix(1).uppercased())\(use.dropFirst())Spec", preset))
        }
      }
      let words = group.split { $0 == "." || $0 == "-" }
      return ComposeScheme(group: NameCase.pascal.joined(words), members: members)
    }
  }
}
