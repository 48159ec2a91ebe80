import AppScan

/// Replacements in CSS and in Tailwind's classes: times and easing functions, each as a whole, by the export's custom
/// properties or by its functions of Sass. Delays stay where they are, and so does what holds a variable.
extension FixPlace {
  func css() throws(Problem) -> [Change] {
    let bytes = source.bytes[site.place.range]
    let words = try cssWords()
    if zip(bytes, bytes.dropFirst()).contains(where: { $0 == UInt8(ascii: "/") && "/*".utf8.contains($1) }) {
      throw Problem("a comment that stands in it would be lost")
    }
    let part = CSSValueParts(source, site.place.range)
    guard part.easings.count <= 1 else { throw onlyPart }
    func duration() throws(Problem) -> Change {
      guard let time = part.times.first, time.isWrittenOut else { throw onlyPart }
      return (time.range, words("duration"))
    }
    func easing(_ found: CSSValueParts.Part?) throws(Problem) -> Change {
      guard let found, found.isWrittenOut else { throw onlyPart }
      return (found.range, words("easing"))
    }
    switch match.part {
    case .duration:
      guard part.times.count == 1 else { throw onlyPart }
      return [try duration()]
    case .curve:
      guard part.times.isEmpty else { throw onlyPart }
      return [try easing(part.easings.first)]
    case .whole:
      // Of two times the second is the delay.
      guard part.times.count <= 2 else { throw onlyPart }
      if let found = part.easings.first { return [try duration(), try easing(found)] }
      if let companion = site.place.companion {
        let beside = CSSValueParts(source, companion)
        guard beside.easings.count == 1, beside.times.isEmpty else { throw onlyPart }
        return [try duration(), try easing(beside.easings[0])]
      }
      guard site.role == .shorthand else { throw onlyPart }
      let change = try duration()
      return [(change.range, "\(change.text) \(words("easing"))")]
    }
  }

  /// The export's words for a part of the preset: a custom property, or in Sass a function of the export's map.
  private func cssWords() throws(Problem) -> (_ part: String) -> String {
    guard let base = symbol.names.last else { throw Problem("\(symbol.use) has no parts") }
    if base.hasPrefix("--") {
      if isSassValue { throw Problem("Sass and Less compute with it, which they cannot with var()") }
      return { "var(\(base)-\($0))" }
    }
    guard source.language == .scss, let opening = base.firstIndex(of: "(") else {
      throw Problem("\(symbol.use) is Sass, and only .scss files can load it; put it there by hand")
    }
    guard let module = SassModule(symbol, in: source, file: file) else {
      throw Problem("nothing can load the export there: another module has its name, or it has no path")
    }
    let call = module.prefix + base[..<opening]
    let name = base[base.index(after: opening)...].dropLast()
    let isCustom = isCustomProperty
    return { part in
      let text = "\(call)(\"\(name)\", \"\(part)\")"
      // Sass leaves custom properties as they stand.
      return isCustom ? "#{\(text)}" : text
    }
  }

  /// Whether the place is the value of a custom property.
  private var isCustomProperty: Bool {
    let ends: Set<UInt8> = [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")]
    let before = source.bytes[..<site.place.range.lowerBound]
    let start = before.lastIndex { ends.contains($0) }.map { $0 + 1 } ?? 0
    return source.bytes[start..<site.place.range.upperBound].drop { $0 <= 0x20 }.starts(with: "--".utf8)
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
    switch (match.part, words.count) {
    case (.duration, 1), (.curve, 1): return [(site.place.range, words[0])]
    case (.whole, 2):
      if let companion = site.place.companion {
        return [(site.place.range, words[0]), (companion, words[1])]
      }
      // The curve that Tailwind takes where none is said, or that the element has without variants, is said now with the
      // same variants.
      guard site.saysDurationOnly || site.inheritsCurve else { throw onlyPart }
      let range = site.place.range
      var start = range.lowerBound
      while start > 0, !Self.endsClass(source.bytes[start - 1]) { start -= 1 }
      let variants = source.text(start..<range.lowerBound)
      return [(range, words[0] + " " + variants + words[1])]
    default: throw onlyPart
    }
  }

  private static func endsClass(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }
}
