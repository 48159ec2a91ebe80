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
