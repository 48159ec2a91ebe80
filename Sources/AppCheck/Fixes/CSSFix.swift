import AppScan

/// Replacements in CSS and in Tailwind's classes: times and easing functions, each as a whole, by the export's custom
/// properties or by its functions of Sass. Delays stay where they are, and so does what holds a variable.
extension FixPlace {
  func css() throws(Problem) -> [Change] {
    let bytes = source.bytes[site.place.range]
    if zip(bytes, bytes.dropFirst()).contains(where: { $0 == UInt8(ascii: "/") && "/*".utf8.contains($1) }) {
      throw Problem("a comment that stands in it would be lost")
    }
    let part = CSSValueParts(source, site.place.range)
    // Of two times the second is the delay.
    guard part.easings.count <= 1, part.times.count <= 2 else { throw onlyPart }
    switch match.part {
    case .duration: return [try duration(part)]
    case .curve:
      guard let easing = try easing(part) else { throw onlyPart }
      return [easing]
    case .whole, .pair:
      if let transition = try transition(part) { return [transition] }
      let duration = try duration(part)
      if let easing = try easing(part) { return [duration, easing] }
      guard site.role == .shorthand || site.role == .transition else { throw onlyPart }
      return [(duration.range, "\(duration.text) \(try cssCode(.easing))")]
    }
  }

  private func duration(_ part: CSSValueParts) throws(Problem) -> Change {
    guard let time = part.times.first, time.isWrittenOut else { throw onlyPart }
    return (time.range, try cssCode(.duration))
  }

  /// The easing function of the place, or the one that stands elsewhere and belongs to it; nil where there is none.
  private func easing(_ part: CSSValueParts) throws(Problem) -> Change? {
    var found = part.easings.first
    if found == nil, let companion = site.place.companion {
      let beside = CSSValueParts(source, companion)
      guard beside.easings.count == 1, beside.times.isEmpty, !isName(companion) else { throw onlyPart }
      found = beside.easings[0]
    }
    guard let found else { return nil }
    guard found.isWrittenOut else { throw onlyPart }
    return (found.range, try cssCode(.easing))
  }

  /// The one variable for all of a transition, where that can stand for it and its parts stand beside one another.
  private func transition(_ part: CSSValueParts) throws(Problem) -> Change? {
    guard site.takesTransition(match), symbol.parts[.transition] != nil,
      part.times.count == 1, part.times[0].isWrittenOut,
      part.easings.allSatisfy(\.isWrittenOut)
    else { return nil }
    let time = part.times[0].range
    guard let easing = part.easings.first?.range else { return (time, try cssCode(.transition)) }
    let (first, second) = time.lowerBound < easing.lowerBound ? (time, easing) : (easing, time)
    let gap = source.bytes[first.upperBound..<second.lowerBound]
    guard gap.allSatisfy({ $0 <= 0x20 }) else { return nil }
    return (first.lowerBound..<second.upperBound, try cssCode(.transition))
  }

  /// The export's code for a part of the preset: a custom property, or in Sass a call of the export's function.
  private func cssCode(_ part: PresetSymbol.Part) throws(Problem) -> String {
    let symbol = part == .easing ? try curveSymbol() : symbol
    guard let code = symbol.parts[part] else { throw Problem("\(symbol.use) has no \(part.rawValue)") }
    if code.hasPrefix("var(") {
      if let reason = reasonAgainstVariables { throw Problem(reason) }
      if let own = customProperty, code == "var(\(own))" {
        throw Problem("the export declares \(own) itself; leave this declaration out")
      }
      return code
    }
    guard source.language == .scss else {
      throw Problem(
        "\(symbol.use) is Sass, and only .scss files are changed to load it; put it there by hand")
    }
    guard let module = SassModule(symbol, in: source, file: file) else {
      throw Problem("nothing can load the export there: another module has its name, or it has no path")
    }
    let call = module.prefix + code.replacing(each: "\"", with: SassModule.quote(source))
    // Sass leaves custom properties as they stand.
    return customProperty != nil ? "#{\(call)}" : call
  }

  /// The custom property of which the place is the value.
  private var customProperty: String? {
    // The last of these may end a comment.
    let start =
      source.bytes[..<site.place.range.lowerBound].lastIndex { ";{}/".utf8.contains($0) }
      .map { $0 + 1 } ?? 0
    let declaration = source.bytes[start..<site.place.range.upperBound].drop { $0 <= 0x20 }
    guard declaration.starts(with: "--".utf8) else { return nil }
    return String(decoding: declaration.prefix { $0 > 0x20 && $0 != UInt8(ascii: ":") }, as: UTF8.self)
  }

  /// Whether a range of a script is the name of a constant, beside which no style sheet's code may stand.
  private func isName(_ range: Range<Int>) -> Bool {
    guard site.platform == .cssInJS else { return false }
    let index = source.tokens.partitioningIndex { Int($0.start) >= range.lowerBound }
    return index < source.tokens.count && Int(source.tokens[index].start) == range.lowerBound
      && source.kind(index) == .identifier
  }

  /// Why a custom property may not be used where others take the value; nil where it may.
  private var reasonAgainstVariables: String? {
    guard site.role == .variable else { return nil }
    if site.platform == .cssInJS { return "a script may hand it to animate(), which takes no var()" }
    if source.language == .css || customProperty != nil { return nil }
    return "Sass and Less compute with it, which they cannot with var()"
  }

  /// A class with its variants, `hover:duration-300`, and the one beside it that says the curve.
  func tailwind() throws(Problem) -> [Change] {
    // Of a whole transition in square brackets only a part would be replaced.
    guard site.role == .duration || site.role == .bareDuration || site.isCurve else { throw onlyPart }
    switch match.part {
    case .duration: return [(site.place.range, try tailwindClass(.duration))]
    case .curve:
      guard let curve = site.isCurve ? site.place.range : site.place.companion else { throw onlyPart }
      return [(curve, try tailwindClass(.easing))]
    case .whole, .pair:
      let (duration, easing) = (try tailwindClass(.duration), try tailwindClass(.easing))
      if let companion = site.place.companion { return [(site.place.range, duration), (companion, easing)] }
      if site.role == .bareDuration { return [(site.place.range, duration)] }
      // The curve that Tailwind takes where none is said, or that the element has without variants, is said now with the
      // same variants.
      guard site.saysDurationOnly || site.inheritsCurve else { throw onlyPart }
      let range = site.place.range
      let before = source.bytes[..<range.lowerBound]
      let start = before.lastIndex { $0 <= 0x20 || "\"'`".utf8.contains($0) }.map { $0 + 1 } ?? 0
      let variants = source.text(start..<range.lowerBound)
      // The mark of importance that Tailwind 4 has last stands behind the second.
      let isMarked = source.bytes.dropFirst(range.upperBound).first == UInt8(ascii: "!")
      return [(range, duration + (isMarked ? "! " : " ") + variants + easing)]
    }
  }

  private func tailwindClass(_ part: PresetSymbol.Part) throws(Problem) -> String {
    let symbol = part == .easing ? try curveSymbol() : symbol
    guard let code = symbol.parts[part] else { throw onlyPart }
    return code
  }
}
