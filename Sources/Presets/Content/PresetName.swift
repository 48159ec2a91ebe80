import PlainText
import StrictJSON

/// A preset's name: segments of `[a-z0-9]+(-[a-z0-9]+)*` with dots between them, such as `sheet.present`.
///
/// Such a name is a valid DTCG path, nests in Swift and Kotlin, and becomes a CSS custom property by writing
/// dashes for dots.
public struct PresetName: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name as it is written.
  public let text: String

  /// Words that mean something else where a name may stand: `none` (no reduced partner), `linear` (a curve).
  public static let reservedWords = ["linear", "none"]

  /// Creates a name.
  ///
  /// - Throws: ``NameError`` when the text does not follow the grammar, is a reserved word or too long.
  public init(_ text: String) throws(NameError) {
    guard Self.followsGrammar(text) else { throw .grammar(text: text) }
    if Self.reservedWords.contains(text) { throw .reserved(text: text) }
    self.text = text
    if let excess { throw .long(sentence: excess) }
  }

  /// A name that is known to be right because it was checked when it was stored.
  public init(stored text: String) { self.text = text }

  /// Whether the text is a name: a path by the grammar, and no reserved word.
  public static func isName(_ text: String) -> Bool {
    followsGrammar(text) && !reservedWords.contains(text)
  }

  /// Whether the text is a path of kebab-case segments.
  public static func followsGrammar(_ text: String) -> Bool {
    text.withBytes { bytes in
      var previous = UInt8(ascii: ".")
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
          break
        case UInt8(ascii: "."), UInt8(ascii: "-"):
          if previous == UInt8(ascii: ".") || previous == UInt8(ascii: "-") { return false }
        default:
          return false
        }
        previous = byte
      }
      return previous != UInt8(ascii: ".") && previous != UInt8(ascii: "-")
    }
  }

  /// The name's parts between the dots.
  public var segments: [Substring] { text.split(separator: ".") }

  /// The names that this one makes into groups: `a.b` and `a` for `a.b.c`.
  public var groups: [String] {
    // Dots are bytes of their own in every text.
    text.withBytes { bytes in
      bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") }
        .map { String(decoding: bytes[..<$0], as: UTF8.self) }
    }
  }

  /// The innermost group, `sheet` for `sheet.present`; empty at the top level.
  public var group: String { text.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(text[..<$0]) } ?? "" }

  /// The name as it is written.
  public var description: String { text }

  /// Names are ordered by their bytes.
  public static func < (left: PresetName, right: PresetName) -> Bool { left.text < right.text }
}

/// Why a text is no preset name.
public enum NameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is no path of kebab-case segments.
  case grammar(text: String)
  /// It is a word that means something else where names stand.
  case reserved(text: String)
  /// It has more characters or segments than ``Ranges`` allow.
  case long(sentence: String)

  /// The sentence for people: the mistake, and the remedy.
  public var sentence: String {
    switch self {
    case .grammar(let text):
      let mended = NameMending.mended(text)
      let isUsable = !mended.isEmpty && !PresetName.reservedWords.contains(mended)
      let suggestion = !isUsable ? "such as sheet.present" : "such as \(mended)"
      return
        "\"\(text.visible)\" is no preset name: write small letters and digits with dashes and dots between "
        + "them, \(suggestion)"
    case .reserved(let text):
      return "\"\(text)\" cannot be a preset's name, because it means something else where a name may stand"
    case .long(let sentence):
      return sentence
    }
  }

  /// Its sentence.
  public var description: String { sentence }
}

/// Turns other systems' names into preset names: `Motion/Ease In` into `motion.ease-in`.
public enum NameMending {
  /// The nearest name by the grammar; empty when the text has no letter or digit.
  ///
  /// Slashes, dots and colons separate segments; a capital after a small letter or digit begins a word; letters of
  /// other alphabets become those that sound like them; any other character separates words.
  public static func mended(_ text: String) -> String {
    var segments: [String] = [""]
    var previousIsLower = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "/", ".", ":":
        segments.append("")
        previousIsLower = false
      case "a"..."z", "0"..."9":
        segments[segments.count - 1] += String(scalar)
        previousIsLower = true
      case "A"..."Z":
        if previousIsLower { segments[segments.count - 1] += "-" }
        segments[segments.count - 1] += scalar.properties.lowercaseMapping
        previousIsLower = false
      case let scalar where scalar.value > 0x7F:
        let isCapital = scalar.properties.isUppercase
        let letters = Transliteration.latin(scalar)
        if isCapital && previousIsLower || letters == nil { segments[segments.count - 1] += "-" }
        segments[segments.count - 1] += letters ?? ""
        previousIsLower = letters != nil && (letters == "" ? previousIsLower : !isCapital)
      default:
        segments[segments.count - 1] += "-"
        previousIsLower = false
      }
    }
    return segments.map { $0.split(separator: "-").joined(separator: "-") }
      .filter { !$0.isEmpty }.joined(separator: ".")
  }

  /// The first letter of a text that has no sound in Latin letters, such as a Chinese character; nil without one.
  static func unspeakable(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { scalar in
      scalar.value > 0x7F && scalar.properties.isAlphabetic && Transliteration.latin(scalar) == nil
    }
  }
}

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
