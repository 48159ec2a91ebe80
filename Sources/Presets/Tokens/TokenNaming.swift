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
