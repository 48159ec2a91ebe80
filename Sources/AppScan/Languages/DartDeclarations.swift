/// Finds what a Dart file declares: constants, finals, variables, fields and parameters.
struct DartDeclarations: DeclarationReader {
  let source: Source
  var scopes = DeclarationScopes()
  var found: [Declaration] = []
  /// The last name that was declared.
  private var last = -1

  init(_ source: Source) { self.source = source }

  mutating func open(_ index: Int, closing: Int) {
    let isRound = source.first(index) == UInt8(ascii: "(")
    scopes.enter(index, closing: closing, isRound: isRound)
    if isRound, source.matches(closing + 1, "=>") || source.opens(closing + 1, UInt8(ascii: "{")) {
      addLambdaParameters(index)
    }
  }

  mutating func word(_ index: Int) {
    switch source.length(index) {
    case 5 where source.matches(index, "final") || source.matches(index, "const"): addConstants(index)
    case 5 where source.matches(index, "class") || source.matches(index, "mixin"): addBody(index)
    case 4 where source.matches(index, "enum"): addBody(index)
    case 3 where source.matches(index, "get"): addGetter(index)
    case 9 where source.matches(index, "extension"): addBody(index)
    default: addTyped(index)
    }
  }

  private mutating func addBody(_ keyword: Int) {
    guard source.kind(keyword + 1) == .identifier else { return }
    for index in keyword + 2..<keyword + ScanLimits.head {
      if source.opens(index, UInt8(ascii: "{")) {
        return scopes.expect(.init(name: source.text(keyword + 1)), at: index)
      }
      guard source.kind(index) != .close, !source.matches(index, ";") else { return }
    }
  }

  /// `(a, b) =>` and `(a, b) {`: names without types.
  private mutating func addLambdaParameters(_ opening: Int) {
    var index = opening + 1
    for _ in 0..<ScanLimits.names {
      guard source.kind(index) == .identifier,
        source.matches(index + 1, ",") || source.kind(index + 1) == .close
      else { return }
      add(index)
      index += 2
    }
  }

  /// `final Duration fast = …, slow = …;` behind its keyword. What has no name there is an expression.
  private mutating func addConstants(_ keyword: Int) {
    guard var name = declaredName(after: keyword) else { return }
    let isStatic = (keyword - 3..<keyword).contains { source.matches($0, "static") }
    let isShared = scopes.isTopLevel || scopes.isMember && isStatic
    for _ in 0..<ScanLimits.names {
      guard !scopes.isRound, source.matches(name + 1, "=") else {
        add(name)
        return
      }
      let end = source.statementEnd(name + 2)
      let value = end > name + 2 ? ExpressionParser.parse(source, name + 2..<end) : nil
      add(name, value, isShared: isShared && source.first(name) != UInt8(ascii: "_"))
      guard source.matches(end, ","), source.kind(end + 1) == .identifier else { return }
      name = end + 1
    }
  }

  /// `Duration get fast => const Duration(milliseconds: 300);`: a constant where nothing in it changes.
  private mutating func addGetter(_ keyword: Int) {
    let name = keyword + 1
    guard source.kind(name) == .identifier, source.matches(name + 1, "=>"), scopes.isMember else {
      if source.opens(name + 1, UInt8(ascii: "{")) {
        add(name)
      } else {
        addTyped(keyword)
      }
      return
    }
    let end = source.statementEnd(name + 2)
    let isStatic = (keyword - 5..<keyword).contains { source.matches($0, "static") }
    let isShared = (scopes.isTopLevel || isStatic) && source.first(name) != UInt8(ascii: "_")
    add(name, end > name + 2 ? ExpressionParser.parse(source, name + 2..<end) : nil, isShared: isShared)
  }

  /// The last name before the `=`, `;` or bracket that ends the declaration's head.
  private func declaredName(after keyword: Int) -> Int? {
    var index = keyword + 1
    var name: Int?
    for _ in 0..<ScanLimits.head {
      switch source.kind(index) {
      case .identifier:
        name = index
        index += 1
      case .symbol where source.matches(index, "<"):
        guard let end = source.typeArgumentsEnd(index) else { return nil }
        index = end
      case .symbol where source.matches(index, "?") || source.matches(index, "."): index += 1
      case .symbol:
        return ["=", ";", ","].contains { source.matches(index, $0) } ? name : nil
      case .close: return scopes.isRound ? name : nil
      case .open where source.opens(index, UInt8(ascii: "(")) && index == keyword + 1:
        // A record's type or pattern.
        guard let closing = source.partner(index) else { return nil }
        index = closing + 1
      default: return nil
      }
      if let found = name, source.matches(index, "in") { return found }
    }
    return nil
  }

  /// `Duration fast = …` and `int count,`: a name behind a type.
  private mutating func addTyped(_ index: Int) {
    guard index > last, isType(index - 1), endsName(index + 1) else { return }
    add(index)
  }

  private func isType(_ index: Int) -> Bool {
    switch source.kind(index) {
    case .identifier: !Self.isKeyword(source, index)
    case .symbol where source.matches(index, "?"):
      source.kind(index - 1) == .identifier && source.tokens[index].start == source.tokens[index - 1].end
    case .symbol where source.matches(index, ">"): source.callName(before: index + 1) != nil
    default: false
    }
  }

  private func endsName(_ index: Int) -> Bool {
    switch source.kind(index) {
    case .symbol: ["=", ";", ",", "=>"].contains { source.matches(index, $0) }
    case .close: true
    case .identifier: source.matches(index, "in")
    default: false
    }
  }

  private static func isKeyword(_ source: Source, _ index: Int) -> Bool {
    keywords.contains { source.matches(index, $0) }
  }

  /// Words before a name that is used, not declared.
  private static let keywords: [StaticString] = [
    "return", "await", "throw", "new", "const", "in", "is", "as", "case", "else", "yield", "assert", "import",
    "export",
    "part", "on", "with", "extends", "implements", "show", "hide", "library", "default", "of", "class",
    "enum", "async",
  ]

  /// Records a name that was not recorded before.
  private mutating func add(_ name: Int, _ value: Expression? = nil, isShared: Bool = false) {
    guard name > last else { return }
    last = name
    add(source.text(name), value, isShared: isShared && value != nil)
  }
}
