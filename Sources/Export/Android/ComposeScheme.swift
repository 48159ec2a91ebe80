import MotionPhysics
import Presets

/// Six presets that Material's components can be given as a whole: `default`, `fast` and `slow`, each `spatial` and
/// `effects`, as the last two segments of names that begin alike.
struct ComposeScheme {
  /// The group's name as a part of the object's.
  let group: String
  /// The functions of `MotionScheme`, each with what it gives.
  let members: [(function: String, preset: PresetName)]

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
        "    override fun <T> \(function)(): FiniteAnimationSpec<T> = \(file.names.path(preset))()")
    }
    return lines + ["}"]
  }
}
