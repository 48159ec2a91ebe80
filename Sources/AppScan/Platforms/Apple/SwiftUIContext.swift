/// Decides whether a bare name such as `.bouncy` stands where SwiftUI expects an animation, by what is written
/// around it: the call that it is an argument of, the type that it is assigned to or returned as.
package struct SwiftUIContext {
  private let source: Source
  private let wrappers: [String]
  /// How many tokens may still be looked at.
  private var left = ScanLimits.swiftContext

  init(_ source: Source, wrappers: [String]) {
    self.source = source
    self.wrappers = wrappers
  }

  /// Whether an animation is expected at a token.
  package static func expectsAnimation(_ source: Source, at start: Int, wrappers: [String]) -> Bool {
    var context = SwiftUIContext(source, wrappers: wrappers)
    return context.expectsAnimation(at: start)
  }

  /// Whether an animation is expected at a token.
  mutating func expectsAnimation(at start: Int) -> Bool {
    if source.matches(start - 1, "==") || source.matches(start - 1, "!=") { return false }
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
          return isFirst && takesAnimation(opening - 1)
        }
        start = opening
      case .block(let opening):
        switch SwiftUIBlock(source, opening) {
        case .returns(let isAnimation): return isAnimation
        case .assigned(let equals): return SwiftUITypes.isAnimation(source, assignedAt: equals)
        case .inside(let statement):
          start = statement
          isStatement = true
        case .other: return false
        }
      }
    }
    return false
  }

  /// Whether a call takes an animation first: SwiftUI's own, the app's, and what is named like them.
  private func takesAnimation(_ callee: Int) -> Bool {
    if source.matches(callee, "withAnimation") || source.matches(callee, "animation") { return true }
    // `UIView.animate(.bouncy)` since iOS 18.
    if source.matches(callee, "animate") { return true }
    let name = source.text(callee)
    return wrappers.contains(name) || name.hasSuffix("Animation") && Self.isVerb(name)
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

  /// Whether a name before a colon is an argument's label.
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
