import MotionPhysics

/// Values of one to four numbers in Swift.
enum SwiftValue {
  /// The type of a value of so many numbers; those of more than one are in ``VectorSupport``.
  static func type(_ count: Int) -> String { count == 1 ? "Double" : "Vector\(count)" }

  /// A value as code, a number always with a point, so that its type is not taken for a whole number's.
  static func text(_ value: Components) -> String {
    if value.isScalar { return number(value[0]) }
    return "\(type(value.count))(\(value.array.map(NumberText.exact).joined(separator: ", ")))"
  }

  /// An array of its numbers.
  static func array(_ value: Components) -> String {
    "[" + value.array.map(NumberText.exact).joined(separator: ", ") + "]"
  }

  static func number(_ value: Double) -> String {
    let text = NumberText.exact(value)
    return text.contains { $0 == "." || $0 == "e" } ? text : text + ".0"
  }

  /// The comment with the name that a value was given, which need not be an identifier.
  static func comment(_ name: String) -> String { CommentStyle.documentation.line(name) }
}
