import Presets

/// How a platform joins the words of a name.
enum NameCase {
  /// `sheetPresent`
  case camel
  /// `SheetPresent`
  case pascal
  /// `sheet_present`
  case snake
  /// `sheet-present`
  case kebab

  /// The words, all of small letters and digits, as one.
  func joined(_ words: [Substring]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(words.reduce(words.count) { $0 + $1.utf8.count })
    for (index, word) in words.enumerated() {
      if index > 0, let separator { bytes.append(separator) }
      let start = bytes.count
      bytes.append(contentsOf: word.utf8)
      if self == .pascal || self == .camel && index > 0 { Self.capitalize(&bytes, at: start) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private var separator: UInt8? {
    switch self {
    case .camel, .pascal: nil
    case .snake: UInt8(ascii: "_")
    case .kebab: UInt8(ascii: "-")
    }
  }

  private static func capitalize(_ bytes: inout [UInt8], at index: Int) {
    guard index < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index]) else { return }
    bytes[index] -= UInt8(ascii: "a") - UInt8(ascii: "A")
  }

  /// A whole name as one word.
  func joined(_ name: PresetName) -> String { joined(name.words) }

  /// A whole name as one word behind a prefix. A name that begins with the prefix does not say it twice:
  /// `motion.fast` behind `motion` is `motion-fast`, which is also what `fast` becomes.
  ///
  /// - Parameter prefix: Words as this case joins them; nothing for none.
  func joined(_ name: PresetName, behind prefix: String) -> String {
    let own = joined(name)
    if prefix.isEmpty { return own }
    let lead = prefix + (separator.map { String(UnicodeScalar($0)) } ?? "")
    return own.hasPrefix(lead) ? own : lead + own
  }
}

// A name is of ASCII alone, so bytes are enough; characters take several times as long to tell apart.
extension PresetName {
  /// The words between dots and dashes.
  var words: [Substring] {
    text.utf8.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }.map { Substring($0) }
  }

  /// The segments before the last one: the groups from the outermost in.
  var groupSegments: [String] {
    text.utf8.split(separator: UInt8(ascii: ".")).dropLast().map { String(Substring($0)) }
  }

  /// The segments between dots, each as its words.
  var segments: [[Substring]] {
    text.utf8.split(separator: UInt8(ascii: ".")).map { segment in
      segment.split(separator: UInt8(ascii: "-")).map { Substring($0) }
    }
  }
}

/// Identifiers for texts of people: names of properties, phases and elements.
struct PropertyIdentifiers {
  private let nameCase: NameCase
  private let language: CodeLanguage
  private var taken: Set<String>
  private let separator: String

  /// - Parameters:
  ///   - taken: What is declared beside them.
  ///   - separator: What stands before a number that tells two apart.
  init(_ nameCase: NameCase, _ language: CodeLanguage, taken: Set<String> = [], separator: String = "_") {
    self.nameCase = nameCase
    self.language = language
    self.taken = taken
    self.separator = separator
  }

  /// The letters and digits of a text in its platform's case, and a number where another text has the same.
  mutating func next(for text: String) -> String {
    let words = Self.words(of: text)
    let joined = nameCase.joined(words.isEmpty ? ["value"] : words)
    return language.identifier(taken.insert(unique: joined, separator: separator))
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
