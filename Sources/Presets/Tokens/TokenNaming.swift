import PlainText

/// Gives the tokens of a file names that follow the registry's grammar.
struct TokenNaming {
  /// The name of each token, by its place; nil for one whose name cannot be mended.
  private(set) var names: [Int: PresetName] = [:]

  /// Names tokens, and says of each name that had to be mended what it was.
  ///
  /// - Parameter indices: The tokens that become presets.
  init(
    _ tokens: [Token], _ indices: [Int], options: TokenOptions, problems: ProblemList, notes: TokenNotes
  ) {
    var mended: [(index: Int, text: String)] = []
    for index in indices {
      let path = tokens[index].path
      let text = Self.mended(path, options)
      let option = "\(tokens[index].text)=NAME".singleQuoted
      if let sign = Self.unspeakable(path, options) {
        problems.add(
          "\"\(tokens[index].text)\": \"\(sign)\" has no Latin letters that sound like it; name the token or its "
            + "group with --name \(option)", at: tokens[index].object, category: .name)
      } else if text.isEmpty {
        let message = "its name has no letter or digit; give it one with --name \(option)"
        problems.add("\"\(tokens[index].text)\": \(message)", at: tokens[index].object, category: .name)
      } else {
        mended.append((index, text))
      }
    }
    let groups = Set(mended.flatMap { PresetName(stored: $0.text).groups })
    for (index, text) in mended {
      // A token that is a group too, or whose name means something else, is its group's default.
      let isGroup = groups.contains(text) || PresetName.reservedWords.contains(text)
      let name = PresetName(stored: isGroup ? Self.default(of: text) : text)
      names[index] = name
      if name.text != tokens[index].dottedText { notes.rename(tokens[index], to: name) }
    }
  }

  private static func `default`(of group: String) -> String { group + ".default" }

  /// The names that the preset of a token may have, as there are others in its group or not.
  static func possibleNames(of path: [String], _ options: TokenOptions) -> [String] {
    let text = mended(path, options)
    return [text, Self.default(of: text)]
  }

  /// The name of a path by the grammar: what a person gave it or a group of it, and else the nearest one.
  static func mended(_ path: [String], _ options: TokenOptions) -> String {
    let (given, rest) = split(path, options)
    let text = NameMending.mended(rest.filter { $0 != "$root" }.joined(separator: "/"))
    guard let given else { return text }
    return text.isEmpty ? given : given + "." + text
  }

  /// The preset that a reference would name in a registry; nil for what cannot be a name.
  static func name(of reference: TokenReference, _ options: TokenOptions) -> PresetName? {
    let text = mended(reference.path, options)
    return PresetName.isName(text) ? PresetName(stored: text) : nil
  }

  private static func split(_ path: [String], _ options: TokenOptions) -> (
    given: String?, rest: ArraySlice<String>
  ) {
    if options.names.isEmpty { return (nil, path[...]) }
    for count in stride(from: path.count, to: 0, by: -1) {
      let group = path.prefix(count)
      let names = [group.joined(separator: "."), NameMending.mended(group.joined(separator: "/"))]
      if let given = names.lazy.compactMap({ options.names[$0] }).first {
        return (given, path.dropFirst(count))
      }
    }
    return (nil, path[...])
  }

  private static func unspeakable(_ path: [String], _ options: TokenOptions) -> Unicode.Scalar? {
    split(path, options).rest.lazy.compactMap(NameMending.unspeakable).first
  }
}
