/// Turns other systems' names into preset names: `Motion/Ease In` into `motion.ease-in`.
public enum NameMending {
  /// The nearest name by the grammar; empty when the text has no letter or digit.
  ///
  /// Slashes, dots and colons separate segments; a capital after a small letter or digit begins a word; any
  /// other character separates words.
  public static func mended(_ text: String) -> String {
    var segments: [String] = [""]
    var previousIsLower = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "/", ".", ":":
        segments.append("")
        previousIsLower = false
      case "A"..."Z":
        if previousIsLower { segments[segments.count - 1] += "-" }
        segments[segments.count - 1] += scalar.properties.lowercaseMapping
        previousIsLower = false
      case "a"..."z", "0"..."9":
        segments[segments.count - 1] += String(scalar)
        previousIsLower = true
      default:
        segments[segments.count - 1] += "-"
        previousIsLower = false
      }
    }
    return segments.map { $0.split(separator: "-").joined(separator: "-") }
      .filter { !$0.isEmpty }.joined(separator: ".")
  }
}
