import PlainText

/// Splits CSS, SCSS and Less into tokens after CSS Syntax 3, with variables, interpolations and `//` comments. Never
/// fails: what fits nowhere is a symbol.
struct CSSLexer {
  /// A byte that stands for an interpolation of a language around the CSS; runs of it are one ``TokenKind/text``.
  static let hole: UInt8 = 0x1A
  /// The words under which all custom properties and all variables of Sass and Less are found in a vocabulary.
  static let customWord = "--"
  static let variableWord = "$"

  let bytes: UnsafeBufferPointer<UInt8>
  private let classes: UnsafeBufferPointer<UInt8>
  private let vocabulary: Vocabulary
  /// Whether `//` begins a comment, `$name` is a variable and `#{` an interpolation.
  private let isSCSS: Bool
  /// Whether `@name` is a variable where it is no rule, and `@{` an interpolation.
  private let isLess: Bool
  private let custom: UInt32
  private let variable: UInt32
  private let applied: UInt32
  var buffer = TokenBuffer()
  var index = 0

  /// Splits a source into tokens.
  static func lex(
    _ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary, _ language: Language
  ) -> (source: Source, notes: [Range<Int>]) {
    CSSByteClass.table.withUnsafeBufferPointer { classes in
      var lexer = CSSLexer(
        bytes: bytes, classes: classes, vocabulary: vocabulary, isSCSS: language != .css,
        isLess: language == .less, custom: vocabulary.number(of: customWord),
        variable: vocabulary.number(of: variableWord), applied: vocabulary.number(of: "@apply"))
      lexer.buffer.reserve(bytes: bytes.count)
      while lexer.index < bytes.count { lexer.step() }
      return (Source(bytes: bytes, tokens: lexer.buffer.tokens, language: language), lexer.buffer.notes)
    }
  }

  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func isName(_ offset: Int) -> Bool { offset < bytes.count && classes[Int(bytes[offset])] & 1 != 0 }

  private func isDigit(_ offset: Int) -> Bool {
    offset < bytes.count && bytes[offset].isDigit
  }

  private mutating func step() {
    let start = index
    let byte = bytes[start]
    switch classes[Int(byte)] >> 1 {
    case CSSByteClass.space:
      repeat { index += 1 } while index < bytes.count && bytes[index] == 0x20
    case CSSByteClass.newline:
      buffer.endLine()
      index += 1
    case CSSByteClass.letter:
      name()
    case CSSByteClass.digit:
      number()
    case CSSByteClass.quote:
      string(byte)
    case CSSByteClass.open:
      index += 1
      let closer: UInt8 = byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : byte + 2
      buffer.open(closedBy: closer, start, index)
    case CSSByteClass.close:
      index += 1
      buffer.close(byte, start, index)
    default: other(byte)
    }
  }

  private mutating func other(_ byte: UInt8) {
    let start = index
    let next = self.byte(start + 1)
    if CSSByteClass.selectors[Int(byte)], followsDeclaration, selector() { return }
    switch byte {
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): return blockComment()
    case UInt8(ascii: "/") where next == UInt8(ascii: "/") && isSCSS: return lineComment()
    case UInt8(ascii: "-") where startsName(start): return name()
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      if startsNumber(start) { return number() }
    case UInt8(ascii: "@") where startsName(start + 1): return name()
    case UInt8(ascii: "$") where isSCSS && startsName(start + 1): return name()
    case UInt8(ascii: "\\"): return name()
    case UInt8(ascii: "#") where isSCSS && next == UInt8(ascii: "{"),
      UInt8(ascii: "@") where isLess && next == UInt8(ascii: "{"):
      index += 2
      return buffer.open(closedBy: UInt8(ascii: "}"), start, index)
    case UInt8(ascii: "#") where isName(start + 1):
      index += 1
      while isName(index) { index += 1 }
      return buffer.add(.text, start, index)
    case Self.hole:
      while self.byte(index) == Self.hole { index += 1 }
      return buffer.add(.text, start, index)
    default: break
    }
    index += 1
    buffer.add(.symbol, start, index)
  }

  /// Whether a name begins here: a letter, or dashes before a letter, or two dashes.
  private func startsName(_ offset: Int) -> Bool {
    let byte = self.byte(offset)
    if byte == UInt8(ascii: "-") { return isName(offset + 1) && !isDigit(offset + 1) }
    return byte == UInt8(ascii: "\\") || isName(offset) && !isDigit(offset)
  }

  /// Whether a sign or point begins a number. A sign belongs to what follows it only where nothing that could be
  /// subtracted from touches it: `1s -0.45s` are two times, `1s-0.45s` is a difference.
  private func startsNumber(_ offset: Int) -> Bool {
    var digits = offset
    if bytes[offset] != UInt8(ascii: ".") {
      let before = offset > 0 ? bytes[offset - 1] : 0x20
      let isFree =
        classes[Int(before)] >> 1 <= CSSByteClass.newline && before != Self.hole
        && classes[Int(before)] & 1 == 0
      guard
        isFree || before == UInt8(ascii: "(") || before == UInt8(ascii: ",") || before == UInt8(ascii: ":")
      else { return false }
      digits += 1
    }
    return isDigit(digits) || byte(digits) == UInt8(ascii: ".") && isDigit(digits + 1)
  }

  private mutating func number() {
    let start = index
    index += bytes[start] == UInt8(ascii: "+") || bytes[start] == UInt8(ascii: "-") ? 1 : 0
    while isDigit(index) { index += 1 }
    if byte(index) == UInt8(ascii: "."), isDigit(index + 1) {
      index += 1
      while isDigit(index) { index += 1 }
    }
    if byte(index) == UInt8(ascii: "%") {
      index += 1
    } else {
      // A unit; an exponent with its sign.
      while isName(index) {
        let isExponent = byte(index) | 0x20 == UInt8(ascii: "e") && isDigit(index - 1)
        if isName(index), byte(index) == UInt8(ascii: "-") { break }
        index += 1
        if isExponent, byte(index) == UInt8(ascii: "-") || byte(index) == UInt8(ascii: "+"),
          isDigit(index + 1)
        {
          index += 1
        }
      }
    }
    buffer.add(.number, start, index)
  }

  private mutating func name() {
    let start = index
    index += 1
    if bytes[start] == UInt8(ascii: "\\"), index < bytes.count, bytes[index] != 0x0A { index += 1 }
    while index < bytes.count {
      if classes[Int(bytes[index])] & 1 != 0 {
        index += 1
      } else if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] != 0x0A {
        index += 2
      } else {
        break
      }
    }
    let word = word(start)
    let isPlain = word == 0 && byte(index) == UInt8(ascii: ":") && followsDeclaration
    buffer.add(.identifier, start, index, word: word)
    if isPlain { return plainValue() }
    if word == applied, word != 0 { return plainText(CSSByteClass.classLists) }
    if byte(index) == UInt8(ascii: "("), index - start == 3, isURL(start) { address() }
  }

  private func word(_ start: Int) -> UInt32 {
    switch bytes[start] {
    case UInt8(ascii: "$"): return variable
    case UInt8(ascii: "@") where isLess:
      let rule = vocabulary.number(bytes, start, index)
      return rule == 0 ? variable : rule
    case UInt8(ascii: "-") where byte(start + 1) == UInt8(ascii: "-"): return custom
    default: return vocabulary.number(bytes, start, index)
    }
  }

  private func isURL(_ start: Int) -> Bool {
    bytes[start] | 0x20 == UInt8(ascii: "u") && bytes[start + 1] | 0x20 == UInt8(ascii: "r")
      && bytes[start + 2] | 0x20 == UInt8(ascii: "l")
  }

  /// The address in `url(…)` where it has no quotes: `//` and `;` in it mean nothing. It ends where CSS Syntax 3
  /// ends it, at a bracket, a quote or white space.
  private mutating func address() {
    buffer.open(closedBy: UInt8(ascii: ")"), index, index + 1)
    index += 1
    let start = index
    while index < bytes.count, !"()\"'{} \t\n\r\u{0C}".utf8.contains(bytes[index]) { index += 1 }
    if index > start { buffer.add(.text, start, index) }
  }

  private mutating func string(_ quote: UInt8) {
    let start = index
    var interpolations = 0
    index += 1
    loop: while index < bytes.count {
      switch bytes[index] {
      case quote where interpolations == 0:
        index += 1
        break loop
      // A string ends with its line, whatever it lacks.
      case 0x0A: break loop
      case UInt8(ascii: "\\"):
        if byte(index + 1) == 0x0A { buffer.endLine() }
        index += 2
      case UInt8(ascii: "#") where isSCSS && byte(index + 1) == UInt8(ascii: "{"):
        interpolations += 1
        index += 2
      case UInt8(ascii: "}") where interpolations > 0:
        interpolations -= 1
        index += 1
      default: index += 1
      }
    }
    index = min(index, bytes.count)
    buffer.add(.string, start, index)
  }

  private mutating func blockComment() {
    let start = index
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
        index += 2
        break
      }
      if bytes[index] == 0x0A { buffer.endLine() }
      index += 1
    }
    buffer.comment(bytes, start, index)
  }

  private mutating func lineComment() {
    let start = index
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    buffer.comment(bytes, start, index)
  }
}
