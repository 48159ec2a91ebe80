import StrictJSON

/// Turns the tokens of a file into presets.
struct TokenReader {
  let root: JSONValue
  let index: TokenIndex
  let problems: ProblemList
  let notes: TokenNotes
  let meanings: [TokenMeaning]
  let names: [Int: PresetName]

  init(_ tokens: [Token], root: JSONValue, problems: ProblemList, notes: TokenNotes) {
    self.root = root
    self.problems = problems
    self.notes = notes
    index = TokenIndex(tokens)
    var sorting = TokenSorting(index: index, problems: problems, notes: notes)
    meanings = tokens.indices.map { sorting.meaning(ofTokenAt: $0) }
    for (token, meaning) in zip(tokens, meanings) {
      if case .other(let type) = meaning, token.type != nil || token.groupType != nil || !token.isPlain {
        notes.skip(type)
      } else if case .other = meaning {
        notes.skip("without a type")
      }
    }
    let found = meanings
    let motions = found.indices.filter { if case .other = found[$0] { false } else { true } }
    names = TokenNaming(tokens, motions, problems: problems, notes: notes).names
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
      noteEdits(of: token)
    } else {
      preset = content.map { Preset(name: name, content: $0) }
    }
    readAbout(token, into: &preset)
    return preset
  }

  private func content(of token: Token, _ meaning: TokenMeaning) -> Content? {
    switch meaning {
    case .duration: return seconds(token.value, "its duration", of: token).map { .duration($0) }
    case .curve: return shape(token.value, of: token).map { .curve($0) }
    case .transition: return transition(token)
    case .spring: return spring(token.value, of: token).map { .spring($0) }
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
    let text = NameMending.mended(reference.path.filter { $0 != "$root" }.joined(separator: "/"))
    if PresetName.followsGrammar(text), !PresetName.reservedWords.contains(text) {
      return PresetName(stored: text)
    }
    problems.add("there is no token \"\(reference.text)\"", at: value)
    return nil
  }

  /// The value that stands at a place: itself, or the part of another token that a pointer leads to.
  func literal(_ value: JSONValue, of token: Token) -> JSONValue? {
    guard value.kind == .object, let reference = TokenReference(value) else { return value }
    var target: JSONValue? = root
    for name in reference.path { target = target?.member(name) }
    if !reference.part.isEmpty { target = target?.member("$value") }
    for step in reference.part {
      target =
        Int(step).flatMap { number in
          target?.elements.indices.contains(number) == true ? target?.elements[number] : nil
        } ?? target?.member(step)
    }
    guard let target else {
      problems.add("there is nothing at the place that it points to", at: value)
      return nil
    }
    notes.add(token, "a part of {\(reference.text)} was read as a value")
    // A pointer to a pointer could go round in circles.
    guard target.kind != .object || TokenReference(target) == nil else {
      problems.add("it points to a place that points elsewhere", at: value)
      return nil
    }
    return target
  }

  /// Says that a value was edited which only stands in for what the extension says.
  private func noteEdits(of token: Token) {
    guard let baked = token.ownExtension?.member(TokenExtension.baked) else { return }
    let curve = token.value.kind == .array ? token.value : token.value.member("timingFunction")
    let written = baked.member(BakedMember.cubicBezier)
    let millis = baked.member(BakedMember.durationMillis)?.number
    let duration = token.value.member("duration")?.member("value")?.number
    let isSame = curve?.elements.map(\.number) == written?.elements.map(\.number)
    if isSame, millis == nil || duration == millis { return }
    notes.add(token, "its value was edited, and only stands in for what $extensions says, which was read")
  }
}

/// Gives the tokens of a file names that follow the registry's grammar.
struct TokenNaming {
  /// The name of each token, by its place; nil for one whose name cannot be mended.
  private(set) var names: [Int: PresetName] = [:]

  /// Names tokens, and says of each name that had to be mended what it was.
  ///
  /// - Parameter indices: The tokens that become presets.
  init(_ tokens: [Token], _ indices: [Int], problems: ProblemList, notes: TokenNotes) {
    var mended: [(index: Int, text: String)] = []
    for index in indices {
      let text = NameMending.mended(tokens[index].path.filter { $0 != "$root" }.joined(separator: "/"))
      if text.isEmpty {
        let message = "its name has no letter or digit; a preset's name is such as sheet.present"
        problems.add("\"\(tokens[index].text)\": \(message)", at: tokens[index].object, category: .name)
      } else {
        mended.append((index, text))
      }
    }
    let groups = Set(mended.flatMap { PresetName(stored: $0.text).groups })
    for (index, text) in mended {
      // A token that is a group too, or whose name means something else, is its group's default.
      let isGroup = groups.contains(text) || PresetName.reservedWords.contains(text)
      let name = PresetName(stored: isGroup ? text + ".default" : text)
      names[index] = name
      if name.text != tokens[index].text { notes.add(tokens[index], "is named \(name) here") }
    }
  }
}
