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
    if source.matches(body.lowerBound, "return") { body = body.dropFirst() }
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
    source.closing(of: opening, "{").map { opening + 1..<$0 }
  }

  /// Whether a `var` may stand for a constant as long as nothing in its file sets it: one of a type, not of a value.
  func isFixed(_ keyword: Int) -> Bool { source.hasModifier(before: keyword, ["static"]) }

  /// Where the value of a variable ends and what looks at its changes begins: `0.3 { didSet { … } }`.
  func observers(_ value: Range<Int>) -> Int {
    guard let last = value.last, let opening = source.partner(last), opening > value.lowerBound,
      source.matches(opening + 1, "didSet", "willSet")
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

/// A variable, or a constant that is given its value later, whose value depends on where the file sets it.
struct SwiftVariable {
  /// Its place in the list of declarations.
  let declaration: Int
  /// The token of its name.
  let token: Int
  /// Its first value; nil where none is written.
  let first: Expression?
  /// Whether it belongs to a type and not to a value: an assignment sets it for all.
  let isFixed: Bool
  /// Whether it is a member of a type.
  let isMember: Bool
  /// Whether code elsewhere may set it.
  let isOpen: Bool
}

extension SwiftDeclarations {
  /// The types of numbers and curves.
  static let settable: Set<String> = [
    "Double", "CGFloat", "Float", "TimeInterval", "CFTimeInterval", "Int", "CAMediaTimingFunction",
  ]

  /// Whether the first value of a variable may be what it is used with: a 0 says that it is set later.
  func saysNumber(_ value: Expression) -> Bool {
    switch value {
    case .number(let number, _): number != 0
    case .negative, .binary: true
    case .call(let path, _): Self.settable.contains(path)
    default: false
    }
  }

  /// Remembers the variable that was recorded last.
  /// - Parameter isOpen: Whether other files see more of it than its value.
  mutating func follow(_ name: Int, _ first: Expression?, isFixed: Bool = false, isOpen: Bool) {
    guard first != nil || scopes.isBody || !scopes.isMember, source.kind(name) == .identifier else { return }
    variables.append(
      SwiftVariable(
        declaration: found.count - 1, token: name, first: first, isFixed: isFixed, isMember: scopes.isBody,
        isOpen: isOpen && (scopes.isBody || scopes.isTopLevel)))
  }

  /// Gives variables their values.
  mutating func finish() {
    guard !variables.isEmpty else { return }
    let assignments = assignments(Set(variables.map { source.text($0.token) }))
    let values = assignments.values.joined().filter { isName($0.value) }
    let names = Set(values.map { source.text($0.value.lowerBound) }).union(assignments.keys)
    let scopes = found.filter { names.contains($0.name) }.visible
    let members = Dictionary(grouping: variables.filter(\.isMember)) { source.text($0.token) }
    var sets: [Int: [SwiftAssignment]] = [:]
    for (name, all) in assignments {
      for set in all {
        if let variable = target(of: set, name, scopes, members) { sets[variable, default: []].append(set) }
      }
    }
    for variable in variables {
      let declaration = found[variable.declaration]
      let own = sets[declaration.place.offset] ?? []
      let isElsewhere = variable.isFixed && assignments[declaration.name]?.isEmpty == false
      guard !isElsewhere, own.count <= ScanLimits.assignments,
        let settled = settled(variable, own, scopes)
      else { continue }
      found[variable.declaration] = declaration.holding(settled.value, role: settled.role)
    }
  }

  /// The value of a variable wherever it is used: its first one and those that it is set to, where these are numbers.
  /// Values of parameters take the place of the first value, as arguments do of their defaults, and so do those that
  /// are computed in a branch; nil where its value is not known.
  private func settled(
    _ variable: SwiftVariable, _ sets: [SwiftAssignment], _ scopes: [String: NestedDeclarations]
  ) -> (value: Expression?, role: Declaration.Role)? {
    var numbers = variable.first.map { [$0] } ?? []
    var isGiven = variable.first == nil && sets.isEmpty && variable.isMember
    for set in sets {
      guard set.isPlain, !set.value.isEmpty else { return nil }
      if let number = number(set.value) {
        if !numbers.contains(number) { numbers.append(number) }
      } else if isName(set.value), let parameter = parameter(set.value.lowerBound, scopes) {
        isGiven = true
        if numbers.isEmpty, let standard = parameter.value { numbers = [standard] }
      } else if !isBranch(set, of: variable)
        || set.value.contains(where: { source.isSame($0, variable.token) })
      {
        return nil
      }
    }
    if numbers.isEmpty { return isGiven ? (nil, .standard) : nil }
    let value = numbers.count == 1 ? numbers[0] : Expression.choice(numbers)
    return (isGiven || variable.isOpen ? .given(source.text(variable.token), value) : value, .value)
  }

  private func number(_ range: Range<Int>) -> Expression? {
    guard range.count <= ScanLimits.swiftName, case .number = source.kind(range.lowerBound) else {
      return nil
    }
    return ExpressionParser.readable(source, range)
  }

  private func isName(_ range: Range<Int>) -> Bool {
    range.count == 1 && source.kind(range.lowerBound) == .identifier
  }

  private func parameter(_ name: Int, _ scopes: [String: NestedDeclarations]) -> Declaration? {
    let found = scopes[source.text(name)]?.innermost(at: source.range(name).lowerBound)?.declaration
    return found?.role == .parameter ? found : nil
  }

  /// Whether a variable of a function is set in a block inside of the one that declares it, so that it need not be.
  private func isBranch(_ set: SwiftAssignment, of variable: SwiftVariable) -> Bool {
    !variable.isMember && source.enclosingOpening(set.token) != source.enclosingOpening(variable.token)
  }

  /// The declaration that an assignment sets, by where it stands; nil for none that is known.
  private func target(
    of set: SwiftAssignment, _ name: String, _ scopes: [String: NestedDeclarations],
    _ members: [String: [SwiftVariable]]
  ) -> Int? {
    guard !set.isOfOther else { return nil }
    let around = scopes[name]?.all(at: source.range(set.token).lowerBound) ?? []
    if let found = around.first(where: { !set.isOfMember || $0.role != .parameter && !$0.place.isLocal }) {
      return found.place.offset
    }
    // In an extension of the type that declares it, where that is the only one.
    guard let only = members[name]?.first, members[name]?.count == 1 else { return nil }
    return source.range(only.token).lowerBound
  }

  /// Where the file sets names that it does not declare there.
  private func assignments(_ names: Set<String>) -> [String: [SwiftAssignment]] {
    var all: [String: [SwiftAssignment]] = [:]
    for index in source.tokens.indices where source.kind(index) == .symbol {
      let name = index - 1
      guard source.kind(name) == .identifier, source.matches(index, oneOf: Self.operators),
        !source.matches(name - 1, "var", "let", ":"),
        case let text = source.text(name), names.contains(text)
      else { continue }
      let isMember = source.isDot(name - 1)
      all[text, default: []].append(
        SwiftAssignment(
          token: name, value: index + 1..<source.statementEnd(index + 1), isPlain: source.length(index) == 1,
          isOfMember: isMember, isOfOther: isMember && !source.matches(name - 2, "self")))
    }
    return all
  }

  private static let operators: [StaticString] = ["=", "+=", "-=", "*=", "/="]
}

/// A place at which a name is set.
private struct SwiftAssignment {
  let token: Int
  let value: Range<Int>
  /// Whether the old value plays no part.
  let isPlain: Bool
  /// Whether it is set as a member, and whether as one of another value than the code's own.
  let isOfMember: Bool
  let isOfOther: Bool
}
