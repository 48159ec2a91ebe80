/// Names of curves and springs that stand as arguments.
enum AppleWords {
  /// The name of a curve as a text, in every branch; other values as they are.
  static func curve(_ value: Expression) -> Expression { word(value, AppleCurve.names) }

  /// The name of a spring as a text, in every branch; other values as they are.
  static func spring(_ value: Expression) -> Expression { word(value, ["bouncy", "smooth", "snappy"]) }

  private static func word(_ value: Expression, _ known: Set<String>) -> Expression {
    switch value {
    case .name(let path):
      let name = plain(ConstantTable.lastPart(path))
      return known.contains(name) ? .text(name) : value
    case .choice(let branches, let condition):
      return .choice(branches.map { word($0, known) }, of: condition)
    default: return value
    }
  }

  /// `kCAMediaTimingFunctionEaseOut` and UIKit's `curveEaseOut` are the older names of `easeOut`.
  private static func plain(_ name: String) -> String {
    for prefix in ["kCAMediaTimingFunction", "curve"] where name.hasPrefix(prefix) && name != prefix {
      let rest = name.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return name
  }
}
