import StrictJSON

/// All tokens of several trees, found.
struct TokenSet {
  private(set) var tokens: [Token] = []
  /// Groups with members of their own, the outer ones first in each tree.
  private(set) var groups: [(path: [String], value: JSONValue)] = []
  private var places: [[String]: Int] = [:]

  /// Finds the tokens of trees.
  ///
  /// - Parameters:
  ///   - trees: Those that override others later, each with whether it is meant to: trees of a Resolver file are,
  ///     files that are only read together are not.
  init(_ trees: [(root: JSONValue, overrides: Bool)], problems: ProblemList, notes: TokenNotes) {
    let roots = trees.map(\.root)
    for (root, overrides) in trees {
      let walk = TokenWalk(root: root, roots: roots, problems: problems, notes: notes)
      groups += walk.groups
      for token in walk.tokens { add(token, overrides: overrides, notes) }
    }
  }

  private mutating func add(_ token: Token, overrides: Bool, _ notes: TokenNotes) {
    guard let place = places[token.path] else {
      places[token.path] = tokens.count
      return tokens.append(token)
    }
    let other = tokens[place]
    if !overrides, other.value.rawText != token.value.rawText {
      let files = [other, token].map { $0.object.document.file ?? "the file" }
      notes.add(token, "stands in \(files[0]) and in \(files[1]); the value of \(files[1]) was read")
    }
    tokens[place] = token
  }
}
