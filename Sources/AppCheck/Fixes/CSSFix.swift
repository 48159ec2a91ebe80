import AppScan

/// Replacements in CSS and in Tailwind's classes: times and easing functions by the export's custom properties. Delays
/// stay where they are.
extension FixPlace {
  func css() throws(Problem) -> [Change] {
    let bytes = Array(source.bytes[site.place.range])
    let start = site.place.range.lowerBound
    func at(_ range: Range<Int>) -> Range<Int> { range.lowerBound + start..<range.upperBound + start }
    let part = CSSTokens(bytes)
    let problem = Problem("only a part of what stands there would be \(match.preset)")
    guard let base = symbol.names.last, base.hasPrefix("--"), !isSassValue else { throw problem }
    if bytes.contains(UInt8(ascii: "/")) { throw Problem("a comment that stands in it would be lost") }
    let (duration, easing) = ("var(\(base)-duration)", "var(\(base)-easing)")
    guard part.easings.count <= 1 else { throw problem }
    switch match.part {
    case .duration:
      guard part.times.count == 1 else { throw problem }
      return [(at(part.times[0]), duration)]
    case .curve:
      guard part.times.isEmpty, let found = part.easings.first else { throw problem }
      return [(at(found), easing)]
    case .whole:
      // Of two times the second is the delay.
      guard let time = part.times.first, part.times.count <= 2 else { throw problem }
      if let found = part.easings.first { return [(at(time), duration), (at(found), easing)] }
      if let companion = site.place.companion {
        let beside = CSSTokens(Array(source.bytes[companion]))
        guard beside.easings.count == 1, beside.times.isEmpty else { throw problem }
        let found = beside.easings[0]
        let place = found.lowerBound + companion.lowerBound..<found.upperBound + companion.lowerBound
        return [(at(time), duration), (place, easing)]
      }
      guard site.role == .shorthand else { throw problem }
      return [(at(time), duration + " " + easing)]
    }
  }

  /// Whether the place is the value of a Sass variable, with which Sass may compute.
  private var isSassValue: Bool {
    guard site.role == .variable else { return false }
    let first = site.place.range.lowerBound
    // Both Sass's and Less's: `$fade: 0.3s`, `@fade: 0.3s`.
    return source.bytes[..<first].reversed().prefix { $0 != 0x0A && $0 != UInt8(ascii: ";") }
      .contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "@") }
      || source.bytes[first] == UInt8(ascii: "$") || source.bytes[first] == UInt8(ascii: "@")
  }

  /// A class with its variants, `hover:duration-300`, and the one beside it that says the curve.
  func tailwind() throws(Problem) -> [Change] {
    let words = symbol.use.split(separator: " ").map(String.init)
    let problem = Problem("only a part of what stands there would be \(match.preset)")
    switch (match.part, words.count) {
    case (.duration, 1), (.curve, 1): return [(site.place.range, words[0])]
    case (.whole, 2):
      if let companion = site.place.companion {
        return [(site.place.range, words[0]), (companion, words[1])]
      }
      // The curve that Tailwind takes where none is said is said now, with the same variants.
      guard site.saysDurationOnly else { throw problem }
      let range = site.place.range
      var start = range.lowerBound
      while start > 0, !Self.endsClass(source.bytes[start - 1]) { start -= 1 }
      let variants = source.text(start..<range.lowerBound)
      return [(range, words[0] + " " + variants + words[1])]
    default: throw problem
    }
  }

  private static func endsClass(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }
}

/// The times and easings in a piece of CSS, as ranges of bytes.
struct CSSTokens {
  private(set) var times: [Range<Int>] = []
  private(set) var easings: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      var end = index
      while end < bytes.count, bytes[end].isWordPart { end += 1 }
      guard end > index else {
        index += 1
        continue
      }
      let word = String(decoding: bytes[index..<end], as: UTF8.self)
      if end < bytes.count, bytes[end] == UInt8(ascii: "("), CSSEasing.functions.contains(word) {
        while end < bytes.count, bytes[end] != UInt8(ascii: ")") { end += 1 }
        end = min(end + 1, bytes.count)
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
}

extension UInt8 {
  /// Whether a byte is part of a name, a path or a number: a letter, a digit, a point, a sign or `_`, or beyond ASCII.
  fileprivate var isWordPart: Bool {
    "_.-+".utf8.contains(self) || self >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
