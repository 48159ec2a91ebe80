import AppScan

/// Writes one replacement, in the manner of the platform.
struct FixWriting {
  let bytes: [UInt8]
  let site: Site
  let match: MotionMatch
  let symbol: PresetSymbol

  /// The bytes to replace and what takes their place; nil where that would change something else too.
  var change: (range: Range<Int>, text: String)? {
    switch site.platform {
    case .swiftui: swiftUI
    case .css, .cssInJS: css
    case .tailwind: tailwind
    case .compose: site.isAnimation && match.part == .whole ? (range, symbol.use) : nil
    case .webJS, .reanimated, .flutter, .androidView, .uikit, .coreanimation, .appkit: nil
    }
  }

  private var range: Range<Int> { site.place.range }

  private var text: String { String(decoding: bytes[range], as: UTF8.self) }

  /// `.spring(…)` and `Animation.spring(…)` are animations; keyframes, `Spring(…)` and curves are not.
  private var swiftUI: (range: Range<Int>, text: String)? {
    guard match.part == .whole, site.isAnimation else { return nil }
    var start = range.lowerBound
    // The name may be recorded without the dot and the type before it.
    if start > 0, bytes[start] != UInt8(ascii: "."), bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    if bytes[start] == UInt8(ascii: ".") {
      for type in ["SwiftUI.Animation", "Animation"] where ends(in: type, before: start) {
        start -= type.utf8.count
        break
      }
      // Something else stands before the dot: a member of a value.
      if start > 0, bytes[start] == UInt8(ascii: "."), isPart(bytes[start - 1]) { return nil }
    }
    return (start..<range.upperBound, symbol.use)
  }

  private func ends(in word: String, before end: Int) -> Bool {
    let word = Array(word.utf8)
    guard end >= word.count, bytes[(end - word.count)..<end].elementsEqual(word) else { return false }
    return end == word.count || !isPart(bytes[end - word.count - 1])
  }

  private func isPart(_ byte: UInt8) -> Bool {
    byte.isNamePart || byte == UInt8(ascii: ")")
  }

  /// The one time and the one easing of a declaration.
  private var css: (range: Range<Int>, text: String)? {
    let tokens = CSSTokens(bytes, range)
    guard tokens.times.count <= 1, tokens.easings.count <= 1, let base = symbol.names.last else { return nil }
    switch match.part {
    case .duration:
      guard let time = tokens.times.first else { return nil }
      return (time, "var(\(base)-duration)")
    case .curve:
      guard let easing = tokens.easings.first, tokens.times.isEmpty else { return nil }
      return (easing, "var(\(base)-easing)")
    case .whole:
      guard let time = tokens.times.first, let easing = tokens.easings.first else { return nil }
      let between = bytes[min(time.upperBound, easing.upperBound)..<max(time.lowerBound, easing.lowerBound)]
      guard between.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
      return (
        min(time.lowerBound, easing.lowerBound)..<max(time.upperBound, easing.upperBound),
        "var(\(base)-duration) var(\(base)-easing)"
      )
    }
  }

  /// A class with its variants: `hover:duration-300`.
  private var tailwind: (range: Range<Int>, text: String)? {
    guard match.part != .whole, !symbol.use.contains(" ") else { return nil }
    let classes = text
    guard !classes.contains(" ") else { return nil }
    let variants = classes.lastIndex(of: ":").map { String(classes[...$0]) } ?? ""
    return (range, variants + symbol.use)
  }
}

/// The times and easings in a piece of CSS, as ranges of bytes.
struct CSSTokens {
  private(set) var times: [Range<Int>] = []
  private(set) var easings: [Range<Int>] = []

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index
      while end < range.upperBound, Self.isWordPart(bytes[end]) { end += 1 }
      guard end > index else {
        index += 1
        continue
      }
      let word = String(decoding: bytes[index..<end], as: UTF8.self)
      if end < range.upperBound, bytes[end] == UInt8(ascii: "("), CSSEasing.functions.contains(word) {
        while end < range.upperBound, bytes[end] != UInt8(ascii: ")") { end += 1 }
        end = min(end + 1, range.upperBound)
        easings.append(index..<end)
      } else if CSSEasing.isKeyword(word) {
        easings.append(index..<end)
      } else if Self.isTime(word) {
        times.append(index..<end)
      }
      index = end
    }
  }

  private static func isTime(_ word: String) -> Bool {
    guard let first = word.utf8.first,
      first == UInt8(ascii: ".") || first == UInt8(ascii: "+")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    let number = word.hasSuffix("ms") ? word.dropLast(2) : word.hasSuffix("s") ? word.dropLast() : ""
    return Double(number.hasPrefix(".") ? "0" + number : number) != nil
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    byte.isNamePart || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}

extension UInt8 {
  /// Whether a byte is part of a name, a path or a number: a letter, a digit, a point or `_`, or beyond ASCII.
  fileprivate var isNamePart: Bool {
    self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
