import StrictJSON

/// Turns the tokens of a file into presets.
struct TokenReader {
  let values: TokenValues
  let options: TokenOptions
  let meanings: [TokenMeaning]
  let names: [Int: PresetName]

  var index: TokenIndex { values.index }
  var problems: ProblemList { values.problems }
  var notes: TokenNotes { values.notes }

  /// Sorts and names tokens.
  init(
    _ tokens: [Token], roots: [JSONValue], options: TokenOptions, problems: ProblemList, notes: TokenNotes
  ) {
    values = TokenValues(roots: roots, index: TokenIndex(tokens), problems: problems, notes: notes)
    self.options = options
    var sorting = TokenSorting(values: values, options: options)
    let found = tokens.indices.map { sorting.meaning(ofTokenAt: $0) }
    meanings = found
    for case .other(let type) in found { notes.skip(type) }
    let motions = found.indices.filter { if case .other = found[$0] { false } else { true } }
    names = TokenNaming(tokens, motions, options: options, problems: problems, notes: notes).names
  }

  /// Reads the token of a place; nil for one that is no motion, or with a problem.
  func preset(at place: Int) -> Preset? {
    let token = index.tokens[place]
    guard let name = names[place] else { return nil }
    let decoder = PresetDecoder(problems: problems)
    let typed = token.typedPreset
    let content = typed?.member("kind") == nil ? content(of: token, meanings[place]) : nil
    var preset: Preset?
    if let typed {
      preset = decoder.preset(typed, named: name, content: content)
      if content == nil, let said = preset?.content { preset?.content = edited(said, by: token) }
    } else {
      preset = content.map { Preset(name: name, content: $0) }
    }
    readAbout(token, into: &preset)
    return preset
  }

  private func content(of token: Token, _ meaning: TokenMeaning) -> Content? {
    switch meaning {
    case .duration: return values.seconds(token.value, "its duration", of: token).map { .duration($0) }
    case .curve: return values.shape(token.value, of: token).map { .curve($0) }
    case .transition: return transition(token)
    case .spring: return values.spring(token.value, of: token).map { .spring($0) }
    case .alias:
      return TokenReference(token.value).flatMap { target($0, token.value, of: token) }
        .map { .alias(of: $0) }
    case .preset, .other: return nil
    }
  }

  /// The preset that a reference names: of the file, or else of the registry that the file goes into.
  func target(_ reference: TokenReference, _ value: JSONValue, of token: Token) -> PresetName? {
    if let (place, set) = index.find(reference, from: token) {
      if let set { notes.add(token, "{\(reference.text)} was found in the set \(set)") }
      if let name = names[place] { return name }
      let target = index.tokens[place].text
      problems.add("it names {\(target)}, which is \(meanings[place].phrase)", at: value)
      return nil
    }
    let name = TokenNaming.name(of: reference, options)
    if let name, options.isKnown(name) { return name }
    problems.add(
      "it names {\(reference.text)}, and neither the files nor the registry have a preset of that name; import the "
        + "file that has it together with this one", at: value)
    return nil
  }
}
