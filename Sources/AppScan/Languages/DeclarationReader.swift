/// Gathers what a file declares in one walk over its tokens. A language says what its brackets and keywords declare;
/// the walk, the paths of types and the list are shared.
protocol DeclarationReader {
  var source: Source { get }
  /// The brackets around the current token.
  var scopes: DeclarationScopes { get set }
  /// The declarations so far.
  var found: [Declaration] { get set }

  init(_ source: Source)

  /// Looks at a bracket that opens, and enters it where it matters.
  mutating func open(_ index: Int, closing: Int)
  /// Looks at a name or keyword.
  mutating func word(_ index: Int)
  /// Looks at what was found, when all of it is known.
  mutating func finish()
}

extension DeclarationReader {
  /// The declarations of a file.
  static func read(_ source: Source) -> [Declaration] {
    var reader = Self(source)
    for index in source.tokens.indices {
      switch source.tokens[index].kind {
      case .open: if let closing = source.partner(index) { reader.open(index, closing: closing) }
      case .close: reader.scopes.leave(index)
      case .identifier: reader.word(index)
      default: break
      }
    }
    reader.finish()
    return reader.found
  }

  mutating func finish() {}

  /// Enters a bracket, and records the body of a type that it opens. A round one holds parameters, unless one of some
  /// keywords stands before it.
  mutating func enter(
    _ opening: Int, closing: Int, behind control: [StaticString] = [], widget: String? = nil
  ) {
    let isRound = source.begins(opening, "(")
    scopes.enter(
      opening, closing: closing,
      isRound ? source.functionRange(opening) : source.range(opening, through: closing),
      isRound: isRound && !source.matches(opening - 1, oneOf: control))
    addType(opening, widget: widget)
  }

  /// Records a declaration by the path of the types around it.
  ///
  /// - Parameters:
  ///   - token: Where it stands.
  ///   - scope: The bytes in which a parameter's bare name means it; those of the brackets around it where nothing else is
  ///     given.
  mutating func add(
    _ name: String, _ value: Expression? = nil, at token: Int, isShared: Bool = false, isMember: Bool = false,
    role: Declaration.Role = .value, scope: Range<Int>? = nil, type: String? = nil
  ) {
    let isLocal = role == .parameter || !scopes.isMember
    let place = Declaration.Place(
      offset: source.range(token).lowerBound, scope: scope ?? scopes.range, isLocal: isLocal)
    found.append(
      Declaration(
        path: scopes.path(of: name), value: value, isShared: isShared, isMember: isMember, role: role,
        place: place, type: type))
  }

  /// Records what a type takes over: names parted by commas, their arguments left out.
  mutating func addParents(of type: Range<Int>, _ range: Range<Int>) {
    var count = 0
    var mayBegin = true
    for index in source.level(range.lowerBound, to: range.upperBound) where count < ScanLimits.parents {
      if source.kind(index) == .identifier, mayBegin {
        count += 1
        found.append(
          Declaration(
            path: scopes.path(of: source.text(source.range(type.lowerBound, through: type.upperBound - 1))),
            value: .name(source.text(index)), isShared: false, role: .parent))
      }
      mayBegin = source.matches(index, oneOf: [",", ":", "extends", "with", "implements", "on"])
    }
  }

  private mutating func addType(_ opening: Int, widget: String? = nil) {
    guard let body = scopes.body, !body.isEmpty else { return }
    found.append(
      Declaration(
        path: body, value: nil, isShared: false, role: .type,
        place: .init(offset: source.range(opening).lowerBound, scope: scopes.range), type: widget))
  }
}

extension Source {
  /// The bytes from the parameters of a function to the end of its body: where they are visible.
  /// - Parameter opening: the bracket of the parameters.
  func functionRange(_ opening: Int) -> Range<Int> {
    guard let closing = partner(opening) else { return range(opening) }
    let end = functionBody(behind: closing)?.upperBound ?? initializersEnd(behind: closing) ?? closing + 1
    return range(opening).lowerBound..<bytesEnd(end)
  }

  /// The index behind the initializers of a constructor of Dart: `Card({this.fade}) : super(duration: fade);`.
  private func initializersEnd(behind closing: Int) -> Int? {
    guard language == .dart, matches(closing + 1, ":") else { return nil }
    return level(closing + 2, to: count).prefix(ScanLimits.head).first { matches($0, ";") }
  }

  private func bytesEnd(_ token: Int) -> Int {
    token > 0 && token <= count ? Int(tokens[token - 1].end) : bytes.count
  }

  /// The tokens of the body behind the parameters of a function, its braces or its `=`, `=>` not among them; nil where
  /// there is none.
  func functionBody(behind closing: Int) -> Range<Int>? {
    var index = closing + 1
    for _ in 0..<ScanLimits.functionHead {
      guard index < count, kind(index) != .close, !matches(index, ";") else { return nil }
      if let end = self.closing(of: index, "{") { return index + 1..<end }
      if matches(index, "=>") || language == .kotlin && matches(index, "=") {
        if let end = self.closing(of: index + 1, "{") { return index + 2..<end }
        return index + 1..<statementEnd(index + 1)
      }
      // The next declaration of a protocol or an interface.
      if language != .dart, startsLine(index), kind(index) == .identifier, !goesOn(index) { return nil }
      index = after(index)
    }
    return nil
  }

  /// The tokens of the value that a parameter has where a call leaves it out; nil where there is none.
  /// - Parameters:
  ///   - start: where its type or its `=` begins.
  ///   - closing: the bracket that closes the list.
  func standard(from start: Int, to closing: Int) -> Range<Int>? {
    guard let sign = level(start, to: closing).first(where: { matches($0, ",", "=") }),
      matches(sign, "=")
    else { return nil }
    let end = level(sign + 1, to: closing).first { matches($0, ",") } ?? closing
    return end > sign + 1 ? sign + 1..<end : nil
  }

  private func goesOn(_ index: Int) -> Bool {
    matches(index, oneOf: ["where", "throws", "async", "rethrows"])
  }

  /// The one expression that a function's body is: `{ return x * 1000 }`, `= x`; nil for more.
  func onlyExpression(_ body: Range<Int>) -> Expression? {
    var body = body
    while kind(body.lowerBound) == .string, body.count > 1 {
      // A directive such as `'worklet'`.
      let next = matches(body.lowerBound + 1, ";") ? 2 : 1
      guard body.count > next, next == 2 || startsLine(body.lowerBound + 1) else { break }
      body = body.dropFirst(next)
    }
    if matches(body.lowerBound, "return") { body = body.dropFirst() }
    if let last = body.last, matches(last, ";") { body = body.dropLast() }
    guard !body.isEmpty, body.count <= ScanLimits.functionBody,
      statementEnd(body.lowerBound) >= body.upperBound
    else { return nil }
    return ExpressionParser.readable(self, body)
  }
}

extension Expression {
  /// Whether one of some names stands in it: a function that makes nothing of what it is given is none of units.
  func names(oneOf names: [String]) -> Bool {
    switch self {
    case .name(let path), .call(let path, _):
      if names.contains(NamePath.head(path)) { return true }
    default: break
    }
    return parts.contains { $0.names(oneOf: names) }
  }

  /// Whether a function that gives it says something of motion: it makes it of what it is given, or it is a number, or
  /// the name of one.
  func isGiven(by function: String, of names: [String]) -> Bool {
    if self.names(oneOf: names) { return true }
    switch self {
    case .number(let number, _): return number != 0
    case .name(let name):
      let words = ["duration", "time", "delay", "anim", "transition", "speed", "curve", "easing"]
      return function.speaks(of: words) && NamePath.last(name).speaks(of: words)
    case .call("Duration", let arguments), .call("TimeInterval", let arguments):
      return arguments.contains { $0.value.isGiven(by: function, of: names) }
    default: return false
    }
  }

  /// The type of which a value is made: `Times()`.
  var madeType: String? {
    if case .call(let path, _) = self, NamePath.isType(path) { path } else { nil }
  }

  /// Whether nothing of it was understood.
  var isWhollyUnread: Bool { if case .unread = self { true } else { false } }
}

/// The brackets around a place in a source, and what they mean for the names that are declared there.
struct DeclarationScopes {
  /// The body of a type.
  struct Body {
    /// The name that paths carry; nil for one that paths leave out, such as a companion object.
    let name: String?
    /// Whether its members are named by its path, not by an instance.
    var isObject = false
    var isPrivate = false
  }

  private struct Scope {
    let closing: Int
    let isRound: Bool
    /// The bytes in which the names are visible that are declared there.
    let range: Range<Int>
    let body: Body?
    /// Whether all brackets from the outermost to this are bodies of types.
    let isType: Bool
    /// Whether none of these types is private either.
    let isVisible: Bool
    /// The path that a member's name is appended to, with its dot.
    let prefix: String
  }

  private var scopes: [Scope] = []
  /// The body of the type whose header was read last, and the bracket that opens it.
  private var next: (opening: Int, body: Body)?

  /// Remembers that a bracket ahead opens the body of a type.
  mutating func expect(_ body: Body, at opening: Int) { next = (opening, body) }

  /// Enters a bracket, in whose bytes names are visible.
  mutating func enter(_ opening: Int, closing: Int, _ range: Range<Int>, isRound: Bool = false) {
    let body = next.flatMap { $0.opening == opening ? $0.body : nil }
    let outer = scopes.last
    var prefix = outer?.prefix ?? ""
    if let name = body?.name, prefix.utf8.count < ScanLimits.pathBytes { prefix += name + "." }
    scopes.append(
      Scope(
        closing: closing, isRound: isRound,
        // What a companion declares, the type around it calls by its name.
        range: body != nil && body?.name == nil ? outer?.range ?? range : range, body: body,
        isType: body != nil && outer?.isType ?? true,
        isVisible: body?.isPrivate == false && outer?.isVisible ?? true, prefix: prefix))
  }

  /// Leaves what a bracket closes.
  mutating func leave(_ closing: Int) {
    if scopes.last?.closing == closing { scopes.removeLast() }
  }

  /// The bytes in which a name that is declared here is visible.
  var range: Range<Int> { scopes.last?.range ?? 0..<Int.max }

  /// The bytes of the innermost type's body.
  var bodyRange: Range<Int> { scopes.last { $0.body != nil }?.range ?? 0..<Int.max }

  /// The path of the type whose body the innermost bracket opens; nil for other brackets.
  var body: String? { scopes.last.flatMap { $0.body == nil ? nil : String($0.prefix.dropLast()) } }

  /// Whether the innermost bracket extends one of some types.
  func isExtension(of types: [String]) -> Bool { scopes.last?.body?.name.map(types.contains) ?? false }

  /// Whether the innermost bracket is round: a list of parameters.
  var isRound: Bool { scopes.last?.isRound ?? false }

  /// Whether the innermost bracket is a type's body.
  var isBody: Bool { scopes.last?.body != nil }

  /// Whether the place is in types alone, or outside everything.
  var isMember: Bool { scopes.last?.isType ?? true }

  /// Whether it is such a member, and none of the types is private.
  var isVisible: Bool { scopes.last?.isVisible ?? true }

  /// Whether what is declared here is named by a path from anywhere.
  var hasStaticMembers: Bool { scopes.last.map { $0.isType && $0.body?.isObject == true } ?? true }

  /// Whether nothing is around the place.
  var isTopLevel: Bool { scopes.isEmpty }

  /// The path of a name that is declared here.
  func path(of name: String) -> String { (scopes.last?.prefix ?? "") + name }
}

extension Source {
  /// Whether one of the words stands among the modifiers of a declaration.
  package func hasModifier(before keyword: Int, _ words: [StaticString]) -> Bool {
    var index = keyword - 1
    while kind(index) == .identifier, keyword - index <= ScanLimits.modifiers,
      // Kotlin's lines end statements.
      language != .kotlin || !startsLine(index + 1)
    {
      if matches(index, oneOf: words) { return true }
      index -= 1
    }
    return false
  }
}
