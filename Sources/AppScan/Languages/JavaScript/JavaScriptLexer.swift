/// Splits JavaScript, TypeScript, JSX and TSX into tokens: nested templates, regular expressions, elements with
/// their attributes and text. Takes linear time whatever the source holds, and never recurses.
///
/// What is ambiguous without a parser (a slash, a smaller-than sign, a brace) is decided by the token before it.
struct JavaScriptLexer {
  /// The name by which readers of strings ask for every string and template.
  static let stringWord = "\"\""

  /// What the innermost open brace, template or tag is.
  enum Mode: UInt8 {
    /// A brace of statements, after which a value may begin.
    case block
    /// A brace of an object, which is a value.
    case object
    /// A brace that interrupts a template or an element.
    case hole
    case template
    case tag
    case children
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let vocabulary: Vocabulary
  let table: UnsafeBufferPointer<JavaScriptByteClass>
  let stringNumber: UInt16
  var index = 0
  var modes: [Mode] = []
  /// Whether the token before ends a value: then a slash divides and a smaller-than sign compares.
  var endsValue = false
  /// Whether the token before is a word like `if`, whose parentheses end no value.
  private var followsControl = false
  /// Whether the token before is one after which a brace opens statements.
  private var beginsBlock = true
  /// For each open parenthesis whether it belongs to `if` and the like.
  private var parentheses: [Bool] = []
  /// Before this offset no regular expression ends on its line: a failed search must not be repeated.
  var regularExpressionLimit = 0
  /// Where the next closing tag of a name is; the length of the source for none.
  var closingTags: [String: Int] = [:]

  /// Adds the tokens of a source.
  static func lex(
    _ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary, _ buffer: inout TokenBuffer
  ) {
    JavaScriptByteClass.table.withUnsafeBufferPointer { table in
      var lexer = JavaScriptLexer(
        bytes: bytes, vocabulary: vocabulary, table: table,
        stringNumber: vocabulary.number(of: stringWord))
      lexer.run(&buffer)
    }
  }

  private init(
    bytes: UnsafeBufferPointer<UInt8>, vocabulary: Vocabulary,
    table: UnsafeBufferPointer<JavaScriptByteClass>, stringNumber: UInt16
  ) {
    self.bytes = bytes
    self.vocabulary = vocabulary
    self.table = table
    self.stringNumber = stringNumber
  }

  /// A byte ahead; 0 after the end.
  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private mutating func run(_ buffer: inout TokenBuffer) {
    if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while index < bytes.count {
      switch modes.last {
      case .template: templateText(&buffer)
      case .tag: tag(&buffer)
      case .children: children(&buffer)
      default: code(&buffer)
      }
    }
  }

  /// Tokens until a template or an element begins or goes on.
  private mutating func code(_ buffer: inout TokenBuffer) {
    let depth = modes.count
    while index < bytes.count {
      switch table[Int(bytes[index])] {
      case .space: index += 1
      case .newline:
        buffer.endLine()
        index += 1
      case .name: name(&buffer)
      case .digit: number(&buffer)
      case .quote: string(&buffer)
      case .template:
        let before = modes.count
        beginTemplate(&buffer)
        if modes.count > before { return }
      case .slash: slash(&buffer)
      case .dot:
        if byte(1) &- UInt8(ascii: "0") < 10 { number(&buffer) } else { symbol(&buffer) }
      case .less:
        if !endsValue, beginElement(&buffer) { return }
        symbol(&buffer)
      case .open: open(&buffer)
      case .close:
        close(&buffer)
        if modes.count < depth { return }
      case .symbol: symbol(&buffer)
      }
    }
  }

  private mutating func name(_ buffer: inout TokenBuffer) {
    let start = index
    index += 1
    while index < bytes.count,
      table[Int(bytes[index])].rawValue == JavaScriptByteClass.name.rawValue
        || table[Int(bytes[index])].rawValue == JavaScriptByteClass.digit.rawValue
    { index += 1 }
    buffer.add(.identifier, start, index, word: vocabulary.number(bytes, start, index))
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    let keyword = isMember ? .none : JavaScriptKeyword(bytes, start, index)
    endsValue = keyword == .none
    followsControl = keyword == .control
    beginsBlock = keyword == .block || keyword == .none
  }

  private mutating func open(_ buffer: inout TokenBuffer) {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "("):
      parentheses.append(followsControl)
      buffer.open(closedBy: UInt8(ascii: ")"), index, index + 1)
    case UInt8(ascii: "["): buffer.open(closedBy: UInt8(ascii: "]"), index, index + 1)
    default:
      modes.append(beginsBlock ? .block : .object)
      buffer.open(closedBy: UInt8(ascii: "}"), index, index + 1)
    }
    index += 1
    valueMayBegin(beginsBlock: byte == UInt8(ascii: "{") && modes.last == .block)
  }

  private mutating func close(_ buffer: inout TokenBuffer) {
    let byte = bytes[index]
    buffer.close(byte, index, index + 1)
    index += 1
    followsControl = false
    switch byte {
    case UInt8(ascii: ")"):
      endsValue = !(parentheses.popLast() ?? false)
      beginsBlock = true
    case UInt8(ascii: "]"):
      endsValue = true
      beginsBlock = false
    default:
      let mode = modes.popLast()
      endsValue = mode == .object
      beginsBlock = true
    }
  }

  /// After an operator or an opening bracket.
  mutating func valueMayBegin(beginsBlock: Bool = false) {
    endsValue = false
    followsControl = false
    self.beginsBlock = beginsBlock
  }

  /// After a literal or an element.
  mutating func valueEnded() {
    endsValue = true
    followsControl = false
    beginsBlock = false
  }

  private mutating func symbol(_ buffer: inout TokenBuffer) {
    let first = byte()
    let length = JavaScriptSymbol.length(first, byte(1), byte(2))
    buffer.add(.symbol, index, index + length)
    index += length
    // `x++` and TypeScript's `x!` end the value that they follow.
    let isSuffix =
      length == 2 && (first == UInt8(ascii: "+") || first == UInt8(ascii: "-"))
      && bytes[index - 1] == first || length == 1 && first == UInt8(ascii: "!")
    if isSuffix, endsValue { return }
    let isArrow = first == UInt8(ascii: "=") && length == 2 && bytes[index - 1] == UInt8(ascii: ">")
    valueMayBegin(beginsBlock: isArrow || first == UInt8(ascii: ";"))
  }
}
