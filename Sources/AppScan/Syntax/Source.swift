/// A file's bytes with its tokens: what call shapes are looked for in. Indices are those of tokens; an index
/// outside is answered, never a crash, so that readers can look ahead and back freely.
package struct Source {
  /// The file's bytes; they need not be valid UTF-8.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// Its tokens.
  package let tokens: [Token]
  /// Which language it is.
  package let language: Language

  /// How many tokens there are.
  package var count: Int { tokens.count }

  /// The kind of a token; nil outside.
  @inline(__always)
  package func kind(_ index: Int) -> TokenKind? {
    index >= 0 && index < tokens.count ? tokens[index].kind : nil
  }

  /// The number of a token's name in the vocabulary; 0 for other tokens and outside.
  @inline(__always)
  package func word(_ index: Int) -> UInt32 { index >= 0 && index < tokens.count ? tokens[index].word : 0 }

  /// The first byte of a token; 0 outside.
  @inline(__always)
  package func first(_ index: Int) -> UInt8 {
    index >= 0 && index < tokens.count ? bytes[Int(tokens[index].start)] : 0
  }

  /// Whether a token begins with a letter of ASCII.
  @inline(__always)
  func begins(_ index: Int, _ letter: Unicode.Scalar) -> Bool { first(index) == UInt8(ascii: letter) }

  /// Whether a token reads exactly so.
  package func matches(_ index: Int, _ text: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let start = Int(tokens[index].start)
    return Int(tokens[index].end) - start == text.utf8CodeUnitCount && bytes.reads(text, at: start)
  }

  /// Whether a token reads like one of two or three texts.
  package func matches(
    _ index: Int, _ first: StaticString, _ second: StaticString, _ third: StaticString? = nil
  ) -> Bool {
    matches(index, first) || matches(index, second) || third.map { matches(index, $0) } ?? false
  }

  /// Whether a token reads like one of some texts.
  package func matches(_ index: Int, oneOf texts: [StaticString]) -> Bool {
    texts.contains { matches(index, $0) }
  }

  /// The text of a token; empty outside. What is not valid UTF-8 becomes U+FFFD.
  package func text(_ index: Int) -> String {
    index >= 0 && index < tokens.count ? text(Int(tokens[index].start)..<Int(tokens[index].end)) : ""
  }

  /// The text of a range of bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// The bytes of a token; empty outside.
  package func range(_ index: Int) -> Range<Int> {
    index >= 0 && index < tokens.count ? range(index, through: index) : 0..<0
  }

  /// The bytes from the first of one token to the last of another.
  package func range(_ first: Int, through last: Int) -> Range<Int> {
    Int(tokens[first].start)..<max(Int(tokens[last].end), Int(tokens[first].start))
  }

  /// The index of the bracket that belongs to the one at an index; nil when it has none.
  package func partner(_ index: Int) -> Int? {
    guard index >= 0, index < tokens.count, tokens[index].partner >= 0 else { return nil }
    return Int(tokens[index].partner)
  }

  /// The index behind a token, or behind the bracket that it opens.
  package func after(_ index: Int) -> Int {
    if let closing = partner(index), closing > index { return closing + 1 }
    return index + 1
  }

  /// The tokens from one up to another, but for those in brackets that open between: of these the first.
  package func level(_ start: Int, to end: Int) -> Level { Level(source: self, index: start, end: end) }

  /// A walk that stays on its level.
  package struct Level: Sequence, IteratorProtocol {
    fileprivate let source: Source
    fileprivate var index: Int
    fileprivate let end: Int

    package mutating func next() -> Int? {
      defer { index = source.after(index) }
      return index < end ? index : nil
    }
  }

  /// The index before a token, or before the bracket that it closes: what a walk back goes to that stays on its level.
  func before(_ index: Int) -> Int {
    if let opening = partner(index), opening < index { return opening - 1 }
    return index - 1
  }

  /// The tokens before one as a walk back meets them that stays on its level, at most so many.
  func level(before index: Int, _ limit: Int) -> some Sequence<Int> {
    sequence(first: index - 1) { before($0) }.prefix(limit)
  }

  /// The tokens to both sides of one, so many to each.
  func around(_ index: Int, _ reach: Int) -> Range<Int> {
    (index - reach..<index + reach).clamped(to: 0..<count)
  }

  /// How many bytes a token has; 0 outside.
  func length(_ index: Int) -> Int {
    index >= 0 && index < tokens.count ? Int(tokens[index].end - tokens[index].start) : 0
  }

  /// Whether a token is an opening bracket that begins with a letter of ASCII and has a partner.
  @inline(__always)
  package func opens(_ index: Int, _ bracket: Unicode.Scalar) -> Bool {
    kind(index) == .open && begins(index, bracket) && tokens[index].partner >= 0
  }

  /// The bracket that closes the one at an index; nil for a token that opens none which begins with the letter.
  package func closing(of index: Int, _ bracket: Unicode.Scalar) -> Int? {
    opens(index, bracket) ? partner(index) : nil
  }

  /// Whether a token is the first on its line.
  package func startsLine(_ index: Int) -> Bool { index < 0 || index >= count || tokens[index].startsLine }

  /// The contents of a string token, its quotes taken off; escapes are left as written.
  package func contents(_ index: Int) -> Range<Int> {
    var text = bytes[range(index)]
    guard kind(index) == .string else { return text.indices }
    text = text.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "r") }
    guard let quote = text.first else { return text.indices }
    let quotes = text.count > 2 && text.prefix(3).allSatisfy { $0 == quote } ? 3 : 1
    text = text.dropFirst(quotes)
    while text.last == UInt8(ascii: "#") { text.removeLast() }
    for _ in 0..<quotes where text.last == quote { text.removeLast() }
    return text.indices
  }
}

/// Languages whose files name one another's constants: what has the same name in others is something else.
package enum LanguageFamily: String, CaseIterable, Sendable {
  case swift, android, dart, web
}

/// A language that is read. JavaScript, TypeScript, JSX and TSX share one lexer, CSS, SCSS and Less another, HTML, Astro
/// and XML a third.
package enum Language: String, CaseIterable, Sendable {
  case swift
  case kotlin
  case java
  case dart
  case css
  case scss
  /// The indented syntax of Sass.
  case sass
  case less
  case javascript
  case typescript
  /// HTML, and components of Vue and Svelte.
  case html
  /// Components of Astro: HTML behind a script between lines of dashes.
  case astro
  case xml

  /// The language of a file by the ending of its name, without the dot; nil for another's.
  init?(ending: String) {
    switch ending.lowercased() {
    // Objective-C and Stylus are left out by their names.
    case "swift", "m", "mm": self = .swift
    case "kt", "kts": self = .kotlin
    case "java": self = .java
    case "dart": self = .dart
    case "css", "pcss": self = .css
    case "scss": self = .scss
    case "sass", "styl", "stylus": self = .sass
    case "less": self = .less
    case "js", "jsx", "mjs", "cjs": self = .javascript
    case "ts", "tsx", "mts", "cts": self = .typescript
    case "html", "htm", "vue", "svelte": self = .html
    case "astro": self = .astro
    case "xml": self = .xml
    default: return nil
    }
  }

  /// Whether it is a language of scripts.
  package var isScript: Bool { self == .javascript || self == .typescript }

  /// Those whose files name what this one's declare.
  package var family: LanguageFamily {
    switch self {
    case .swift: .swift
    case .kotlin, .java, .xml: .android
    case .dart: .dart
    case .css, .scss, .sass, .less, .javascript, .typescript, .html, .astro: .web
    }
  }

  /// Whether it is a language of style sheets.
  package var isStyleSheet: Bool { [.css, .scss, .sass, .less].contains(self) }

  /// Whether parts of its files are written in other languages.
  package var hasParts: Bool { self == .html || self == .astro }
}
