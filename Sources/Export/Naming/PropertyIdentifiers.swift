/// Identifiers for texts of people: names of properties, phases and elements.
struct PropertyIdentifiers {
  private let nameCase: NameCase
  private let escape: (String) -> String
  private var taken: Set<String>

  /// Makes identifiers.
  ///
  /// - Parameters:
  ///   - taken: What is declared beside them.
  ///   - escape: Makes a reserved word usable.
  init(_ nameCase: NameCase, taken: Set<String> = [], escape: @escaping (String) -> String) {
    self.nameCase = nameCase
    self.taken = taken
    self.escape = escape
  }

  /// The letters and digits of a text in its platform's case, and a number where another text has the same.
  mutating func next(for text: String) -> String {
    let words = Self.words(of: text)
    let joined = nameCase.joined(words.isEmpty ? ["value"] : words)
    let base = joined.first?.isNumber == true ? "_" + joined : joined
    var identifier = base
    var number = 2
    while !taken.insert(identifier).inserted {
      identifier = base + "_\(number)"
      number += 1
    }
    return escape(identifier)
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
