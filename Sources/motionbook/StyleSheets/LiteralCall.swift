import PlainText

/// A call of Sass or Less that takes a literal out of a map, `map.get((fast: 1s), fast)`, or out of its quotes,
/// `unquote("ease-in")`, `~"ease-in"` and `e("ease-in")`.
enum LiteralCall {
  private static let lookups = ["map.get(", "map-get("]
  private static let quotes = ["string.unquote(", "unquote(", "e(", "~"]
  private static let marks = lookups + ["unquote(", "e(\"", "e('", "~\"", "~'"]
  /// No map of motion takes more bytes.
  private static let mostBytes = 4_000
  private static let mostCalls = 20

  /// Whether a text begins with one.
  static func begins(_ text: String) -> Bool { (lookups + quotes).contains(where: text.hasPrefix) }

  /// A text with what such calls in it give; those of anything else stay.
  static func resolved(_ text: String) -> String {
    var text = text
    // The last ones first, so that what stands in a call is a literal by then.
    for _ in 0..<mostCalls {
      guard let (place, literal) = lastCall(in: text) else { break }
      text.replaceSubrange(place, with: literal)
    }
    return text
  }

  /// The variable of a map and the keys by which a whole value takes an entry out of it; nil for another value.
  static func entry(_ value: String) -> (variable: String, keys: [String])? {
    guard let arguments = arguments(of: value), arguments.count > 1 else { return nil }
    return (arguments[0], arguments.dropFirst().map(plain))
  }

  /// The entries of a map, and of the maps that `map-merge()` has as its arguments; nil for any other value.
  static func entries(ofMap value: String) -> [String]? {
    guard value.hasSuffix(")"), value.contains(":") else { return nil }
    if value.hasPrefix("(") { return CSSWords.split(String(value.dropFirst().dropLast()), at: ",") }
    guard let function = mergers.first(where: value.hasPrefix) else { return nil }
    let maps = CSSWords.split(String(value.dropFirst(function.count).dropLast()), at: ",")
      .compactMap { $0.hasPrefix("(") ? entries(ofMap: $0) : nil }
    return maps.isEmpty ? nil : Array(maps.joined())
  }

  /// What begins a call of Sass that puts maps together, as Bootstrap does with its own and a team's.
  private static let mergers = ["map-merge(", "map.merge(", "map.deep-merge("]

  private static func lastCall(in text: String) -> (Range<String.Index>, String)? {
    guard text.utf8.count <= mostBytes, marks.contains(where: text.holds) else { return nil }
    var start = text.endIndex
    while start > text.startIndex {
      start = text.index(before: start)
      guard "msue~".contains(text[start]) else { continue }
      let isInName =
        start > text.startIndex && text[text.index(before: start)].unicodeScalars.allSatisfy(isName)
      guard !isInName, begins(String(text[start...].prefix(16))), let end = end(of: text[start...]) else {
        continue
      }
      if let literal = literal(String(text[start..<end])) { return (start..<end, literal) }
    }
    return nil
  }

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar)
  }

  /// The place behind a call's closing bracket, or behind a text in quotes.
  private static func end(of call: Substring) -> String.Index? {
    var depth = 0
    var quote: Character?
    for index in call.indices {
      let character = call[index]
      if let open = quote {
        guard character == open else { continue }
        quote = nil
      } else if "\"'".contains(character) {
        quote = character
      }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, quote == nil, ")\"'".contains(character) { return call.index(after: index) }
    }
    return nil
  }

  private static func literal(_ call: String) -> String? {
    if let arguments = arguments(of: call) {
      var value = arguments[0]
      for key in arguments.dropFirst().map(plain) {
        let entries = (entries(ofMap: value) ?? []).map {
          $0.split(separator: ":", maxSplits: 1)
        }
        guard let found = entries.last(where: { $0.count == 2 && plain(String($0[0])) == key }) else {
          return nil
        }
        value = found[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      return arguments.count > 1 ? value : nil
    }
    guard let name = quotes.first(where: call.hasPrefix) else { return nil }
    let inside = call.dropFirst(name.count).dropLast(name.hasSuffix("(") ? 1 : 0).trimmingSpaces
    guard let quote = inside.first, "\"'".contains(quote), inside.count > 1, inside.last == quote else {
      return nil
    }
    return String(inside.dropFirst().dropLast())
  }

  /// The map and the keys of a call that looks up; nil for another text.
  private static func arguments(of call: String) -> [String]? {
    guard let name = lookups.first(where: call.hasPrefix), call.hasSuffix(")") else { return nil }
    let arguments = CSSWords.split(String(call.dropFirst(name.count).dropLast()), at: ",")
    return arguments.isEmpty ? nil : arguments
  }

  private static func plain(_ key: String) -> String {
    key.filter { !"\"'".contains($0) && !$0.isWhitespace }
  }
}
