/// What a Swift file declares: constants with their values, variables and parameters without, each with the types
/// around it.
struct SwiftDeclarations {
  let source: Source
  private(set) var found: [Declaration] = []
  /// The blocks around the current token.
  private var scopes: [Scope] = []
  /// The path of the types among them.
  private var path = ""

  private struct Scope {
    let closing: Int
    let isType: Bool
    /// The path outside.
    let outer: String
    let isPrivate: Bool
  }

  private init(_ source: Source) { self.source = source }

  /// Reads a file.
  static func read(_ source: Source) -> [Declaration] {
    var reader = SwiftDeclarations(source)
    reader.run()
    return reader.found
  }

  private mutating func run() {
    for index in source.tokens.indices {
      let token = source.tokens[index]
      switch token.kind {
      case .open: if source.first(index) == UInt8(ascii: "{") { enter(index) }
      case .close: leave(index)
      case .identifier: identifier(index, Int(token.end - token.start))
      default: break
      }
    }
  }

  private mutating func identifier(_ index: Int, _ length: Int) {
    switch (length, source.first(index)) {
    case (3, UInt8(ascii: "l")) where source.matches(index, "let"): names(index, isConstant: true)
    case (3, UInt8(ascii: "v")) where source.matches(index, "var"): names(index, isConstant: false)
    case (3, UInt8(ascii: "f")) where source.matches(index, "for"): add(index + 1, nil)
    case (4, UInt8(ascii: "f")) where source.matches(index, "func"): parameters(index + 2)
    case (4, UInt8(ascii: "i")) where source.matches(index, "init") && !source.matches(index - 1, "."):
      parameters(index + 1)
    case (2, UInt8(ascii: "i")) where source.matches(index, "in"): closureParameters(index)
    case (4, UInt8(ascii: "c")) where source.matches(index, "case"):
      if scopes.last?.isType ?? false { rawValues(index) }
    case (4...9, _) where Self.beginsType(source.first(index)):
      if Self.types.contains(where: { source.matches(index, $0) }) { type(index) }
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
    for index in last + 1..<max(last + 1, min(last + 60, source.count)) {
      guard source.kind(index) != .close else { return }
      guard source.opens(index, UInt8(ascii: "{")) else { continue }
      pending = (index, source.text(source.range(keyword + 1, through: last)), isPrivate(keyword))
      return
    }
  }

  /// The names that the file sets; looked for when a variable of a type asks.
  var assigned: Set<String>?

  /// The block of the type whose header was read last.
  private var pending: (opening: Int, name: String, isPrivate: Bool)?

  private mutating func enter(_ opening: Int) {
    guard let closing = source.partner(opening) else { return }
    guard let type = pending, type.opening == opening else {
      scopes.append(Scope(closing: closing, isType: false, outer: path, isPrivate: true))
      return
    }
    scopes.append(Scope(closing: closing, isType: true, outer: path, isPrivate: type.isPrivate))
    // Paths of hostile depth would take quadratic room.
    if path.utf8.count < 256 { path = path.isEmpty ? type.name : path + "." + type.name }
    pending = nil
  }

  private mutating func leave(_ closing: Int) {
    guard let scope = scopes.last, scope.closing == closing else { return }
    path = scope.outer
    scopes.removeLast()
  }

  /// The names behind `let` and `var`: `let a = 1, b = 2`, `var (a, b)`.
  private mutating func names(_ keyword: Int, isConstant: Bool) {
    if source.opens(keyword + 1, UInt8(ascii: "(")), let closing = source.partner(keyword + 1) {
      for index in keyword + 2..<min(closing, keyword + 20) where source.kind(index) == .identifier {
        add(index, nil)
      }
      return
    }
    let isStatement = (isConstant || isFixed(keyword)) && startsStatement(keyword)
    let isShared = isStatement && isConstant && self.isShared(keyword)
    var name = keyword + 1
    for _ in 0..<8 {
      guard source.kind(name) == .identifier else { return }
      var index = name + 1
      if source.matches(index, ":") { index = SwiftStatement.typeEnd(source, index + 1) }
      if !isConstant, let computed = computed(index) {
        add(name, computed, isShared: self.isShared(keyword))
        return
      }
      guard source.matches(index, "="), isStatement else {
        add(name, nil)
        return
      }
      let end = SwiftStatement.end(source, index + 1)
      let value = value(index + 1..<end)
      // Most variables hold no numbers; whether something sets them is looked for last.
      add(name, isConstant || value != .unread(.expression) && !isSet(name) ? value : nil, isShared: isShared)
      guard source.matches(end, ","), source.kind(end + 1) == .identifier else { return }
      name = end + 1
    }
  }

  /// Most constants hold no numbers; these are not parsed.
  private func value(_ range: Range<Int>) -> Expression {
    let mayBeNumber =
      range.count <= 5 || source.matches(range.lowerBound, "CAMediaTimingFunction")
      || range.count <= 40 && range.contains { source.kind($0) == .number }
    return mayBeNumber ? ExpressionParser.parse(source, range) : .unread(.expression)
  }

  /// Not in a condition, a pattern or a loop.
  private func startsStatement(_ keyword: Int) -> Bool {
    if source.matches(keyword - 1, "(") || source.matches(keyword - 1, ",") { return false }
    return !Self.conditions.contains { source.matches(keyword - 1, $0) }
  }

  private static let conditions: [StaticString] = ["if", "guard", "while", "case", "for"]

  /// Whether other files can see it: a global, or a static member of types that are not private.
  func isShared(_ keyword: Int, isMember: Bool = false) -> Bool {
    guard scopes.allSatisfy({ $0.isType && !$0.isPrivate }), !isPrivate(keyword) else { return false }
    return isMember || scopes.isEmpty || hasModifier(keyword, ["static"])
  }

  private func isPrivate(_ keyword: Int) -> Bool { hasModifier(keyword, ["private", "fileprivate"]) }

  /// Whether one of the words stands before a declaration.
  func hasModifier(_ keyword: Int, _ words: [StaticString]) -> Bool {
    var index = keyword - 1
    while keyword - index < 7, source.kind(index) == .identifier {
      if words.contains(where: { source.matches(index, $0) }) { return true }
      index -= 1
    }
    return false
  }

  mutating func add(_ name: Int, _ value: Expression?, isShared: Bool = false) {
    guard source.kind(name) == .identifier else { return }
    add(source.text(name), value, isShared: isShared)
  }

  mutating func add(_ name: String, _ value: Expression?, isShared: Bool, isMember: Bool = false) {
    let path = path.isEmpty ? name : path + "." + name
    found.append(Declaration(path: path, value: value, isShared: isShared, isMember: isMember))
  }
}
