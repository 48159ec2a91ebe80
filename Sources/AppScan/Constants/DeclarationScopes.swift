/// The brackets around a place in a source, and what they mean for the names that are declared there.
struct DeclarationScopes {
  /// The body of a type.
  struct Body {
    /// The name that paths carry; nil for one that paths leave out, such as a companion object.
    let name: String?
    /// Whether its members are named by its path, not by an instance.
    let isObject: Bool
  }

  private struct Scope {
    let end: Int
    let isRound: Bool
    /// Whether all brackets from the outermost to this are bodies of types.
    let isType: Bool
    let isObject: Bool
    /// The path that a member's name is appended to, with its dot.
    let prefix: String
  }

  private var scopes: [Scope] = []

  /// Leaves the brackets that end at or before a token.
  mutating func leave(_ index: Int) {
    while let last = scopes.last, index >= last.end { scopes.removeLast() }
  }

  /// Enters a bracket.
  mutating func enter(end: Int, isRound: Bool, body: Body?) {
    let outer = scopes.last
    var prefix = outer?.prefix ?? ""
    // Paths of hostile depth would take quadratic room.
    if let name = body?.name, prefix.utf8.count < 256 { prefix += name + "." }
    scopes.append(
      Scope(
        end: end, isRound: isRound, isType: body != nil && outer?.isType ?? true,
        isObject: body?.isObject ?? false,
        prefix: prefix))
  }

  /// Whether the innermost bracket is round: a list of parameters.
  var isRound: Bool { scopes.last?.isRound ?? false }

  /// Whether the place is a type's body or outside everything.
  var isMember: Bool { scopes.last?.isType ?? true }

  /// Whether what is declared here is named by a path from anywhere.
  var hasStaticMembers: Bool { scopes.last.map { $0.isType && $0.isObject } ?? true }

  /// Whether nothing is around the place.
  var isTopLevel: Bool { scopes.isEmpty }

  /// The path of a name that is declared here.
  func path(of name: String) -> String { (scopes.last?.prefix ?? "") + name }
}
