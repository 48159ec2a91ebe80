import StrictJSON

/// The meaning of a token for a registry of motion.
enum TokenMeaning: Equatable {
  /// A length of time.
  case duration
  /// A unit curve.
  case curve
  /// A curve over a duration.
  case transition
  /// A spring, as many tools write one although the standard has none.
  case spring
  /// A preset of Motionbook's own, whose extension says what it is.
  case preset
  /// Another name for a token; nil for one that the file does not have.
  case alias(of: Int?)
  /// Nothing that moves, by its type.
  case other(String)

  /// Its name with an article.
  var phrase: String {
    switch self {
    case .duration: "a duration"
    case .curve: "a curve"
    case .transition: "a transition"
    case .spring: "a spring"
    case .preset: "a preset"
    case .alias: "another name"
    case .other(let type): "of type \(type)"
    }
  }

  /// The meaning of a type, the words of other tools included; nil for a type that says nothing.
  init?(type: String) {
    switch type.lowercased().filter({ $0 != "-" && $0 != "_" && $0 != " " }) {
    case "duration", "time": self = .duration
    case "cubicbezier", "bezier", "easing", "timingfunction", "easingfunction", "curve": self = .curve
    case "transition", "customtransition", "animation": self = .transition
    case "spring", "customspring", "motionspring", "physics": self = .spring
    case "other", "string", "custom", "motion": return nil
    default: self = .other(type)
    }
  }

  /// The meaning of a value that says its own unit or function. Anything else is not guessed (Design Tokens Format
  /// Module 2025.10, section 5.2: tools must not guess a type from a value).
  init?(unmistakable value: JSONValue) {
    if let text = value.string {
      let text = text.lowercased()
      if CSSEasing.isEasing(text) {
        self = .curve
      } else if text.hasSuffix("s"), (try? Seconds.parse(text)) != nil {
        self = .duration
      } else {
        return nil
      }
      return
    }
    var keys: Set<String> = []
    value.forEachMember { key, _ in keys.insert(key.string ?? "") }
    let words = Set(keys.compactMap(SpringWords.key))
    if keys.contains("duration"), !keys.isDisjoint(with: TransitionWords.curve) {
      self = .transition
    } else if words.isSuperset(of: [.duration, .bounce]) || words.contains(.stiffness) && words.count > 1
      || words.isSuperset(of: [.tension, .friction]) || words.contains(.response) && words.count > 1
    {
      self = .spring
    } else {
      return nil
    }
  }
}

/// Other tools' names of a transition's members.
enum TransitionWords {
  /// The timing function.
  static let curve: Set<String> = [
    "timingFunction", "easing", "easingFunction", "timing-function", "timing_function", "cubicBezier",
  ]
}

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

  /// The meaning of a token's own type.
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
