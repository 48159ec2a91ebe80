/// Turns Swift into tokens: nested comments, strings of every kind with their interpolations, regex literals,
/// operators. Never recurses; what is open when a string begins inside an interpolation waits on a stack.
struct SwiftLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let count: Int
  private let vocabulary: Vocabulary
  var buffer: TokenBuffer
  var index = 0
  /// The strings in whose interpolations the lexer is.
  var strings: [SwiftStringLiteral] = []
  /// How many round brackets are open in the innermost interpolation.
  var depth = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary, _ buffer: TokenBuffer) {
    self.bytes = bytes
    count = bytes.count
    self.vocabulary = vocabulary
    self.buffer = buffer
  }

  /// Lexes a file.
  static func lex(
    _ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary, _ buffer: inout TokenBuffer
  ) {
    var lexer = SwiftLexer(bytes, vocabulary, buffer)
    // The lexer has the only copy, so that adding tokens copies none.
    buffer = TokenBuffer()
    SwiftByteClass.table.withUnsafeBufferPointer { lexer.run($0) }
    buffer = lexer.buffer
  }

  private mutating func run(_ classes: UnsafeBufferPointer<SwiftByteClass>) {
    while index < count {
      let byte = bytes[index]
      switch classes[Int(byte)] {
      case .space: index += 1
      case .newline:
        buffer.endLine()
        index += 1
      case .letter: identifier(classes)
      case .digit: number(classes)
      case .quote: string(hashes: 0)
      case .hash: hash()
      case .slash: slash()
      case .bracket: bracket(byte)
      case .backtick: quotedIdentifier(classes)
      case .operator: symbol(byte)
      }
    }
  }

  private mutating func identifier(_ classes: UnsafeBufferPointer<SwiftByteClass>) {
    let start = index
    while index < count, classes[Int(bytes[index])].isInName { index += 1 }
    buffer.add(.identifier, start, index, word: vocabulary.number(bytes, start, index))
  }

  /// The quotes do not belong to the name.
  private mutating func quotedIdentifier(_ classes: UnsafeBufferPointer<SwiftByteClass>) {
    index += 1
    let start = index
    while index < count, classes[Int(bytes[index])].isInName { index += 1 }
    if index > start { buffer.add(.identifier, start, index, word: vocabulary.number(bytes, start, index)) }
    if byte(index) == UInt8(ascii: "`") { index += 1 }
  }

  private mutating func number(_ classes: UnsafeBufferPointer<SwiftByteClass>) {
    let start = index
    let isHexadecimal = byte(index) == UInt8(ascii: "0") && byte(index + 1) | 0x20 == UInt8(ascii: "x")
    while index < count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        // Neither a range nor a member.
        guard classes[Int(self.byte(index + 1))] == .digit else { break }
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        let exponent = bytes[index - 1] | 0x20
        guard exponent == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")), index > start else {
          break
        }
      } else if !classes[Int(byte)].isInName {
        break
      }
      index += 1
    }
    buffer.add(.number, start, index)
  }

  private mutating func bracket(_ byte: UInt8) {
    index += 1
    switch byte {
    case UInt8(ascii: "("):
      depth += 1
      buffer.open(closedBy: UInt8(ascii: ")"), index - 1, index)
    case UInt8(ascii: "["): buffer.open(closedBy: UInt8(ascii: "]"), index - 1, index)
    case UInt8(ascii: "{"): buffer.open(closedBy: UInt8(ascii: "}"), index - 1, index)
    case UInt8(ascii: ")"):
      buffer.close(byte, index - 1, index)
      if depth > 0 { depth -= 1 } else if let string = strings.popLast() { resume(string) }
    default: buffer.close(byte, index - 1, index)
    }
  }

  private mutating func symbol(_ byte: UInt8) {
    let length = SwiftOperator.length(byte, self.byte(index + 1), self.byte(index + 2))
    buffer.add(.symbol, index, index + length)
    index += length
  }

  /// The byte at an offset; 0 behind the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }
}
