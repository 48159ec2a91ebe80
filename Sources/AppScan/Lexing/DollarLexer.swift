/// Reads languages whose strings interpolate with `$name` and `${expression}` and whose comments nest: Kotlin and
/// Dart. One pass over the bytes; nesting costs memory, never stack.
struct DollarLexer {
  /// In what they differ.
  struct Rules: Sendable {
    /// What begins a string, a character or a quoted name.
    let classes: [ByteClass]
    /// Whether `'` begins a string too; otherwise it holds one character.
    let hasSingleQuotes: Bool
    /// Whether an `r` before a quote turns escapes and interpolation off.
    let hasRawStrings: Bool
    /// Whether a backslash escapes in strings of three quotes.
    let escapesInLongStrings: Bool
  }

  /// A string around the place that is being read.
  struct Frame {
    let quote: UInt8
    /// 1 or 3.
    let quotes: Int
    let escapes: Bool
    let interpolates: Bool
    /// How many braces are open in its interpolation.
    var braces = 0
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let vocabulary: Vocabulary
  let rules: Rules
  private var frames: [Frame] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary, _ rules: Rules) {
    self.bytes = bytes
    self.vocabulary = vocabulary
    self.rules = rules
  }

  /// Fills the buffer.
  mutating func run(into buffer: inout TokenBuffer) {
    buffer.reserve(bytes: bytes.count)
    rules.classes.withUnsafeBufferPointer { classes in
      var index = 0
      while index < bytes.count {
        switch classes[Int(bytes[index])] {
        case .space: index += 1
        case .newline:
          buffer.endLine()
          index += 1
        case .name: index = name(index, classes, &buffer)
        case .digit: index = number(index, &buffer)
        case .quote: index = quote(index, &buffer)
        case .slash: index = slash(index, &buffer)
        case .open: index = open(index, &buffer)
        case .close: index = close(index, &buffer)
        case .symbol: index = symbol(index, &buffer)
        }
      }
    }
  }

  /// The byte at an offset; 0 behind the end.
  @inline(__always)
  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  @inline(__always)
  private mutating func name(
    _ start: Int, _ classes: UnsafeBufferPointer<ByteClass>, _ buffer: inout TokenBuffer
  ) -> Int {
    var index = start + 1
    while index < bytes.count {
      let kind = classes[Int(bytes[index])]
      guard kind == .name || kind == .digit else { break }
      index += 1
    }
    if rules.hasRawStrings, index == start + 1, bytes[start] == UInt8(ascii: "r"),
      byte(index) == UInt8(ascii: "\"") || byte(index) == UInt8(ascii: "'")
    {
      return string(start, quoteAt: index, isRaw: true, &buffer)
    }
    buffer.add(.identifier, start, index, word: vocabulary.number(bytes, start, index))
    return index
  }

  private func number(_ start: Int, _ buffer: inout TokenBuffer) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        guard isDigit(index + 1) else { break }
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        guard index > start, bytes[index - 1] | 0x20 == UInt8(ascii: "e"), isDigit(index + 1),
          bytes[start] != UInt8(ascii: "0") || self.byte(start + 1) | 0x20 != UInt8(ascii: "x")
        else { break }
      } else if !isDigit(index), !isLetter(byte), byte != UInt8(ascii: "_") {
        break
      }
      index += 1
    }
    buffer.add(.number, start, index)
    return index
  }

  private func isDigit(_ index: Int) -> Bool {
    byte(index) >= UInt8(ascii: "0") && byte(index) <= UInt8(ascii: "9")
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private func slash(_ start: Int, _ buffer: inout TokenBuffer) -> Int {
    switch byte(start + 1) {
    case UInt8(ascii: "/"):
      var index = start + 2
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      buffer.comment(bytes, start, index)
      return index
    case UInt8(ascii: "*"): return comment(start, &buffer)
    default: return symbol(start, &buffer)
    }
  }

  private func comment(_ start: Int, _ buffer: inout TokenBuffer) -> Int {
    var depth = 1
    var index = start + 2
    while index < bytes.count, depth > 0 {
      switch (bytes[index], byte(index + 1)) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (0x0A, _):
        buffer.endLine()
        index += 1
      default: index += 1
      }
    }
    index = min(index, bytes.count)
    buffer.comment(bytes, start, index)
    return index
  }

  private mutating func open(_ index: Int, _ buffer: inout TokenBuffer) -> Int {
    let closer: UInt8 =
      switch bytes[index] {
      case UInt8(ascii: "("): UInt8(ascii: ")")
      case UInt8(ascii: "["): UInt8(ascii: "]")
      default: UInt8(ascii: "}")
      }
    if closer == UInt8(ascii: "}"), !frames.isEmpty { frames[frames.count - 1].braces += 1 }
    buffer.open(closedBy: closer, index, index + 1)
    return index + 1
  }

  private mutating func close(_ index: Int, _ buffer: inout TokenBuffer) -> Int {
    buffer.close(bytes[index], index, index + 1)
    guard bytes[index] == UInt8(ascii: "}"), var frame = frames.popLast() else { return index + 1 }
    guard frame.braces > 0 else { return text(index + 1, frame, &buffer) }
    frame.braces -= 1
    frames.append(frame)
    return index + 1
  }

  private func symbol(_ start: Int, _ buffer: inout TokenBuffer) -> Int {
    if bytes[start] == UInt8(ascii: "."), isDigit(start + 1) { return number(start, &buffer) }
    let end = start + SymbolLength.of(bytes[start], byte(start + 1), byte(start + 2))
    buffer.add(.symbol, start, min(end, bytes.count))
    return min(end, bytes.count)
  }

  private mutating func quote(_ start: Int, _ buffer: inout TokenBuffer) -> Int {
    if bytes[start] == UInt8(ascii: "\"") || rules.hasSingleQuotes {
      return string(start, quoteAt: start, isRaw: false, &buffer)
    }
    return quoted(start, &buffer)
  }

  /// A character between `'` or a name between back-ticks; both end on their line.
  private func quoted(_ start: Int, _ buffer: inout TokenBuffer) -> Int {
    let isName = bytes[start] == UInt8(ascii: "`")
    var index = start + 1
    // The longest character is `'\\u0041'`; a bound keeps a stray quote from costing its whole line.
    let limit = isName ? bytes.count : min(bytes.count, start + 10)
    while index < limit, bytes[index] != 0x0A, bytes[index] != bytes[start] {
      index += bytes[index] == UInt8(ascii: "\\") && !isName ? 2 : 1
    }
    guard index < limit, bytes[index] == bytes[start], index > start + 1 else {
      buffer.add(.symbol, start, start + 1)
      return start + 1
    }
    if isName {
      buffer.add(.identifier, start + 1, index, word: vocabulary.number(bytes, start + 1, index))
    } else {
      buffer.add(.string, start, index + 1)
    }
    return index + 1
  }

  private mutating func string(
    _ start: Int, quoteAt: Int, isRaw: Bool, _ buffer: inout TokenBuffer
  ) -> Int {
    let quote = bytes[quoteAt]
    let isLong = byte(quoteAt + 1) == quote && byte(quoteAt + 2) == quote
    let frame = Frame(
      quote: quote, quotes: isLong ? 3 : 1, escapes: !isRaw && (!isLong || rules.escapesInLongStrings),
      interpolates: !isRaw)
    let contents = quoteAt + frame.quotes
    let stop = TextStop.find(bytes, contents, frame)
    switch stop.kind {
    case .quotes:
      buffer.add(.string, start, stop.index + frame.quotes)
      return stop.index + frame.quotes
    case .broken:
      buffer.add(.string, start, stop.index)
      return stop.index
    case .name, .brace:
      buffer.open(closedBy: quote, start, contents)
      return text(contents, frame, &buffer)
    }
  }

  /// What follows an opening quote or an interpolation, up to the next interpolation with braces or to the end.
  private mutating func text(_ start: Int, _ frame: Frame, _ buffer: inout TokenBuffer) -> Int {
    var start = start
    while true {
      let stop = TextStop.find(bytes, start, frame)
      if stop.index > start { buffer.add(.text, start, stop.index) }
      switch stop.kind {
      case .quotes:
        buffer.close(frame.quote, stop.index, stop.index + frame.quotes)
        return stop.index + frame.quotes
      case .broken: return stop.index
      case .name:
        buffer.add(.identifier, stop.index + 1, stop.end)
        start = stop.end
      case .brace:
        buffer.open(closedBy: UInt8(ascii: "}"), stop.index, stop.end)
        frames.append(frame)
        return stop.end
      }
    }
  }
}
