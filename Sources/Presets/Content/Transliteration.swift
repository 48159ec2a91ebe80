/// Letters of other alphabets in the letters that a preset's name may have.
enum Transliteration {
  /// The letters that stand for one of another alphabet; empty for a mark that goes with the letter before it, nil for
  /// what has no letters of its own, such as a Chinese character.
  static func latin(_ scalar: Unicode.Scalar) -> String? {
    if let letters = letters[scalar] { return letters }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .modifierLetter: return ""
    default: break
    }
    if let lower = properties.lowercaseMapping.unicodeScalars.first, lower != scalar { return latin(lower) }
    if 0xAC00...0xD7A3 ~= scalar.value { return hangul(scalar.value - 0xAC00) }
    return named(properties.name ?? "")
  }

  /// The letters in Unicode's own name of a letter: `LATIN SMALL LETTER E WITH ACUTE`, `HIRAGANA LETTER KA`.
  private static func named(_ name: String) -> String? {
    let words = name.split(separator: " ")
    guard let place = words.firstIndex(of: "LETTER"), place + 1 < words.count else { return nil }
    let isKana = words[0] == "HIRAGANA" || words[0] == "KATAKANA"
    guard isKana || words.contains("LATIN") else { return nil }
    let letter = words[words[place + 1] == "SMALL" && isKana ? min(place + 2, words.count - 1) : place + 1]
    guard letter.utf8.count <= 3, letter.utf8.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 })
    else {
      return nil
    }
    return letter.lowercased()
  }

  /// A syllable of Hangul in Revised Romanization, letter by letter.
  private static func hangul(_ index: UInt32) -> String {
    let first = [
      "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p", "h",
    ]
    let middle = [
      "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we", "wi",
      "yu", "eu",
      "ui", "i",
    ]
    let last = [
      "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "p", "l", "l", "p", "l", "m", "p", "p", "t", "t",
      "ng", "t",
      "t", "k", "t", "p", "t",
    ]
    return first[Int(index / 588)] + middle[Int(index % 588 / 28)] + last[Int(index % 28)]
  }

  /// Small letters whose names do not say their sound. Cyrillic by BGN/PCGN without its apostrophes, Greek by ISO 843
  /// without its accents.
  private static let letters: [Unicode.Scalar: String] = {
    let rows = [
      "а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh",
      "щ shch ъ _ ы y ь _ э e ю yu я ya є ye і i ї yi ґ g ў u ј j љ lj њ nj ћ c ђ dj џ dz",
      "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o",
      "ά a έ e ή i ί i ό o ύ y ώ o ϊ i ϋ y ß ss æ ae œ oe ø o đ d ð d þ th ł l ı i ŋ ng ー _ ん n ン n っ _ ッ _",
    ]
    var letters: [Unicode.Scalar: String] = [:]
    for row in rows {
      let words = row.split(separator: " ")
      for index in stride(from: 0, to: words.count - 1, by: 2) {
        guard let scalar = words[index].unicodeScalars.first else { continue }
        letters[scalar] = words[index + 1] == "_" ? "" : String(words[index + 1])
      }
    }
    return letters
  }()
}
