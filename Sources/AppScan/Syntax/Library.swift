import PlainText

/// The meanings of a platform's own names: constants such as `Spring.StiffnessLow`, and calls such as
/// `Duration(milliseconds: 300)` or `CGFloat(0.3)`, as simpler expressions.
package struct Library: Sendable {
  /// The meaning of a name or path; nil for one that the platform does not have.
  var name: @Sendable (String) -> Expression? = { _ in nil }
  /// The meaning of a call; nil for one that the platform does not have.
  var call: @Sendable (String, [Expression.Argument]) -> Expression? = { _, _ in nil }
  /// The meaning of a member of a value, such as `300.ms`; nil for one that the platform does not have.
  var member: @Sendable (Expression, String) -> Expression? = { _, _ in nil }
  /// The meaning of a name that stands alone, where the app declares none of its own; nil for one that the platform
  /// does not have.
  var global: @Sendable (String) -> Expression? = { _ in nil }
  /// Whether a call is a curve that numbers shape, so that they are looked up before its meaning is asked for.
  var isShaped: @Sendable (String) -> Bool = { _ in false }
  /// Whether its strings hold values of CSS, so that `"200ms"` is a time.
  var isCSS = false
}

extension Library {
  /// The meaning of a parameter, or of a path behind one, which a library may be known to give:
  /// `theme.transitions.duration.short`.
  func given(_ path: String) -> Expression {
    let meaning = path.utf8.contains(UInt8(ascii: ".")) ? global(path) : nil
    return meaning ?? .unread(.parameter)
  }

  /// The meaning of what a string holds: a variable of a style sheet, `"var(--fade)"`, and a time where strings hold values
  /// of CSS; nil for other words.
  func meaning(of text: String) -> Expression? {
    if text.hasPrefix("var(--"), text.hasSuffix(")") {
      // What stands behind a comma is for where it is not declared.
      let name = text.dropFirst("var(".count).dropLast().prefix { $0 != "," && $0 != " " }
      return name.contains("(") ? nil : .name(String(name))
    }
    guard isCSS, text.utf8.first?.isDigit == true || text.hasPrefix("."),
      case .number(let amount, let unit) = NumberReader.read(text), unit == "ms" || unit == "s"
    else { return nil }
    return .number(amount, unit: unit)
  }
}

/// The functions of arithmetic that the languages have, under whatever name: `Math.min(200, fade)`, `maxOf(a, b)`,
/// `fade.coerceAtLeast(100)`.
enum ArithmeticFunction {
  case least, greatest, root, magnitude, nearest, down, up, clamped

  /// The function that a path means, with all that it is given; nil for a path that means none.
  static func called(_ path: String, _ arguments: [Expression]) -> (Self, [Expression])? {
    guard let (owner, member) = NamePath.split(path) else {
      return (functions[path] ?? members[path]).map { ($0, arguments) }
    }
    if owners.contains(owner) { return functions[member].map { ($0, arguments) } }
    return members[member].map { ($0, [.name(owner)] + arguments) }
  }

  /// Whether it stands behind a number: `fade.coerceAtLeast(100)`.
  static func isMember(_ name: String) -> Bool { members[name] != nil }

  /// Its value; nil where it cannot take so many numbers, or gives none.
  func value(_ numbers: [Double]) -> Double? {
    guard let first = numbers.first else { return nil }
    let result: Double?
    switch self {
    case .least: result = numbers.min()
    case .greatest: result = numbers.max()
    case .clamped: result = numbers.count == 3 ? min(max(first, numbers[1]), numbers[2]) : nil
    case .root: result = numbers.count == 1 ? first.squareRoot() : nil
    case .magnitude: result = numbers.count == 1 ? abs(first) : nil
    case .nearest: result = numbers.count == 1 ? (first + 0.5).rounded(.down) : nil
    case .down: result = numbers.count == 1 ? first.rounded(.down) : nil
    case .up: result = numbers.count == 1 ? first.rounded(.up) : nil
    }
    return result.flatMap { $0.isFinite ? $0 : nil }
  }

  private static let owners: Set<String> = ["Math", "math", "kotlin.math", "Swift", "Foundation"]

  private static let functions: [String: Self] = [
    "min": .least, "minOf": .least, "max": .greatest, "maxOf": .greatest, "sqrt": .root, "abs": .magnitude,
    "round": .nearest, "floor": .down, "ceil": .up,
  ]

  /// The functions by their names as members of a number.
  private static let members: [String: Self] = [
    "coerceAtLeast": .greatest, "coerceAtMost": .least, "coerceIn": .clamped, "clamp": .clamped,
  ]
}
