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
  public var group: String { groups.last ?? "" }

  /// The name as it is written.
  public var description: String { text }

  /// Names are ordered by their bytes.
  public static func < (left: PresetName, right: PresetName) -> Bool { left.text < right.text }
}

/// Why a text is no preset name.
public enum NameError: Error, Hashable, Sendable {
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
