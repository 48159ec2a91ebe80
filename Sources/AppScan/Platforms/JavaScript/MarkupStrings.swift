import PlainText

/// HTML in the strings and templates of a file of JavaScript: Angular's `template`, Lit's `html`, what is set as
/// `innerHTML`. Found while the file is walked, and then read as HTML is.
enum MarkupStrings {
  /// The bytes between the quotes, the interpolations in them, and the role of what moves there where it is no plain one.
  typealias Text = (contents: Range<Int>, holes: [CSSHole], role: SiteRole?)

  private static let vocabulary = Vocabulary(MarkupReader.words)
  /// By number in the vocabulary.
  private static let words = [""] + MarkupReader.words

  /// Whether a string or a template is HTML, by its token and the bytes between the quotes.
  static func isMarkup(_ source: Source, _ index: Int, _ contents: Range<Int>) -> Bool {
    guard let first = contents.first(where: { source.bytes[$0] > 0x20 }) else { return false }
    if source.bytes[first] == UInt8(ascii: "<"), first + 1 < contents.upperBound {
      return source.bytes[first + 1].isLetter || source.bytes[first + 1] == UInt8(ascii: "!")
    }
    // Text may come first where something says that it is HTML.
    let isTagged =
      source.kind(index) == .open && source.matches(index - 1, "html", "svg")
    let isTemplate = source.matches(index - 1, ":") && source.matches(index - 2, "template")
    return (isTagged || isTemplate) && source.bytes[contents].contains(UInt8(ascii: "<"))
  }

  /// Whether a text of HTML is a page, or has styles of its own, and loads none.
  static func isDocument(_ text: String) -> Bool {
    let text = text.lowercased()
    return (text.holds("<style") || PageText.isWhole(text)) && !PageText.loads(text)
  }

  /// Reads the texts of a file.
  static func read(_ source: Source, _ texts: [Text], into scan: inout ScanContext) {
    guard !texts.isEmpty else { return }
    var copy = Array(source.bytes)
    copy.withUnsafeMutableBufferPointer { copy in
      for text in texts {
        // What is interpolated in another text may be one itself.
        for offset in text.contents { copy[offset] = source.bytes[offset] }
        blank(text, copy)
        let count = scan.drafts.count
        read(text, UnsafeBufferPointer(copy), source, &scan)
        if let role = text.role { scan.mark(as: role, from: count) }
      }
    }
  }

  private static func read(
    _ text: Text, _ bytes: UnsafeBufferPointer<UInt8>, _ source: Source, _ scan: inout ScanContext
  ) {
    let part = UnsafeBufferPointer(rebasing: bytes[..<text.contents.upperBound])
    let (markup, notes) = MarkupLexer.lex(part, from: text.contents.lowerBound, vocabulary, .html)
    scan.notes += notes
    for index in markup.tokens.indices {
      let word = words[Int(markup.word(index))]
      if !word.isEmpty { MarkupReader.read(markup, at: index, word: word, into: &scan) }
      if markup.kind(index) == .open, markup.matches(index + 1, "style"),
        let range = contents(markup, index + 1)
      {
        let holes = text.holes.filter { range.contains($0.range.lowerBound) }
        CSSInJS.read(source, declarations: range, holes: holes, into: &scan)
      }
    }
    MarkupReader.finish(markup, into: &scan)
  }

  /// Leaves of interpolations their braces, as Svelte has them, and of escapes what they stand for.
  private static func blank(_ text: Text, _ copy: UnsafeMutableBufferPointer<UInt8>) {
    for hole in text.holes where hole.range.count > 2 {
      copy[hole.range.lowerBound] = 0x20
      for offset in hole.range.dropFirst(2).dropLast() { copy[offset] = 0x20 }
    }
    var offset = text.contents.lowerBound
    while offset + 1 < text.contents.upperBound {
      if copy[offset] == UInt8(ascii: "\\") {
        copy[offset] = 0x20
        if copy[offset + 1].isLetter { copy[offset + 1] = 0x20 }
        offset += 1
      }
      offset += 1
    }
  }

  /// The text between the tags of an element; nil where an element is the first in it.
  private static func contents(_ markup: Source, _ name: Int) -> Range<Int>? {
    var index = name + 1
    while let kind = markup.kind(index), kind != .open, kind != .close, !markup.matches(index, ">") {
      index += 1
    }
    return markup.matches(index, ">") && markup.kind(index + 1) == .text ? markup.range(index + 1) : nil
  }
}
