/// Compiles the text of a ``Wildcard``.
struct WildcardParser {
  private let text: [UInt8]
  private var index = 0
  private var steps: [Wildcard.Step] = []

  /// Compiles a pattern. A malformed one - a class that does not end, a backslash at the end - matches nothing.
  static func wildcard(_ text: some Sequence<UInt8>) -> Wildcard {
    var parser = WildcardParser(text)
    return Wildcard(steps: parser.parse() ? parser.steps : nil)
  }

  /// How many bytes of a pattern stand for themselves before the first that may not.
  static func plainLength(_ text: some Sequence<UInt8>) -> Int {
    var length = 0
    for byte in text {
      if isSpecial(byte) { return length }
      length += 1
    }
    return length
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "\\")
  }

  private init(_ text: some Sequence<UInt8>) { self.text = Array(text) }

  private mutating func parse() -> Bool {
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "*"): parseStars()
      case UInt8(ascii: "?"):
        var set = ByteSet().inverted
        set.remove(UInt8(ascii: "/"))
        steps.append(.anyOf(set))
        index += 1
      case UInt8(ascii: "["):
        var parser = ByteClassParser(text, at: index + 1)
        guard var set = parser.parse() else { return false }
        set.remove(UInt8(ascii: "/"))
        steps.append(.anyOf(set))
        index = parser.index
      case UInt8(ascii: "\\"):
        guard index + 1 < text.count else { return false }
        steps.append(.byte(text[index + 1]))
        index += 2
      default:
        steps.append(.byte(byte))
        index += 1
      }
    }
    return true
  }

  /// Two stars and more are a run of folders where they fill the whole of a segment; elsewhere they are one star.
  private mutating func parseStars() {
    let start = index
    while index < text.count, text[index] == UInt8(ascii: "*") { index += 1 }
    let begins = start == 0 || text[start - 1] == UInt8(ascii: "/")
    let isSlash = index < text.count && text[index] == UInt8(ascii: "/")
    let isEscapedSlash =
      index + 1 < text.count && text[index] == UInt8(ascii: "\\") && text[index + 1] == UInt8(ascii: "/")
    guard index - start > 1, begins, index == text.count || isSlash || isEscapedSlash else {
      steps.append(.star)
      return
    }
    if isSlash { index += 1 }
    steps.append(isSlash ? .folders : .deepStar)
  }
}
