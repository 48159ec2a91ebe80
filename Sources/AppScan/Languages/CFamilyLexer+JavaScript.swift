/// The parts of JavaScript that are ambiguous without a parser - a slash, a smaller-than sign, a brace - are decided by
/// the token before.
extension CFamilyLexer {
  /// The kind of the innermost open brace, template or tag of JavaScript.
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

  /// The tokens that may follow the last one.
  struct ValueState {
    /// Whether the token before ends a value: then a slash divides and a smaller-than sign compares.
    var ends = false
    /// Whether the token before is a word like `if`, whose parentheses end no value.
    var followsControl = false
    /// Whether the token before is one after which a brace opens statements.
    var beginsBlock = true
    /// For each open parenthesis whether it belongs to `if` and the like.
    var parentheses: [Bool] = []

    /// After an operator or an opening bracket.
    mutating func begin(block: Bool = false) { (ends, followsControl, beginsBlock) = (false, false, block) }

    /// After a literal or an element.
    mutating func end() { (ends, followsControl, beginsBlock) = (true, false, false) }
  }

  mutating func nameEnded(_ start: Int) {
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    let keyword = isMember ? .none : JavaScriptKeyword(bytes, start, index)
    value.ends = keyword == .none
    value.followsControl = keyword == .control
    value.beginsBlock = keyword == .block || keyword == .none
  }

  mutating func symbolEnded(_ start: Int) {
    let (first, last, length) = (bytes[start], bytes[index - 1], index - start)
    // `x++` and TypeScript's `x!` end the value that they follow.
    let isSuffix =
      length == 2 && (first == UInt8(ascii: "+") || first == UInt8(ascii: "-")) && last == first
      || length == 1 && first == UInt8(ascii: "!")
    if isSuffix, value.ends { return }
    let isArrow = first == UInt8(ascii: "=") && length == 2 && last == UInt8(ascii: ">")
    value.begin(block: isArrow || first == UInt8(ascii: ";"))
  }

  mutating func opened(_ bracket: UInt8) {
    switch bracket {
    case UInt8(ascii: "("): value.parentheses.append(value.followsControl)
    case UInt8(ascii: "["): break
    default: modes.append(value.beginsBlock ? .block : .object)
    }
    value.begin(block: bracket == UInt8(ascii: "{") && modes.last == .block)
  }

  mutating func closed(_ bracket: UInt8) {
    value.followsControl = false
    switch bracket {
    case UInt8(ascii: ")"):
      value.ends = !(value.parentheses.popLast() ?? false)
      value.beginsBlock = true
    case UInt8(ascii: "]"): value.end()
    default:
      value.ends = modes.popLast() == .object
      value.beginsBlock = true
    }
  }

  /// After the bracket that interrupts a template or an element.
  mutating func holeBegan() {
    modes.append(.hole)
    value.begin()
  }

  /// After the last part of a template or the last tag of an element.
  mutating func modeEnded() {
    modes.removeLast()
    value.end()
  }
}

/// The tokens that may follow a keyword.
enum JavaScriptKeyword {
  /// A name, or a keyword after which no value begins.
  case none
  /// A value follows: `return`, `typeof`.
  case value
  /// A value or statements follow: `else`, `do`.
  case block
  /// A condition in parentheses follows, and then a statement.
  case control

  /// The keyword between two offsets.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    @inline(__always)
    func reads(_ word: StaticString) -> Bool { bytes.reads(word, at: start) }
    self =
      switch end - start {
      case 2: reads("if") ? .control : reads("do") ? .block : reads("in") || reads("of") ? .value : .none
      case 3: reads("for") ? .control : reads("new") ? .value : .none
      case 4:
        reads("else") ? .block : reads("with") ? .control : reads("case") || reads("void") ? .value : .none
      case 5: reads("while") ? .control : reads("await") || reads("throw") || reads("yield") ? .value : .none
      case 6: reads("return") || reads("typeof") || reads("delete") ? .value : .none
      case 7: reads("default") ? .value : .none
      case 10: reads("instanceof") ? .value : .none
      default: .none
      }
  }
}
