/// Words of people as Swift's identifiers.
enum SwiftIdentifier {
  /// A word as it is declared and used: an underscore before a digit, backticks around a reserved word.
  static func escaped(_ word: String) -> String {
    let word = word.first?.isNumber == true ? "_" + word : word
    return ReservedWords.swift.contains(word) ? "`\(word)`" : word
  }

  /// An identifier as an argument's label, where hardly a word is reserved and a needless backtick is a warning.
  static func label(_ identifier: String) -> String {
    let word = identifier.replacing("`", with: "")
    return word == "inout" ? identifier : word
  }

  /// Whether a person may call a type this.
  static func isPlain(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, first == "_" || first.isLetter else { return false }
    return word.unicodeScalars.allSatisfy { $0 == "_" || $0.isLetter || $0.isDigit }
      && !ReservedWords.swift.contains(word) && word != "_"
  }

  /// An identifier for any text: its letters and digits, and a number behind them where others have the same.
  ///
  /// - Parameters:
  ///   - isType: Whether it begins with a capital.
  ///   - taken: What is declared beside it; it is added.
  static func made(from text: String, isType: Bool = false, taken: inout Set<String>) -> String {
    var words = text.unicodeScalars.split { !$0.isLetter && !$0.isDigit }.map { String($0) }
    if words.isEmpty { words = ["value"] }
    let joined = words.enumerated().map { index, word in
      let first = word.prefix(1)
      return (index == 0 && !isType ? first.lowercased() : first.uppercased()) + word.dropFirst()
    }.joined()
    var identifier = joined
    var number = 2
    while !taken.insert(identifier).inserted {
      identifier = joined + "\(number)"
      number += 1
    }
    return escaped(identifier)
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
