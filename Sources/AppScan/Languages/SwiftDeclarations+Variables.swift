extension SwiftDeclarations {
  /// The value of a property that is computed but never changes: `{ 0.2 }`, `{ return 0.2 }`, `{ get { 0.2 } }`; nil
  /// for other blocks and where there is none.
  func computed(_ opening: Int) -> Expression? {
    guard var body = block(opening) else { return nil }
    if source.matches(body.lowerBound, "get"), let getter = block(body.lowerBound + 1) {
      guard getter.upperBound + 1 == body.upperBound else { return nil }
      body = getter
    }
    if let all = returned(body) { return all }
    if source.matches(body.lowerBound, "return") { body = body.lowerBound + 1..<body.upperBound }
    // Anything longer than a number or a name with a factor does not read as one value.
    guard !body.isEmpty, body.count <= ScanLimits.computedValue,
      body.contains(where: { source.kind($0) == .number || source.matches($0, "self") }),
      source.statementEnd(body.lowerBound) >= body.upperBound
    else { return nil }
    return ExpressionParser.readable(source, body)
  }

  /// The numbers that a longer body returns, where it returns nothing else: `guard isFirst else { return 0.3 }`.
  private func returned(_ body: Range<Int>) -> Expression? {
    guard body.count <= ScanLimits.returningBody else { return nil }
    var found: [Expression] = []
    for index in body where source.matches(index, "return") {
      let end = source.statementEnd(index + 1)
      guard end > index + 1, end - index <= ScanLimits.computedValue, source.kind(index + 1) == .number else {
        return nil
      }
      let value = ExpressionParser.parse(source, index + 1..<end)
      if !found.contains(value) { found.append(value) }
    }
    guard found.count > 1 else { return nil }
    return .choice(found)
  }

  private func block(_ opening: Int) -> Range<Int>? {
    guard source.opens(opening, UInt8(ascii: "{")), let closing = source.partner(opening), closing > opening
    else { return nil }
    return opening + 1..<closing
  }

  /// Whether a `var` may stand for a constant as long as nothing in its file sets it: one of a type, not of a value.
  func isFixed(_ keyword: Int) -> Bool { source.hasModifier(before: keyword, ["static"]) }

  /// Where the value of a variable ends and what looks at its changes begins: `0.3 { didSet { … } }`.
  func observers(_ value: Range<Int>) -> Int {
    guard let last = value.last, let opening = source.partner(last), opening > value.lowerBound,
      source.matches(opening + 1, "didSet") || source.matches(opening + 1, "willSet")
    else { return value.upperBound }
    return opening
  }

  /// `case fast = 0.2, slow = 0.4` of an enum: what `rawValue` gives.
  mutating func rawValues(_ keyword: Int) {
    let isShared = self.isShared(keyword, isMember: true)
    var name = keyword + 1
    for _ in 0..<ScanLimits.names {
      guard source.kind(name) == .identifier, source.matches(name + 1, "=") else { return }
      let end = source.statementEnd(name + 2)
      if source.kind(name + 2) == .number || source.matches(name + 2, "-") {
        let value = ExpressionParser.parse(source, name + 2..<end)
        add(source.text(name) + ".rawValue", value, at: name, isShared: isShared, isMember: true)
      }
      guard source.matches(end, ",") else { return }
      name = end + 1
    }
  }
}
