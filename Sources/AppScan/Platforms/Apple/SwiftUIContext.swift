/// Decides whether a bare name such as `.bouncy` stands where SwiftUI expects an animation, by what is written
/// around it: the call that it is an argument of, the type that it is assigned to or returned as.
package struct SwiftUIContext {
  private let source: Source
  private let wrappers: [String]
  /// How many tokens may still be looked at.
  private var left = ScanLimits.swiftContext

  /// Whether an animation is expected at a token.
  package static func expectsAnimation(_ source: Source, at start: Int, wrappers: [String]) -> Bool {
    var context = SwiftUIContext(source: source, wrappers: wrappers)
    return context.expectsAnimation(at: start)
  }

  private mutating func expectsAnimation(at start: Int) -> Bool {
    if source.matches(start - 1, "==", "!=") { return false }
    var start = start
    var isStatement = false
    while left > 0 {
      if isStatement, source.matches(start - 1, "=") {
        return SwiftUITypes.isAnimation(source, assignedAt: start - 1)
      }
      guard let place = place(before: start, isStatement: isStatement) else { return false }
      isStatement = false
      switch place {
      case .assigned(let equals): return SwiftUITypes.isAnimation(source, assignedAt: equals)
      case .argument(let opening, let label, let isFirst):
        guard source.opens(opening, "(") else {
          // A list of animations is looked at as one.
          start = opening
          continue
        }
        if let label { return source.matches(label, "animation") }
        if source.kind(opening - 1) == .identifier, !SwiftKeyword.isBeforeValue(source, opening - 1) {
          return isFirst ? takesAnimation(opening - 1) : isTransaction(opening)
        }
        start = opening
      case .block(let opening):
        switch SwiftUIBlock(source, opening) {
        case .holds(let isAnimation): return isAnimation
        case .inside(let statement):
          start = statement
          isStatement = true
        }
      }
    }
    return false
  }

  /// Whether a call takes an animation first: SwiftUI's own, the app's, and what is named like them.
  private func takesAnimation(_ callee: Int) -> Bool {
    // `UIView.animate(.bouncy)` since iOS 18.
    if source.matches(callee, "withAnimation", "animation", "animate") { return true }
    if source.matches(callee, "animated"), source.matches(callee - 3, "scrollTransition") { return true }
    let name = source.text(callee)
    return wrappers.contains(name) || name.hasSuffix("Animation") && Self.isVerb(name)
  }

  /// `withTransaction(\.animation, .bouncy)`
  private func isTransaction(_ opening: Int) -> Bool {
    source.matches(opening - 1, "withTransaction") && source.matches(opening + 3, "animation")
  }

  /// `withCardAnimation(.bouncy)` and `.accessibilityAnimation(.linear, value: x)` take an animation; types and what
  /// starts or shows one take something else.
  private static func isVerb(_ name: String) -> Bool {
    guard let first = name.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return false }
    return !["start", "stop", "play", "show", "add", "remove", "set", "is", "has"].contains {
      name.hasPrefix($0)
    }
  }

  private enum Place {
    /// Behind an equals sign.
    case assigned(Int)
    /// In a call or a list: the bracket, the argument's label, whether it is the first argument.
    case argument(Int, label: Int?, isFirst: Bool)
    /// The value of a statement in a block.
    case block(Int)
  }

  /// The place around a token: walks back over the same level to the bracket or sign that says so.
  private mutating func place(before start: Int, isStatement: Bool) -> Place? {
    var index = start - 1
    var label: Int?
    var isFirst = true
    var sawColon = false
    var isOtherStatement = isStatement || endsStatement(start)
    while left > 0, index >= 0 {
      left -= 1
      switch source.kind(index) {
      case .open:
        if source.opens(index, "{") { return .block(index) }
        return source.partner(index) == nil ? nil : .argument(index, label: label, isFirst: isFirst)
      case .close:
        guard let opening = source.partner(index) else { return nil }
        index = opening
        if startsStatement(index) { isOtherStatement = true }
      case _ where isOtherStatement: break
      case .symbol:
        if source.matches(index, ",") { isFirst = false }
        if source.matches(index, "=") { return .assigned(index) }
        if source.matches(index, ":") {
          sawColon = true
          if isFirst, label == nil, isLabel(index - 1) { label = index - 1 }
        }
      case .identifier:
        if source.matches(index, "case") {
          guard sawColon else { return nil }
          isOtherStatement = true
        }
        if source.matches(index, "return") || startsStatement(index) { isOtherStatement = true }
      default: break
      }
      index -= 1
    }
    return nil
  }

  private func isLabel(_ index: Int) -> Bool {
    guard source.kind(index) == .identifier else { return false }
    return source.matches(index - 1, ",") || source.kind(index - 1) == .open
  }

  /// Whether what stands before a token has nothing to do with it.
  private func endsStatement(_ start: Int) -> Bool {
    source.startsLine(start) && source.kind(start - 1) != .symbol && source.kind(start - 1) != .open
  }

  /// Whether a token begins a line without going on with the one before.
  private func startsStatement(_ index: Int) -> Bool {
    guard source.startsLine(index), source.kind(index) != .symbol else { return false }
    return source.kind(index - 1) != .symbol
  }
}

/// The kind of a block in braces, as far as it says whether the values in it are animations.
enum SwiftUIBlock {
  /// A function, property or closure whose value is an animation; false for any other.
  case holds(isAnimation: Bool)
  /// A branch of a statement or an accessor, by its first token: the block around it says what its value is.
  case inside(Int)

  init(_ source: Source, _ block: Int) {
    let opening = Self.firstBranch(source, block)
    let last = opening - 1
    if source.matches(last, "else", "get", "do") {
      self = .inside(last)
    } else if source.matches(last, ":") {
      self = .holds(isAnimation: source.matches(last - 1, "animation"))
    } else if source.matches(last, "=") {
      self = .holds(isAnimation: SwiftUITypes.isAnimation(source, assignedAt: last))
    } else {
      self = Self.header(source, opening)
    }
  }

  /// The first block of an `if` with `else` behind it, which says what the value of all of them is.
  private static func firstBranch(_ source: Source, _ block: Int) -> Int {
    var opening = block
    for _ in 0..<ScanLimits.swiftBranches {
      var last = opening - 1
      for _ in 0..<ScanLimits.head
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
    for index in source.level(before: opening, ScanLimits.head) {
      switch source.kind(index) {
      case .open, nil: return .holds(isAnimation: false)
      case .symbol:
        if source.matches(index, "->", ":") {
          let isAnimation = SwiftUITypes.isAnimation(source, index + 1..<opening, in: opening)
          if isAnimation || source.matches(index, "->") { return .holds(isAnimation: isAnimation) }
        }
        if source.matches(index, "="), source.matches(index - 1, "animation") {
          return .holds(isAnimation: true)
        }
      case .identifier:
        if source.matches(index, oneOf: statements) { return .inside(index) }
        if source.matches(index, oneOf: SwiftKeyword.beforeName), !isBinding(source, index) {
          return .holds(isAnimation: false)
        }
      default: break
      }
    }
    return .holds(isAnimation: false)
  }

  /// Whether a word is the `let` of a condition.
  private static func isBinding(_ source: Source, _ index: Int) -> Bool {
    let before: [StaticString] = ["if", "guard", "while", "case", ","]
    return source.matches(index, "case") || source.matches(index - 1, oneOf: before)
  }

  private static let statements: [StaticString] = ["if", "switch", "guard", "for", "while"]
}

/// Recognizes where a type says that a value is an animation.
enum SwiftUITypes {
  /// Whether what is assigned at an equals sign is an animation: `let x: Animation? =`, `transaction.animation =`.
  static func isAnimation(_ source: Source, assignedAt equals: Int) -> Bool {
    if source.matches(equals - 1, "animation") { return true }
    for index in (max(equals - ScanLimits.swiftType, 0)..<equals).reversed() {
      if source.matches(index, ":") { return isAnimation(source, index + 1..<equals, in: equals) }
      guard source.kind(index) != .number, source.kind(index) != .string, !source.opens(index, "{"),
        !source.startsLine(index)
      else { return false }
    }
    return false
  }

  /// Whether tokens spell `Animation`, also in a list or a dictionary, or `Self` inside an extension of it.
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
    let body = source.level(before: place, ScanLimits.swiftExtension).first {
      source.opens($0, "{") && source.matches($0 - 1, "Animation")
    }
    guard let body else { return false }
    return source.matches(body - 2, "extension") || source.matches(body - 4, "extension")
  }
}
