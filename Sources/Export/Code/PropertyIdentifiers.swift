/// Identifiers for texts of people: names of properties, phases and elements.
struct PropertyIdentifiers {
  private let nameCase: NameCase
  private let language: CodeLanguage
  private var taken: Set<String>

  /// - Parameter taken: What is declared beside them.
  init(_ nameCase: NameCase, _ language: CodeLanguage, taken: Set<String> = []) {
    self.nameCase = nameCase
    self.language = language
    self.taken = taken
  }

  /// The letters and digits of a text in its platform's case, and a number where another text has the same.
  mutating func next(for text: String) -> String {
    let words = Self.words(of: text)
    let joined = nameCase.joined(words.isEmpty ? ["value"] : words)
    let base = joined.first?.isNumber == true ? "_" + joined : joined
    return language.identifier(taken.insert(unique: base, separator: "_"))
  }

  /// Words of small letters and digits; a capital begins one, as in `cornerRadius`.
  private static func words(of text: String) -> [Substring] {
    var words: [String] = []
    var isInside = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9":
        if !isInside { words.append("") }
        words[words.count - 1].unicodeScalars.append(scalar)
        isInside = true
      case "A"..."Z":
        words.append(String(scalar).lowercased())
        isInside = true
      default: isInside = false
      }
    }
    return words.map { $0[...] }
  }
}

extension Set<String> {
  /// Adds a name, with a number behind it where others have the same, and gives what it has become.
  mutating func insert(unique name: String, separator: String) -> String {
    var unique = name
    var number = 2
    while !insert(unique).inserted {
      unique = "\(name)\(separator)\(number)"
      number += 1
    }
    return unique
  }
}
