import StrictJSON

/// Finds tokens by what others call them.
struct TokenIndex {
  let tokens: [Token]
  private let byName: [String: Int]
  /// The outermost groups, which in a file of Tokens Studio are its sets: references there leave them out.
  private let sets: [String]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    byName = Dictionary(
      tokens.enumerated().map { ($0.element.text, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    sets = tokens.compactMap(\.path.first).filter { seen.insert($0).inserted }
  }

  /// The place of the token that a reference names, and the set that it had to be looked for in.
  func find(_ reference: TokenReference, from token: Token) -> (index: Int, set: String?)? {
    let name = reference.text
    for candidate in [name, name + ".$root", name + ".value"] {
      if let index = byName[candidate] { return (index, nil) }
    }
    // Its own set first; of the others the last one that has the name, as sets override those before them.
    for set in [token.path.first].compactMap({ $0 }) + sets.reversed() {
      if let index = byName[set + "." + name], tokens[index].path != token.path { return (index, set) }
    }
    return nil
  }
}
