import MotionPhysics
import StrictJSON

/// Finds out what each token is: by its own type, that of the token it names, that of its group, and where these leave
/// it open by the words of its path and its value. What is no motion is left out, and never wrong.
struct TokenSorting {
  let values: TokenValues
  let options: TokenOptions
  private var known: [Int: TokenMeaning] = [:]

  private var index: TokenIndex { values.index }
  private var notes: TokenNotes { values.notes }

  init(values: TokenValues, options: TokenOptions) {
    self.values = values
    self.options = options
  }

  mutating func meaning(ofTokenAt place: Int) -> TokenMeaning {
    if let meaning = known[place] { return meaning }
    let (chain, end) = chain(from: place)
    var meaning = end.map { known[$0] ?? literalMeaning(index.tokens[$0]) }
    if let end { known[end] = meaning }
    for place in chain.reversed() {
      meaning = aliasMeaning(place, targetMeaning: meaning)
      known[place] = meaning
    }
    return known[place] ?? .other(Self.untyped)
  }

  private static let untyped = "without a type"

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
    guard token.typedPreset?.member("kind") == nil, let reference = TokenReference(token.value),
      reference.part.isEmpty
    else { return nil }
    return reference
  }

  private func aliasMeaning(_ place: Int, targetMeaning: TokenMeaning?) -> TokenMeaning {
    let token = index.tokens[place]
    guard let reference = reference(token) else { return .other(Self.untyped) }
    let target = index.find(reference, from: token)?.index
    let own = token.type.flatMap { TokenMeaning(type: $0) }
    if case .other(let type)? = own {
      guard let target, let targetMeaning, !targetMeaning.isStill, isMotion(token) else {
        return .other(type)
      }
      notes.add(
        token,
        "its type is \(token.type ?? type), and {\(reference.text)} a motion, as whose other name it was read"
      )
      return .alias(of: target)
    }
    if case .other(let type)? = targetMeaning {
      if own != nil { notes.add(token, "names {\(reference.text)}, which was left out, and so is this") }
      return .other(type)
    }
    let group = token.groupType.flatMap { TokenMeaning(type: $0) }
    guard let target else { return missingMeaning(token, reference, own ?? group) }
    if targetMeaning == nil, own == nil, group == nil, !isMotion(token) { return .other(Self.untyped) }
    if let own, own != targetMeaning, let found = declared(index.tokens[target]), own != found {
      values.problems.add(
        "its type is \(token.type ?? ""), and {\(index.tokens[target].text)} is \(found.phrase)",
        at: token.value)
    }
    return .alias(of: target)
  }

  /// The meaning of an alias to what no file has: by its type, or else by the registry that it goes into.
  private func missingMeaning(
    _ token: Token, _ reference: TokenReference, _ declared: TokenMeaning?
  ) -> TokenMeaning {
    if case .other(let type)? = declared { return .other(type) }
    if declared != nil || TokenNaming.name(of: reference, options).map(options.isKnown) == true {
      return .alias(of: nil)
    }
    if isMotion(token) {
      notes.leave(
        token,
        "names {\(reference.text)}, which no file here has; import the file that has it together with this one"
      )
    }
    return .other(token.type ?? Self.untyped)
  }

  private func isMotion(_ token: Token) -> Bool { !TokenGuess.words(in: token.path).isEmpty }

  private func declared(_ token: Token) -> TokenMeaning? {
    (token.type ?? (reference(token) == nil ? token.groupType : nil)).flatMap { TokenMeaning(type: $0) }
  }

  private func literalMeaning(_ token: Token) -> TokenMeaning {
    if token.typedPreset?.member("kind") != nil { return .preset }
    let type = token.type ?? token.groupType ?? Self.category(token)
    if let type, let meaning = TokenMeaning(type: type) {
      if let said = said(by: token, insteadOf: meaning) {
        notes.add(token, "its type is \(type), and its value \(said.phrase), as which it was read")
        return said
      }
      guard meaning == .transition || meaning == .curve else { return meaning }
      if isEndless(token) { return .other("animation without an end") }
      // What is called a transition or an easing may be a spring in some tools.
      if TokenMeaning(unmistakable: token.value) == .spring { return .spring }
      return meaning == .transition && takesNoTime(token) ? .other("transition of 0 ms") : meaning
    }
    return guess(token, type)
  }

  /// The meaning of a text that says its unit or its function, where it is another motion than its type says.
  private func said(by token: Token, insteadOf meaning: TokenMeaning) -> TokenMeaning? {
    if case .other = meaning { return nil }
    guard token.value.kind == .string, let said = TokenMeaning(unmistakable: token.value) else { return nil }
    return said == meaning ? nil : said
  }

  /// The type in older files of Style Dictionary, which call it a category.
  private static func category(_ token: Token) -> String? {
    token.object.member("attributes")?.member("category")?.string == "time" ? "time" : nil
  }

  private func guess(_ token: Token, _ type: String?) -> TokenMeaning {
    let words = TokenGuess.words(in: token.path)
    let text = token.value.string.flatMap { values.replaced($0, of: token) }
    if !words.isEmpty, isEndless(token) { return .other(type ?? Self.untyped) }
    if let text, Self.isCut(text) { notes.addTimeless(token) }
    if let meaning = TokenGuess.meaning(of: token.value, text: text, words: words),
      isReadable(token, as: meaning)
    {
      notes.add(token, "has no type of motion; it was read as \(meaning.phrase)")
      return meaning
    }
    if !words.isEmpty && TokenGuess.isTelling(token.value) || TokenGuess.saysMotion(token.value) {
      let seconds = text.flatMap(TransitionText.seconds)
      let isOutOfRange = seconds.map { !Ranges.delay.contains($0) } ?? false
      let value = token.value.rawText
      notes.leave(
        token,
        "was not read: "
          + (isOutOfRange
            ? Ranges.delay.refusal(of: "its duration", value) : "its value is \(value.shortened)"))
    }
    return .other(type ?? Self.untyped)
  }

  /// Whether a value can be read as what it was guessed to be: a guess must not refuse a file.
  private func isReadable(_ token: Token, as meaning: TokenMeaning) -> Bool {
    let problems = ProblemList()
    let trial = TokenValues(roots: values.roots, index: index, problems: problems, notes: TokenNotes())
    switch meaning {
    case .duration: _ = trial.seconds(token.value, "its duration", of: token)
    case .curve: _ = trial.shape(token.value, of: token)
    case .spring: _ = trial.spring(token.value, of: token)
    case .transition:
      guard let parts = TransitionParts(token.value) else {
        return text(of: token).map { text in
          Ranges.duration.contains(text.times[0]) && Ranges.delay.contains(text.delay)
            && (try? CurveShape(css: text.easing ?? "ease")) != nil
        } ?? false
      }
      if TokenMeaning(unmistakable: parts.curve) == .spring { return true }
      _ = trial.shape(parts.curve, of: token)
      let seconds = trial.seconds(parts.duration, "its duration", of: token) ?? 0
      return problems.problems.isEmpty && Ranges.duration.contains(seconds)
    case .preset, .alias, .other: return false
    }
    return problems.problems.isEmpty
  }

  /// Whether a transition's duration is 0, which no tween's is: it says that nothing moves.
  private func takesNoTime(_ token: Token) -> Bool {
    if let parts = TransitionParts(token.value) {
      let trial = TokenValues(roots: values.roots, index: index, problems: ProblemList(), notes: TokenNotes())
      guard trial.seconds(parts.duration, "its duration", of: token) == 0 else { return false }
    } else {
      guard text(of: token)?.times[0] == 0 else { return false }
    }
    notes.addTimeless(token)
    notes.leave(token, "takes 0 ms, and a tween takes some time, so it was left out")
    return true
  }

  /// Whether a text says that nothing moves, or for a time that no motion has.
  private static func isCut(_ text: String) -> Bool {
    if text == "none" || text == "0" { return true }
    let seconds = TransitionText.parts(of: text)?.times.first ?? TransitionText.seconds(text)
    return seconds.map { $0 <= LessMotionWords.longestCut } ?? false
  }

  /// Whether it is an animation that begins anew each time that it ends: no tween does.
  private func isEndless(_ token: Token) -> Bool {
    guard text(of: token)?.isEndless == true else { return false }
    notes.leave(
      token,
      "goes on without an end, which no tween does, so it was left out; beside its keyframes, in a style "
        + "sheet or a theme, it becomes a clip")
    return true
  }

  private func text(of token: Token) -> TransitionText.Parts? {
    token.value.string.flatMap { values.replaced($0, of: token) }.flatMap(TransitionText.parts)
  }
}
