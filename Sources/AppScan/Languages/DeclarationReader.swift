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
    return reader.found
  }

  /// Records a declaration by the path of the types around it.
  mutating func add(
    _ name: String, _ value: Expression? = nil, isShared: Bool = false, isMember: Bool = false
  ) {
    found.append(
      Declaration(path: scopes.path(of: name), value: value, isShared: isShared, isMember: isMember))
  }
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

  /// Enters a bracket.
  mutating func enter(_ opening: Int, closing: Int, isRound: Bool = false) {
    let body = next.flatMap { $0.opening == opening ? $0.body : nil }
    let outer = scopes.last
    var prefix = outer?.prefix ?? ""
    if let name = body?.name, prefix.utf8.count < ScanLimits.pathBytes { prefix += name + "." }
    scopes.append(
      Scope(
        closing: closing, isRound: isRound, body: body, isType: body != nil && outer?.isType ?? true,
        isVisible: body?.isPrivate == false && outer?.isVisible ?? true, prefix: prefix))
  }

  /// Leaves what a bracket closes.
  mutating func leave(_ closing: Int) {
    if scopes.last?.closing == closing { scopes.removeLast() }
  }

  /// Whether the innermost bracket is round: a list of parameters.
  var isRound: Bool { scopes.last?.isRound ?? false }

  /// Whether the innermost bracket is a type's body.
  var isBody: Bool { scopes.last?.body != nil }

  /// Whether the place is in nothing but types, or outside everything.
  var isMember: Bool { scopes.last?.isType ?? true }

  /// The same, where none of the types is private.
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
  func hasModifier(before keyword: Int, _ words: [StaticString]) -> Bool {
    var index = keyword - 1
    while kind(index) == .identifier, keyword - index <= ScanLimits.modifiers,
      // Kotlin's lines end statements.
      language != .kotlin || !startsLine(index + 1)
    {
      if words.contains(where: { matches(index, $0) }) { return true }
      index -= 1
    }
    return false
  }
}
