/// Whether a word is read as an option. `-3`, `-.5`, `-400ms` and `-inf` are values, because bounces,
/// velocities and times may be negative; so are `-` itself (a stream) and a dash before a space (a text).
func isOption(_ word: String) -> Bool {
  guard word.hasPrefix("-"), word.utf8.count > 1 else { return false }
  let rest = word.dropFirst()
  let digits = rest.first == "." ? rest.dropFirst() : rest
  if let first = digits.first, first.isNumber || first.isWhitespace { return false }
  return Double(word) == nil
}

/// Sorts a command's words into options, flags and operands, without reading any value yet.
///
/// A command declares an argument `<name>`, an option `--duration <seconds>` with the short name `-d`, a flag
/// `--force` with the short name `-f`, and an option `--bounce <bounce>`. Reflected, these are the entries 0 to 3.
/// Then `sheet.present -fd0.4 --bounce=-0.1` is read word by word:
///
/// 1. `sheet.present` does not start with a dash: an operand.
/// 2. `-fd0.4` is a cluster. `f` is a flag, so entry 2 gets the name as it was typed, `-f`. `d` takes a value, and
///    takes the rest of the word: entry 1 gets `0.4`. Without a rest it would take the next word.
/// 3. `--bounce=-0.1` brings its value along: entry 3 gets `-0.1`. As `--bounce -0.1` it would take the next word,
///    which may start with a dash since it is a number.
///
/// The result is `values: [nil, ["0.4"], ["-f"], ["-0.1"]]`, `operands: ["sheet.present"]`, `consumed: 3`.
/// ``ParsedWords`` then gives the operands to the arguments in their order (`values[0]` becomes `["sheet.present"]`),
/// and only then are words turned into values: a mistake of form is reported before one of content.
struct Scanner {
  /// The words, sorted by the entries and operands that they belong to.
  struct Result {
    /// The words of each of the reflected entries; nil for those that were not typed.
    var values: [[String]?]
    var operands: [String] = []
    /// How many words were looked at.
    var consumed = 0

    mutating func add(_ word: String, to index: Int) {
      if values[index] == nil { values[index] = [] }
      values[index]?.append(word)
    }
  }

  let path: CommandPath
  let reflection: Reflection

  func scan(_ words: [String], stopsAtOperand: Bool = false) throws -> Result {
    var result = Result(values: Array(repeating: nil, count: reflection.entries.count))
    while result.consumed < words.count {
      let word = words[result.consumed]
      if stopsAtOperand, word == "--" || !isOption(word) { return result }
      result.consumed += 1
      if word == "--" {
        result.operands += words[result.consumed...]
        result.consumed = words.count
      } else if !isOption(word) {
        result.operands.append(word)
      } else if word.hasPrefix("--") {
        try scanLong(word, words, &result)
      } else {
        try scanCluster(word, words, &result)
      }
    }
    return result
  }

  private func scanLong(_ word: String, _ words: [String], _ result: inout Result) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let index = index(of: name) else {
      if name == BuiltIn.help.typedName, attached == nil { throw CleanExit.help(commandPath: path.names) }
      if let attached,
        let flag = BuiltIn.all(at: path).first(where: { $0.typedName == name && $0.role == .flag })
      {
        throw flagWithValue(flag, attached)
      }
      throw unknownOption(name)
    }
    try take(index, name, attached, words, &result)
  }

  /// `-abc` is `-a -b -c`; the first that takes a value takes the rest of the word, or the next word.
  private func scanCluster(_ word: String, _ words: [String], _ result: inout Result) throws {
    var rest = word.dropFirst()
    while let character = rest.popFirst() {
      let name = "-\(character)"
      guard let index = index(of: name) else {
        if name == "-h" { throw CleanExit.help(commandPath: path.names) }
        throw unknownOption(word, in: name)
      }
      let isFlag = reflection.entries[index].specification.role == .flag
      let attached = rest.first == "=" ? rest.dropFirst() : isFlag || rest.isEmpty ? nil : rest
      try take(index, name, attached.map(String.init), words, &result)
      if !isFlag { return }
    }
  }

  /// Takes a flag, or an option with the value that is attached to its name or else the next word.
  private func take(
    _ index: Int, _ name: String, _ attached: String?, _ words: [String], _ result: inout Result
  ) throws {
    let specification = reflection.entries[index].specification
    if specification.role == .flag {
      if let attached { throw flagWithValue(specification, attached) }
      return result.add(name, to: index)
    }
    // `--kind= 1` is a slip of the finger; an empty value that is meant can be written `--kind ''`.
    if attached == "" { throw missingValue(specification, name) }
    let value = try attached ?? nextWord(words, &result, specification, name)
    if !specification.isRepeating, let first = result.values[index]?.first {
      throw repeated(specification, first, value)
    }
    result.add(value, to: index)
  }

  private func nextWord(
    _ words: [String], _ result: inout Result, _ specification: Specification, _ name: String
  ) throws -> String {
    guard result.consumed < words.count, !isOption(words[result.consumed]) else {
      throw missingValue(specification, name, next: words.dropFirst(result.consumed).first)
    }
    result.consumed += 1
    return words[result.consumed - 1]
  }

  private func index(of typedName: String) -> Int? {
    reflection.entries.firstIndex { $0.specification.typedNames.contains(typedName) }
  }
}
