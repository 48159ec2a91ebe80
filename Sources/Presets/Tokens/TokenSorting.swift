import StrictJSON

/// Finds out what each token is: by its own type, that of the token it names, or that of its group, in this order.
struct TokenSorting {
  let index: TokenIndex
  let problems: ProblemList
  let notes: TokenNotes
  private var known: [Int: TokenMeaning] = [:]

  init(index: TokenIndex, problems: ProblemList, notes: TokenNotes) {
    self.index = index
    self.problems = problems
    self.notes = notes
  }

  mutating func meaning(ofTokenAt place: Int) -> TokenMeaning {
    if let meaning = known[place] { return meaning }
    let (chain, end) = chain(from: place)
    var meaning = end.map { self.literalMeaning(index.tokens[$0]) }
    for place in chain.reversed() {
      meaning = aliasMeaning(place, targetMeaning: meaning)
      known[place] = meaning
    }
    if let end, known[end] == nil { known[end] = literalMeaning(index.tokens[end], isFirst: true) }
    return known[place] ?? .other("without a type")
  }

  /// The aliases from a token on, and the token at their end; nil where they end outside the file or in a circle.
  private func chain(from place: Int) -> (aliases: [Int], end: Int?) {
    var aliases: [Int] = []
    var seen: Set<Int> = []
    var current = place
    while let reference = reference(index.tokens[current]) {
      guard seen.insert(current).inserted else { return (aliases, nil) }
      aliases.append(current)
      guard let next = index.find(reference, from: index.tokens[current])?.index else {
        return (aliases, nil)
      }
      current = next
    }
    return (aliases, current)
  }

  private func reference(_ token: Token) -> TokenReference? {
    guard token.typedPreset?.member("kind") == nil,
      let reference = token.value.string.flatMap(TokenReference.init),
      reference.part.isEmpty
    else { return nil }
    return reference
  }

  private func aliasMeaning(_ place: Int, targetMeaning: TokenMeaning?) -> TokenMeaning {
    let token = index.tokens[place]
    let target = reference(token).flatMap { index.find($0, from: token)?.index }
    let own = token.type.flatMap { TokenMeaning(type: $0) }
    if case .other(let type)? = targetMeaning { return .other(type) }
    if target == nil, case .other(let type)? = own ?? token.groupType.flatMap({ TokenMeaning(type: $0) }) {
      return .other(type)
    }
    if let target, let own, let found = declared(index.tokens[target]), own != found {
      problems.add(
        "its type is \(token.type ?? ""), and {\(index.tokens[target].text)} is \(found.phrase)",
        at: token.value)
    }
    return .alias(of: target)
  }

  /// What a token's own type says.
  private func declared(_ token: Token) -> TokenMeaning? {
    (token.type ?? (reference(token) == nil ? token.groupType : nil)).flatMap { TokenMeaning(type: $0) }
  }

  private func literalMeaning(_ token: Token, isFirst: Bool = false) -> TokenMeaning {
    if token.typedPreset?.member("kind") != nil { return .preset }
    let type = token.type ?? token.groupType
    if let type, let meaning = TokenMeaning(type: type) {
      // What is called a transition or an easing may be a spring in some tools.
      if meaning == .transition || meaning == .curve, TokenMeaning(unmistakable: token.value) == .spring {
        return .spring
      }
      return meaning
    }
    if let meaning = TokenMeaning(unmistakable: token.value) {
      if isFirst { notes.add(token, "has no type of motion; it was read as \(meaning.phrase)") }
      return meaning
    }
    return .other(type ?? "without a type")
  }
}
