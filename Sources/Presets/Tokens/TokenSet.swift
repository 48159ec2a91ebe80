import StrictJSON

/// All tokens of several trees, found.
struct TokenSet {
  private(set) var tokens: [Token] = []
  /// Groups with members of their own, the outer ones first in each tree.
  private(set) var groups: [(path: [String], value: JSONValue)] = []
  /// Tokens of keys that stand twice, which were not read.
  private(set) var repeated: [Token] = []
  private var places: [[String]: Int] = [:]
  /// Tokens in whose place that of a later file was read, and these.
  private var replaced: [(token: Token, other: Token)] = []

  /// Finds the tokens of trees.
  ///
  /// - Parameters:
  ///   - trees: Those that override others later, each with whether it is meant to: trees of a Resolver file are,
  ///     files that are only read together are not.
  init(_ trees: [(root: JSONValue, overrides: Bool)], problems: ProblemList, notes: TokenNotes) {
    let roots = trees.map(\.root)
    let theoNames = TheoNames(roots)
    for (root, overrides) in trees {
      let walk = TokenWalk(
        root: root, roots: roots, theoNames: theoNames, problems: problems, notes: notes)
      groups += walk.groups
      repeated += walk.repeated
      for token in walk.tokens { add(token, overrides: overrides) }
    }
  }

  private mutating func add(_ token: Token, overrides: Bool) {
    guard let place = places[token.path] else {
      places[token.path] = tokens.count
      return tokens.append(token)
    }
    let other = tokens[place]
    if !overrides, other.value.rawText != token.value.rawText { replaced.append((other, token)) }
    tokens[place] = token
  }

  /// Says which tokens stand in two files.
  ///
  /// - Parameter motions: The names of the tokens that become presets.
  func noteReplaced(among motions: Set<String>, _ notes: TokenNotes) {
    for (token, other) in replaced where motions.contains(token.text) || DoubledKeys.isMotion(token) {
      let files = [token, other].map { $0.object.document.file ?? "the file" }
      notes.add(token, "stands in \(files[0]) and in \(files[1]); the value of \(files[1]) was read")
    }
  }

  /// Leaves tokens out that a person does not want, with all that is in a group of that name.
  ///
  /// - Returns: The tokens that are left out, and the names that none has.
  mutating func leaveOut(as options: TokenOptions, _ notes: TokenNotes) -> (left: [Token], unused: [String]) {
    var unused = Set(options.exceptions)
    var left: [Token] = []
    tokens.removeAll { token in
      let found = options.exceptions(of: token.path)
      unused.subtract(found)
      if !found.isEmpty { left.append(token) }
      return !found.isEmpty
    }
    for token in left { notes.add(token, "was left out, as --except says") }
    return (left, options.exceptions.filter(unused.contains))
  }
}

extension TokenOptions {
  /// The exceptions that a token falls under, by its own name, by that of its preset or by a group of either.
  package func exceptions(of path: [String]) -> [String] {
    if exceptions.isEmpty { return [] }
    let names = [path.joined(separator: ".")] + TokenNaming.possibleNames(of: path, self)
    return exceptions.filter { exception in
      // Variables of style sheets begin with signs that their tokens do not have.
      let plain = String(exception.drop { $0 == "-" || $0 == "$" || $0 == "@" })
      return [exception, plain].contains { text in
        names.contains { $0 == text || $0.hasPrefix(text + ".") }
      }
    }
  }
}

/// Keys that stand twice in files of tokens. Only where that makes a difference to a motion the file is refused.
struct DoubledKeys {
  /// The names of the tokens that become presets.
  private let motions: Set<String>
  /// The names of the tokens, and of the groups around them, of which one is a motion and the other something else.
  private var differing: Set<String> = []

  init(_ set: TokenSet, motions: Set<String>) {
    self.motions = motions
    if set.repeated.isEmpty { return }
    let first = Dictionary(set.tokens.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    for token in set.repeated where motions.contains(token.text) || Self.isMotion(token) {
      guard let other = first[token.text], Self.text(token) != Self.text(other) else { continue }
      for last in token.path.indices { differing.insert(token.path[...last].joined(separator: ".")) }
    }
  }

  /// The problems among those of keys that stand twice; the others are said.
  func refused(_ doubled: [JSONProblem], _ notes: TokenNotes) -> [JSONProblem] {
    if doubled.isFull { return doubled }
    return doubled.filter { problem in
      if differing.contains(problem.path) || isInside(problem.path) { return true }
      notes.add(problem.path, "stands twice, and of what both have the first was read")
      return false
    }
  }

  /// Whether a key stands in a token that becomes a preset.
  private func isInside(_ path: String) -> Bool {
    path.indices.contains { path[$0] == "." && motions.contains(String(path[..<$0])) }
  }

  /// Whether a token is a motion by itself.
  static func isMotion(_ token: Token) -> Bool {
    let type = (token.type ?? token.groupType).flatMap { TokenMeaning(type: $0) }
    if case .other? = type { return false }
    return type != nil || TokenMeaning(unmistakable: token.value) != nil
      || !TokenGuess.words(in: token.path).isEmpty
  }

  private static func text(_ token: Token) -> [Substring] {
    token.object.rawText.split(whereSeparator: \.isWhitespace)
  }
}
