/// The kind of a block in braces, as far as it says whether the values in it are animations.
enum SwiftUIBlock {
  /// A function, property or closure whose value is an animation, or is not.
  case returns(Bool)
  /// A closure that is assigned, by its equals sign.
  case assigned(Int)
  /// A branch of a statement or an accessor, by its first token: the block around it says what its value is.
  case inside(Int)
  case other

  init(_ source: Source, _ block: Int) {
    let opening = Self.firstBranch(source, block)
    let last = opening - 1
    if source.matches(last, "else") || source.matches(last, "get") || source.matches(last, "do") {
      self = .inside(last)
    } else if source.matches(last, ":") {
      self = .returns(source.matches(last - 1, "animation"))
    } else if source.matches(last, "=") {
      self = .assigned(last)
    } else {
      self = Self.header(source, opening)
    }
  }

  /// The first block of an `if` with `else` behind it, which says what the value of all of them is.
  private static func firstBranch(_ source: Source, _ block: Int) -> Int {
    var opening = block
    for _ in 0..<ScanLimits.swiftBranches {
      var last = opening - 1
      for _ in 0..<ScanLimits.swiftCondition
      where source.kind(last) != .close && !source.matches(last, "else") { last -= 1 }
      guard source.matches(last, "else"), last == opening - 1 || source.matches(last + 1, "if"),
        source.kind(last - 1) == .close, let previous = source.partner(last - 1), source.opens(previous, "{")
      else { break }
      opening = previous
    }
    return opening
  }

  /// Walks back over the header: `if …`, `switch …`, `func … -> Animation`, `var x: Animation`.
  private static func header(_ source: Source, _ opening: Int) -> SwiftUIBlock {
    var index = opening - 1
    for _ in 0..<ScanLimits.swiftHeader {
      switch source.kind(index) {
      case .close:
        guard let partner = source.partner(index) else { return .other }
        index = partner
      case .open, nil: return .other
      case .symbol:
        if source.matches(index, "->") || source.matches(index, ":") {
          let isAnimation = SwiftUITypes.isAnimation(source, index + 1..<opening, in: opening)
          if isAnimation || source.matches(index, "->") { return .returns(isAnimation) }
        }
        if source.matches(index, "=") && source.matches(index - 1, "animation") { return .assigned(index) }
      case .identifier:
        if statements.contains(where: { source.matches(index, $0) }) { return .inside(index) }
        if SwiftKeyword.beforeName.contains(where: { source.matches(index, $0) }), !isBinding(source, index) {
          return .other
        }
      default: break
      }
      index -= 1
    }
    return .other
  }

  /// Whether a word is the `let` of a condition.
  private static func isBinding(_ source: Source, _ index: Int) -> Bool {
    let before: [StaticString] = ["if", "guard", "while", "case", ","]
    return source.matches(index, "case") || before.contains { source.matches(index - 1, $0) }
  }

  private static let statements: [StaticString] = ["if", "switch", "guard", "for", "while"]
}

/// Recognizes where a type says that a value is an animation.
enum SwiftUITypes {
  /// Whether what is assigned at an equals sign is an animation: `let x: Animation? =`, `transaction.animation =`.
  static func isAnimation(_ source: Source, assignedAt equals: Int) -> Bool {
    if source.matches(equals - 1, "animation") { return true }
    var index = equals - 1
    for _ in 0..<ScanLimits.swiftType where index >= 0 {
      if source.matches(index, ":") { return isAnimation(source, index + 1..<equals, in: equals) }
      guard source.kind(index) != .number, source.kind(index) != .string else { return false }
      index -= 1
    }
    return false
  }

  /// Whether tokens spell `Animation`, as an optional, in a list or in a dictionary; `Self` counts inside an extension
  /// of it.
  static func isAnimation(_ source: Source, _ type: Range<Int>, in place: Int) -> Bool {
    guard type.count < ScanLimits.swiftType else { return false }
    for index in type {
      if source.matches(index, "Animation") {
        return !source.matches(index - 1, ".") || source.matches(index - 2, "SwiftUI")
      }
      if source.matches(index, "Self") { return standsInAnimation(source, place) }
    }
    return false
  }

  /// Whether a token stands in an extension of `Animation`: looks at the blocks around it.
  static func standsInAnimation(_ source: Source, _ place: Int) -> Bool {
    var index = place - 1
    for _ in 0..<ScanLimits.swiftExtension where index >= 0 {
      if source.kind(index) == .close {
        guard let opening = source.partner(index) else { return false }
        index = opening
      } else if source.opens(index, "{"), source.matches(index - 1, "Animation") {
        return source.matches(index - 2, "extension") || source.matches(index - 4, "extension")
      }
      index -= 1
    }
    return false
  }
}
