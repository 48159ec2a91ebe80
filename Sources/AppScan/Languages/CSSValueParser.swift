/// Reads a CSS value as components: times, easing functions, references to variables, words. Computes nothing, but
/// understands `calc()` and Sass arithmetic.
struct CSSValueParser {
  private let text: CSSText
  private let end: Int
  private var index: Int
  private let depth: Int

  private var source: Source { text.tokens }

  private init(_ text: CSSText, _ range: Range<Int>, depth: Int) {
    self.text = text
    self.depth = depth
    index = range.lowerBound
    end = range.upperBound
  }

  /// The components of a value without commas. `!important` and `!default` are left out.
  static func components(_ text: CSSText, _ range: Range<Int>) -> [CSSComponent] {
    var parser = CSSValueParser(text, range, depth: 0)
    var components: [CSSComponent] = []
    while parser.index < parser.end {
      if parser.isSymbol("!") {
        parser.index += 2
      } else {
        components.append(parser.sum())
      }
    }
    return components
  }

  /// One value, in brackets or between commas.
  private func inner(_ range: Range<Int>) -> CSSComponent {
    guard depth < ScanLimits.cssDepth, !range.isEmpty else {
      return component(.other, .unread(.expression), end - 1)
    }
    var parser = CSSValueParser(text, range, depth: depth + 1)
    let only = parser.sum()
    guard parser.index == parser.end else {
      return CSSComponent(kind: .other, value: .unread(.expression), range: only.range)
    }
    return only
  }

  private func component(_ kind: CSSComponent.Kind, _ value: Expression, _ first: Int) -> CSSComponent {
    let start = min(max(first, 0), max(source.count - 1, 0))
    return CSSComponent(kind: kind, value: value, range: text.range(start..<max(start + 1, min(index, end))))
  }

  private func isSymbol(_ symbol: StaticString) -> Bool {
    index < end && source.kind(index) == .symbol && source.matches(index, symbol)
  }

  private mutating func sum() -> CSSComponent {
    var left = product()
    while index + 1 < end, isSymbol("+") || isSymbol("-"), !text.touches(index + 1) || text.touches(index) {
      let operation: Expression.Operator = isSymbol("+") ? .plus : .minus
      index += 1
      left = Self.joined(operation, left, product())
    }
    return left
  }

  private mutating func product() -> CSSComponent {
    var left = prefix()
    while index + 1 < end, isSymbol("*") || isSymbol("/") {
      let operation: Expression.Operator = isSymbol("*") ? .times : .over
      index += 1
      left = Self.joined(operation, left, prefix())
    }
    return left
  }

  private static func joined(_ operation: Expression.Operator, _ left: CSSComponent, _ right: CSSComponent)
    -> CSSComponent
  {
    let kinds = [left.kind, right.kind]
    let kind: CSSComponent.Kind =
      kinds.contains(.other) || kinds.contains(.word) || kinds.contains(.easing)
      ? .other : kinds.contains(.time) ? .time : kinds.contains(.reference) ? .reference : .number
    return CSSComponent(
      kind: kind, value: .binary(operation, left.value, right.value),
      range: left.range.lowerBound..<max(left.range.upperBound, right.range.upperBound))
  }

  private mutating func prefix() -> CSSComponent {
    guard isSymbol("-"), index + 1 < end, text.touches(index + 1) else { return primary() }
    let start = index
    index += 1
    let value = primary()
    return component(value.kind, .negative(value.value), start)
  }

  private mutating func primary() -> CSSComponent {
    let start = index
    if let hole = text.hole(start) {
      index += 1
      return measured(hole.value, start)
    }
    switch source.kind(start) {
    case .number:
      index += 1
      return number(start)
    case .identifier: return name()
    case .symbol where isSymbol("~") && source.kind(start + 1) == .string && start + 1 < end:
      // Less writes out what it does not read: `~"ease-in"`.
      index += 2
      let literal = CSSTextValue.read(.text(source.text(source.contents(start + 1))))
      return component(literal.kind, literal.value, start)
    case .open where source.begins(start, "{") && (source.partner(start) ?? end) < end:
      // What another tool fills in: `{easings.in}`.
      index = (source.partner(start) ?? start) + 1
      return component(.reference, .unread(.expression), start)
    case .open:
      guard let closing = source.partner(start), closing < end, closing > start else { break }
      index = closing + 1
      let content = inner(start + 1..<closing)
      if source.begins(start, "#") { return measured(content.value, start) }
      return component(source.begins(start, "(") ? content.kind : .other, content.value, start)
    default: break
    }
    index += 1
    return component(.other, .unread(.expression), start)
  }

  private func number(_ start: Int) -> CSSComponent {
    let value = NumberReader.read(source, start)
    guard case .number(let amount, let unit) = value else { return component(.other, value, start) }
    switch unit {
    case "": return component(.number, value, start)
    case "s", "S": return component(.time, .number(amount, unit: "s"), start)
    case "ms", "MS", "Ms", "mS": return component(.time, .number(amount, unit: "ms"), start)
    default: return component(.other, value, start)
    }
  }

  /// An interpolation, with the unit or the rest of a name that touches it: `${speed}ms`, `${name}-fade`.
  private mutating func measured(_ value: Expression, _ start: Int) -> CSSComponent {
    guard index < end, text.touches(index) else {
      let literal = CSSTextValue.read(value)
      return component(literal.kind, literal.value, start)
    }
    for unit in ["s", "ms"] where source.text(index) == unit {
      index += 1
      return component(.time, .binary(.times, value, .number(1, unit: unit)), start)
    }
    return word(start)
  }

  private mutating func name() -> CSSComponent {
    let start = index
    index += 1
    if source.begins(start, "$") || source.begins(start, "@") {
      return component(.reference, .name(source.text(start)), start)
    }
    if isSymbol("."), text.touches(index), index + 1 < end, text.touches(index + 1),
      source.kind(index + 1) == .identifier
    {
      // A member of a Sass module.
      index += 2
      let member = source.text(index - 1)
      guard text.opensCall(index) else {
        return component(.reference, .name(source.text(start) + "." + member), start)
      }
      if member == "div", let quotient = quotient(start) { return quotient }
      if member == "get", let entry = entry(index), let closing = source.partner(index), closing < end {
        index = closing + 1
        return component(.reference, entry, start)
      }
    }
    if text.opensCall(index), let closing = source.partner(index), closing < end {
      let opening = index
      index = closing + 1
      return function(source.text(start).lowercased(), start, opening)
    }
    let text = source.text(start).lowercased()
    if CSSEasing.isKeyword(text) {
      // What touches it goes on with the list: `ease-out${isWide ? ", width 1s" : ""}`.
      if self.text.hole(index) != nil, self.text.touches(index) { index += 1 }
      return component(.easing, .text(text), start)
    }
    if index < end, self.text.touches(index), !isSymbol("!") { return word(start) }
    return component(CSSKeyword.all.contains(text) ? .keyword : .word, .text(text), start)
  }

  /// Sass's `math.div($slow, 2)`, whose bracket comes next; nil for another call.
  private mutating func quotient(_ start: Int) -> CSSComponent? {
    let arguments = source.arguments(index).map(\.value)
    guard arguments.count == 2, let closing = source.partner(index), closing < end else { return nil }
    index = closing + 1
    let value = Self.joined(.over, inner(arguments[0]), inner(arguments[1]))
    return component(value.kind, value.value, start)
  }

  /// An entry of a map of Sass, as the path by which that is declared: `map-get($durations, fast)`. Nil for one with a key
  /// that is computed.
  private func entry(_ opening: Int) -> Expression? {
    let arguments = source.arguments(opening).map(\.value)
    guard arguments.count > 1, case .name(var path) = inner(arguments[0]).value, path.contains("$") else {
      return nil
    }
    for key in arguments.dropFirst() {
      let isWord = source.kind(key.lowerBound) == .string || source.kind(key.lowerBound) == .identifier
      guard key.count == 1, isWord, !source.begins(key.lowerBound, "$") else { return nil }
      path += "." + source.text(source.contents(key.lowerBound))
    }
    return .name(path)
  }

  /// A name that is put together from pieces.
  private mutating func word(_ start: Int) -> CSSComponent {
    while index < end, text.touches(index), source.kind(index) != .symbol || isSymbol(".") {
      if let closing = source.partner(index), closing > index, closing < end { index = closing }
      index += 1
    }
    return component(.word, .unread(.expression), start)
  }

  private func function(_ name: String, _ start: Int, _ opening: Int) -> CSSComponent {
    let arguments = source.arguments(opening).map(\.value)
    switch name {
    case "cubic-bezier":
      if let numbers = joined(arguments) { return component(.easing, numbers, start) }
      return component(.easing, .list(arguments.map { inner($0).value }), start)
    case "steps", "linear":
      let spelling = source.range(start, through: index - 1)
      let isLiteral = !(start..<index).contains {
        text.hole($0) != nil || source.begins($0, "$")
      }
      return component(
        .easing, isLiteral ? .text(CSSEasing.spelled(source.text(spelling))) : .unread(.expression), start)
    case "var": return variable(arguments, start)
    // Tailwind's own way to say a variable of its theme.
    case "theme" where isVariable(arguments), "--theme" where isVariable(arguments):
      return variable(arguments, start)
    case "calc" where arguments.count == 1:
      let content = inner(arguments[0])
      return component(content.kind, content.value, start)
    case "min", "max", "clamp", "round", "mod", "rem", "abs", "math", "calc":
      let isTime = arguments.contains { inner($0).kind == .time }
      return component(isTime ? .time : .reference, .unread(.expression), start)
    case "url", "rgb", "rgba", "hsl", "hsla", "oklch", "oklab", "color", "color-mix", "lab", "lch", "hwb":
      return component(.other, .unread(.expression), start)
    case "map-get" where entry(opening) != nil:
      return component(.reference, entry(opening) ?? .unread(.expression), start)
    default:
      let call = text.file.language == .scss ? source.callWithWord(opening) : nil
      return component(.reference, call.map(Expression.name) ?? .unread(.expression), start)
    }
  }

  /// A list of JavaScript that stands for all numbers of a function: `cubic-bezier(${EASE.join(", ")})`, or
  /// `cubic-bezier(${EASE})`, where it joins itself.
  private func joined(_ arguments: [Range<Int>]) -> Expression? {
    guard arguments.count == 1, arguments[0].count == 1, let hole = text.hole(arguments[0].lowerBound) else {
      return nil
    }
    switch hole.value {
    case .name: return hole.value
    case .call(let path, _) where path.hasSuffix(".join"): return .name(String(path.dropLast(".join".count)))
    default: return nil
    }
  }

  private func isVariable(_ arguments: [Range<Int>]) -> Bool {
    arguments.first.map { source.text($0.lowerBound).hasPrefix("--") } ?? false
  }

  private func variable(_ arguments: [Range<Int>], _ start: Int) -> CSSComponent {
    guard let first = arguments.first else { return component(.other, .unread(.expression), start) }
    let name = Expression.name(source.text(first.lowerBound))
    guard arguments.count == 2 else { return component(.reference, name, start) }
    let fallback = inner(arguments[1])
    let kind = [.time, .easing, .keyword].contains(fallback.kind) ? fallback.kind : .reference
    return component(kind, .otherwise(name, fallback.value), start)
  }
}
