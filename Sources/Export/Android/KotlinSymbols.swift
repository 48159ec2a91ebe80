/// What a Kotlin file uses of others, and under which names: a group `Easing` hides Compose's type of that name from
/// everything inside of it, and so would a preset `spring` hide the function.
final class KotlinSymbols {
  private let declared: Set<String>
  private var imports: Set<String> = []

  private static let compose = "androidx.compose.animation.core."
  private static let kotlinTypes: Set<String> = ["Boolean", "Deprecated", "Float", "Int"]

  init(declared: Set<String>) { self.declared = declared }

  /// A type or function of Compose's animation core, or of Kotlin's standard library, as it is used inside of the
  /// file's own objects.
  func name(_ symbol: String) -> String {
    if Self.kotlinTypes.contains(symbol) { return declared.contains(symbol) ? "kotlin.\(symbol)" : symbol }
    guard declared.contains(symbol) else {
      imports.insert(Self.compose + symbol)
      return symbol
    }
    let isType = symbol.first?.isUppercase == true
    let other = (isType ? "Compose" : "compose") + symbol.prefix(1).uppercased() + symbol.dropFirst()
    imports.insert("\(Self.compose)\(symbol) as \(other)")
    return other
  }

  /// Imports what code outside of the objects uses, where nothing is hidden.
  func use(_ symbols: [String]) { for symbol in symbols { imports.insert(symbol) } }

  /// The import lines, sorted.
  var lines: [String] { imports.sorted().map { "import \($0)" } }

  /// Names that the object around everything cannot have, because this file uses them outside of it.
  static let kept: Set<String> = [
    "AnimationVector", "Boolean", "ComposeMotion", "CubicBezierEasing", "Deprecated", "Double", "Easing",
    "FiniteAnimationSpec", "Float", "InfiniteRepeatableSpec", "Int", "KeyframesSpec", "Long", "MotionScheme",
    "SpringSpec", "TweenSpec", "TwoWayConverter", "VectorizedFiniteAnimationSpec",
  ]
}
