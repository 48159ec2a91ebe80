/// The names that a Swift file declares: constants with their values, variables and parameters without, each with the types
/// around it.
struct SwiftDeclarations: DeclarationReader {
  let source: Source
  var scopes = DeclarationScopes()
  var found: [Declaration] = []
  /// The variables whose values depend on where the file sets them.
  var variables: [SwiftVariable] = []

  init(_ source: Source) { self.source = source }

  mutating func open(_ index: Int, closing: Int) {
    if source.begins(index, "{") { enter(index, closing: closing) }
  }

  mutating func word(_ index: Int) {
    switch (source.length(index), source.first(index)) {
    case (3, UInt8(ascii: "l")) where source.matches(index, "let"): names(index, isConstant: true)
    case (3, UInt8(ascii: "v")) where source.matches(index, "var"): names(index, isConstant: false)
    case (3, UInt8(ascii: "f")) where source.matches(index, "for"): add(index + 1, nil)
    case (4, UInt8(ascii: "f")) where source.matches(index, "func"): parameters(index + 2, of: index + 1)
    case (4, UInt8(ascii: "i")) where source.matches(index, "init") && !source.matches(index - 1, "."):
      parameters(index + 1)
    case (2, UInt8(ascii: "i")) where source.matches(index, "in"): closureParameters(index)
    case (4, UInt8(ascii: "c")) where source.matches(index, "case"):
      if scopes.isBody { rawValues(index) }
    case (4...9, _) where Self.beginsType(source.first(index)):
      if source.matches(index, oneOf: Self.types) { type(index) }
    default: break
    }
  }

  private static func beginsType(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "s"), UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "a"), UInt8(ascii: "p"): true
    default: false
    }
  }

  private static let types: [StaticString] = ["struct", "class", "enum", "extension", "actor", "protocol"]

  /// A type's name belongs to the path of what its block declares.
  private mutating func type(_ keyword: Int) {
    guard source.kind(keyword + 1) == .identifier, !source.matches(keyword - 1, ".") else { return }
    var last = keyword + 1
    while source.matches(last + 1, "."), source.kind(last + 2) == .identifier { last += 2 }
    // A header is short: `enum Motion<Value>: Sendable where … {`.
    for index in last + 1..<min(last + ScanLimits.head, source.count) {
      guard source.kind(index) != .close else { return }
      guard source.opens(index, "{") else { continue }
      let name = source.text(source.range(keyword + 1, through: last))
      if let colon = (last + 1..<index).first(where: { source.matches($0, ":") }) {
        let end = (colon..<index).first { source.matches($0, "where") } ?? index
        addParents(of: keyword + 1..<last + 1, colon..<end)
      }
      return scopes.expect(.init(name: name, isPrivate: isPrivate(keyword)), at: index)
    }
  }

  /// The names behind `let` and `var`: `let a = 1, b = 2`, `var (a, b)`.
  private mutating func names(_ keyword: Int, isConstant: Bool) {
    let isVariable = !isConstant && startsStatement(keyword)
    if let closing = source.closing(of: keyword + 1, "(") {
      for index in keyword + 2..<min(closing, keyword + ScanLimits.names)
      where source.kind(index) == .identifier {
        add(index, nil)
      }
      return
    }
    let isStatement = isConstant && startsStatement(keyword)
    let isShared = isStatement && self.isShared(keyword)
    let isOpen = !isConstant && !isPrivate(keyword) && !isPrivatelySet(keyword)
    var name = keyword + 1
    for _ in 0..<ScanLimits.names {
      guard source.kind(name) == .identifier else { return }
      var index = name + 1
      var type = source.matches(index, ":") ? typeName(index + 1) : nil
      if source.matches(index, ":") { index = typeEnd(index + 1) }
      if !isConstant, let computed = computed(index) {
        let isAdded = scopes.isExtension(of: Self.numbers) && !isFixed(keyword)
        let role: Declaration.Role = isAdded ? .function([Evaluator.receiver]) : .value
        add(
          name, computed, isShared: self.isShared(keyword, isMember: isAdded), role: role, type: type)
        return
      }
      guard source.matches(index, "="), isStatement || isVariable else {
        add(name, nil, type: type)
        let isSetLater = !source.matches(index, "=") && !source.opens(index, "{")
        if isSetLater, let type, Self.settable.contains(type), startsStatement(keyword) {
          follow(name, nil, isOpen: isOpen)
        }
        return
      }
      let end = source.statementEnd(index + 1)
      let value = value(index + 1..<(isVariable ? observers(index + 1..<end) : end))
      if type == nil, source.opens(index + 2, "(") { type = typeName(index + 1) }
      add(name, isConstant ? value : nil, isShared: isShared, type: type)
      if isVariable, saysNumber(value) || isFixed(keyword) && value != .unread(.expression) {
        follow(name, value, isFixed: isFixed(keyword), isOpen: isOpen)
      }
      guard source.matches(end, ","), source.kind(end + 1) == .identifier else { return }
      name = end + 1
    }
  }

  /// The index behind the type that begins at a token.
  private func typeEnd(_ start: Int) -> Int {
    var index = start
    for _ in 0..<ScanLimits.head {
      guard !source.matches(index, "=", ";"), source.kind(index) != .close,
        !source.opens(index, "{")
      else { return index }
      index = source.after(index)
      if source.startsLine(index), source.kind(index) != .symbol { return index }
    }
    return index
  }

  /// Most constants hold no numbers; these are not parsed.
  private func value(_ range: Range<Int>) -> Expression {
    let mayBeNumber =
      range.count <= ScanLimits.swiftName || source.matches(range.lowerBound, "CAMediaTimingFunction")
      || range.count <= ScanLimits.swiftValue && range.contains { source.kind($0) == .number }
    return mayBeNumber ? ExpressionParser.parse(source, range) : .unread(.expression)
  }

  /// Not in a condition, a pattern or a loop.
  private func startsStatement(_ keyword: Int) -> Bool {
    if source.matches(keyword - 1, "(", ",") { return false }
    return !source.matches(keyword - 1, oneOf: Self.conditions)
  }

  private static let conditions: [StaticString] = ["if", "guard", "while", "case", "for"]

  /// Whether other files can see it: a global, or a static member of types that are not private.
  func isShared(_ keyword: Int, isMember: Bool = false) -> Bool {
    guard scopes.isVisible, !isPrivate(keyword) else { return false }
    return isMember || scopes.isTopLevel || source.hasModifier(before: keyword, ["static"])
  }

  private func isPrivate(_ keyword: Int) -> Bool {
    source.hasModifier(before: keyword, ["private", "fileprivate"])
  }

  /// `private(set) static var`
  private func isPrivatelySet(_ keyword: Int) -> Bool {
    var index = keyword - 1
    while source.kind(index) == .identifier, keyword - index <= ScanLimits.modifiers { index -= 1 }
    guard let opening = source.partner(index), source.matches(opening + 1, "set") else { return false }
    return source.matches(opening - 1, "private", "fileprivate")
  }

  mutating func add(
    _ name: Int, _ value: Expression?, isShared: Bool = false, role: Declaration.Role = .value,
    scope: Range<Int>? = nil, type: String? = nil
  ) {
    guard source.kind(name) == .identifier else { return }
    add(source.text(name), value, at: name, isShared: isShared, role: role, scope: scope, type: type)
  }

  /// The name of a type that is written out: a word with a capital letter.
  private func typeName(_ index: Int) -> String? {
    guard source.kind(index) == .identifier, source.text(index).first?.isUppercase == true,
      !source.matches(index + 1, ".")
    else { return nil }
    return source.text(index)
  }

  /// Types of numbers, to which apps add members such as `300.milliseconds`.
  private static let numbers = ["Double", "Int", "Float", "CGFloat", "TimeInterval", "BinaryInteger"]

  /// The parameters of a function, by the names that they have inside.
  /// - Parameter function: the token of its name; nil for an initializer.
  mutating func parameters(_ start: Int, of function: Int? = nil) {
    var opening = start
    // Generic parameters stand between name and bracket.
    for _ in 0..<ScanLimits.head where !source.opens(opening, "(") { opening += 1 }
    guard let closing = source.closing(of: opening, "(") else { return }
    let scope = source.functionRange(opening)
    var names: [String] = []
    for index in source.level(opening + 1, to: closing)
    where source.matches(index, ":") && source.kind(index - 1) == .identifier {
      names.append(source.text(index - 1))
      add(index - 1, standard(index + 1, closing), role: .parameter, scope: scope, type: typeName(index + 1))
    }
    guard let function, let body = source.functionBody(behind: closing),
      let value = source.onlyExpression(body), value.isGiven(by: source.text(function), of: names)
    else { return }
    add(function, value, isShared: isShared(function - 1, isMember: true), role: .function(names))
  }

  /// The value that a parameter has where a call leaves it out: what most calls play; nil where there is none, or one
  /// that is no number.
  private func standard(_ start: Int, _ closing: Int) -> Expression? {
    guard let range = source.standard(from: start, to: closing), range.count < ScanLimits.swiftValue,
      !source.matches(range.lowerBound, "nil")
    else { return nil }
    switch value(range) {
    case .unread, .text, .list, .object: return nil
    case let found: return found
    }
  }

  /// `{ a, b in`, `{ [weak self] a in`, `{ (a: Int, b) in`; not the variable of a loop.
  mutating func closureParameters(_ keyword: Int) {
    var names: [Int] = []
    var index = keyword - 1
    if source.kind(index) == .close { index -= 1 }
    for _ in 0..<ScanLimits.closureParameters
    where source.kind(index) == .identifier || source.kind(index) == .symbol {
      if source.matches(index, "for", "case") { return }
      if source.kind(index) == .identifier, !source.matches(index - 1, ":") { names.append(index) }
      index -= 1
    }
    guard source.kind(index) == .open || source.kind(index) == .close else { return }
    for name in names.reversed() { add(name, nil, role: .parameter) }
  }
}
