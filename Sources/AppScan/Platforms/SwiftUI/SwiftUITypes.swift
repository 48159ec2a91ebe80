/// Recognizes where a type says that a value is an animation.
enum SwiftUITypes {
  /// Whether what is assigned at an equals sign is an animation: `let x: Animation? =`, `transaction.animation =`.
  static func isAnimation(_ source: Source, assignedAt equals: Int) -> Bool {
    if source.matches(equals - 1, "animation") { return true }
    var index = equals - 1
    // Types are short.
    for _ in 0..<12 where index >= 0 {
      if source.matches(index, ":") { return isAnimation(source, index + 1..<equals, in: equals) }
      guard source.kind(index) != .number, source.kind(index) != .string else { return false }
      index -= 1
    }
    return false
  }

  /// Whether tokens spell `Animation`, as an optional, in a list or in a dictionary; `Self` counts inside an extension
  /// of it.
  static func isAnimation(_ source: Source, _ type: Range<Int>, in place: Int) -> Bool {
    guard type.count < 12 else { return false }
    for index in type {
      if source.matches(index, "Animation") {
        return !source.matches(index - 1, ".") || source.matches(index - 2, "SwiftUI")
      }
      if source.matches(index, "Self") { return SwiftUIContext.standsInAnimation(source, place) }
    }
    return false
  }
}

extension SwiftUIContext {
  /// Whether a token stands in an extension of `Animation`: looks at the blocks around it.
  static func standsInAnimation(_ source: Source, _ place: Int) -> Bool {
    var index = place - 1
    // Past this many tokens an extension would be longer than people write.
    for _ in 0..<600 where index >= 0 {
      if source.kind(index) == .close {
        guard let opening = source.partner(index) else { return false }
        index = opening
      } else if source.opens(index, UInt8(ascii: "{")), source.matches(index - 1, "Animation") {
        return source.matches(index - 2, "extension") || source.matches(index - 4, "extension")
      }
      index -= 1
    }
    return false
  }
}
