extension Source {
  /// The bracket that opens the arguments of the call whose name is at an index: directly behind it, behind type
  /// arguments, as in `spring<IntSize>(`, or behind the `?.` of JavaScript. Nil when the name is not called.
  func callOpening(after name: Int, _ bracket: Unicode.Scalar = "(") -> Int? {
    if opens(name + 1, bracket) { return name + 1 }
    if matches(name + 1, "?."), opens(name + 2, bracket) { return name + 2 }
    guard let end = typeArgumentsEnd(name + 1), opens(end, bracket) else { return nil }
    return end
  }

  /// The brackets around the arguments of the call whose name is at an index; nil when the name is not called.
  func call(at name: Int) -> (opening: Int, closing: Int)? {
    guard let opening = callOpening(after: name), let closing = partner(opening) else { return nil }
    return (opening, closing)
  }

  /// The index behind the type arguments that begin with the `<` at an index; nil when these are none.
  func typeArgumentsEnd(_ index: Int) -> Int? {
    guard matches(index, "<") else { return nil }
    var depth = 0
    for position in index..<min(index + ScanLimits.reach, count) {
      switch kind(position) {
      case .identifier: continue
      case .open, .close:
        guard !begins(position, "{"), !begins(position, "}") else { return nil }
      case .symbol:
        if begins(position, "<") { depth += 1 }
        if begins(position, ">") { depth -= 1 }
        if depth == 0 { return position + 1 }
        guard "<>,.?*-:".utf8.contains(first(position)) else { return nil }
      default: return nil
      }
    }
    return nil
  }

  /// The name of the call whose arguments begin with the bracket at an index; nil when none is called.
  package func callName(before opening: Int) -> Int? {
    if kind(opening - 1) == .identifier { return opening - 1 }
    if matches(opening - 1, "?."), kind(opening - 2) == .identifier { return opening - 2 }
    guard matches(opening - 1, ">") else { return nil }
    var depth = 0
    for position in stride(from: opening - 1, to: max(opening - ScanLimits.reach, -1), by: -1) {
      if matches(position, ">") { depth += 1 }
      if matches(position, "<") { depth -= 1 }
      guard depth == 0 else { continue }
      return kind(position - 1) == .identifier && typeArgumentsEnd(position) == opening ? position - 1 : nil
    }
    return nil
  }

  /// The bracket around a token; nil when none is near.
  package func enclosingOpening(_ index: Int) -> Int? {
    for position in level(before: index, ScanLimits.reach) {
      switch kind(position) {
      case .open: return partner(position) == nil ? nil : position
      case .close where partner(position) == nil: return nil
      case nil where position < 0: return nil
      default: break
      }
    }
    return nil
  }

  /// The calls that are chained behind a token: `.delay(0.2).speed(2)`, also over several lines.
  func chain(behind last: Int) -> some Sequence<(name: Int, opening: Int, closing: Int)> {
    sequence(state: last) { last in
      let name = last + 2
      guard isDot(name - 1), kind(name) == .identifier, let (opening, closing) = call(at: name) else {
        return nil
      }
      last = closing
      return (name, opening, closing)
    }
  }

  /// The names of the calls to which a member is chained, the nearest first: `fade` and `show` of `show(a).fade(b).start`.
  func chain(before member: Int) -> some Sequence<Int> {
    sequence(state: member) { name in
      guard isDot(name - 1), kind(name - 2) == .close, let opening = partner(name - 2) else { return nil }
      name = opening - 1
      return name
    }
  }

  /// The brackets around a token, the innermost first, as long as one is near.
  func openings(around index: Int) -> some Sequence<Int> {
    sequence(state: index) { place in
      guard let opening = enclosingOpening(place) else { return nil }
      place = opening
      return opening
    }
  }

  /// Whether the name at an index is being declared, not called.
  func isDeclared(_ name: Int) -> Bool {
    var before = name - 1
    if language == .java { return isType(before) }
    if matches(before, ">") {
      // `fun <T> tween(`
      while before > name - ScanLimits.head, !matches(before, "<") { before -= 1 }
      return matches(before - 1, "fun")
    }
    return matches(before, oneOf: ["fun", "class", "object", "interface", "val", "var", "get", "set"])
  }

  /// Whether a token is a dot before a member, also of a value that may be null.
  func isDot(_ index: Int) -> Bool { matches(index, ".", "?.") }

  /// Whether two tokens read the same.
  func isSame(_ first: Int, _ second: Int) -> Bool {
    guard first >= 0, second >= 0, first < count, second < count else { return false }
    return bytes[range(first, through: first)].elementsEqual(bytes[range(second, through: second)])
  }
}

extension Source {
  /// The index behind the statement that a token belongs to: its `;` or `,`, the bracket that closes what is
  /// around it, or the first token of a line that does not go on with it. The start itself when the statement is
  /// longer than a value that can be read.
  func statementEnd(_ start: Int, _ limit: Int? = nil) -> Int {
    let end = min(limit ?? count, count)
    var index = start
    for _ in 0..<ScanLimits.reach {
      guard index < end else { return end }
      switch kind(index) {
      case .open:
        guard let closing = partner(index) else { return index }
        index = closing
      case .close: return index
      case .symbol where begins(index, ";") || begins(index, ","): return index
      default: break
      }
      index += 1
      if !hasSemicolons, index < end, startsLine(index), !continues(index) { return index }
    }
    return start
  }

  /// Whether a semicolon ends each statement.
  private var hasSemicolons: Bool { language == .dart || language == .java }

  /// The tokens of the value that begins at an index, to the end of its statement; nil where none does.
  func value(at start: Int) -> Range<Int>? {
    let end = statementEnd(start)
    return end > start ? start..<end : nil
  }

  /// Whether the first token of a line goes on with the line before.
  private func continues(_ index: Int) -> Bool {
    if kind(index) == .symbol {
      return !begins(index, "@") && !begins(index, "#")
    }
    let followsSymbol = kind(index - 1) == .symbol
    switch language {
    case .kotlin:
      return matches(index, "else", "as") || matches(index - 1, "else")
        || followsSymbol && !matches(index - 1, "!!")
    case .javascript, .typescript: return followsSymbol || kind(index) == .open
    default: return followsSymbol
    }
  }

  /// The values that are assigned to some names directly in the block that begins at an index, as in
  /// `{ durationMillis = 300 }`.
  func assignments(_ opening: Int, _ names: [String]) -> [(name: String, value: Expression)] {
    guard let closing = partner(opening) else { return [] }
    return level(opening + 1, to: closing).compactMap { index in
      guard kind(index) == .identifier, matches(index + 1, "="),
        !matches(index - 1, ".") || matches(index - 2, "this"), names.contains(text(index))
      else { return nil }
      let value = index + 2..<max(index + 2, statementEnd(index + 2, closing))
      return (text(index), ExpressionParser.parse(self, value))
    }
  }
}

/// An argument of a call, as a range of tokens.
package struct ArgumentRange: Sendable {
  /// The token of its label; nil for an argument that is known by its position.
  package let label: Int?
  /// The tokens of its value.
  package let value: Range<Int>
}

extension Source {
  /// The arguments between the bracket at `opening` and its partner, split at commas that stand in no inner bracket.
  /// Labels end with `:`, in Kotlin with `=`. Empty when the bracket has no partner.
  package func arguments(_ opening: Int) -> [ArgumentRange] {
    guard let closing = partner(opening) else { return [] }
    return items(opening + 1..<closing).map(argument)
  }

  /// The last token of what a call or an object says of a motion: its closing bracket, but where something else that goes
  /// over lines, a child or a closure, stands behind what is said, the end of that.
  ///
  /// - Parameter isSaid: Whether an argument says something of the motion.
  func end(ofSaid opening: Int, _ isSaid: (ArgumentRange) -> Bool) -> Int? {
    var last: Int?
    for argument in arguments(opening) {
      if isSaid(argument) {
        last = argument.value.upperBound - 1
      } else if last != nil, argument.value.dropFirst().prefix(ScanLimits.reach).contains(where: startsLine) {
        return last
      }
    }
    return partner(opening)
  }

  /// The parts of a range between its commas; those in brackets part nothing.
  func items(_ range: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = range.lowerBound
    for index in level(start, to: range.upperBound) where kind(index) == .symbol && begins(index, ",") {
      if start < index { items.append(start..<index) }
      start = index + 1
    }
    if start < range.upperBound { items.append(start..<range.upperBound) }
    return items
  }

  private func argument(_ range: Range<Int>) -> ArgumentRange {
    let separator: UInt8 = language == .kotlin ? UInt8(ascii: "=") : UInt8(ascii: ":")
    let named = kind(range.lowerBound) == .identifier || kind(range.lowerBound) == .string
    guard named, range.count > 1, kind(range.lowerBound + 1) == .symbol,
      first(range.lowerBound + 1) == separator,
      length(range.lowerBound + 1) == 1
    else { return ArgumentRange(label: nil, value: range) }
    return ArgumentRange(label: range.lowerBound, value: range.lowerBound + 2..<range.upperBound)
  }

  /// The text of an argument's label, without quotes; nil when it has none.
  package func label(_ argument: ArgumentRange) -> String? {
    argument.label.map { text(contents($0)) }
  }
}

extension Source {
  /// The name of a call whose first argument is a word; nil for one that is given something else.
  func callWithWord(_ opening: Int) -> String? {
    guard let argument = arguments(opening).first, argument.value.count == 1 else { return nil }
    let word = text(contents(argument.value.lowerBound))
    let isWord = !word.isEmpty && !word.utf8.contains { "$#".utf8.contains($0) }
    return isWord ? NamePath.call(text(opening - 1), word) : nil
  }
}
