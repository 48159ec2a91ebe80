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
    switch self {
    case .camel: words.prefix(1).joined() + words.dropFirst().map(Self.capitalized).joined()
    case .pascal: words.map(Self.capitalized).joined()
    case .snake: words.joined(separator: "_")
    case .kebab: words.joined(separator: "-")
    }
  }

  /// A whole name as one word.
  func joined(_ name: PresetName) -> String { joined(name.words) }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension PresetName {
  /// The words between dots and dashes.
  var words: [Substring] { text.split { $0 == "." || $0 == "-" } }

  /// The segments between dots, each as its words.
  var segments: [[Substring]] { text.split(separator: ".").map { $0.split(separator: "-") } }
}
