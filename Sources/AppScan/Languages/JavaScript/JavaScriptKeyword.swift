/// What a keyword says about what may follow it.
enum JavaScriptKeyword {
  /// A name, or a keyword after which no value begins.
  case none
  /// A value follows: `return`, `typeof`.
  case value
  /// A value or statements follow: `else`, `do`.
  case block
  /// A condition in parentheses follows, and then a statement.
  case control

  /// Looks at the word between two offsets.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    func reads(_ word: StaticString) -> Bool {
      for offset in 0..<end - start where bytes[start + offset] != word.utf8Start[offset] { return false }
      return true
    }
    self = .none
    switch end - start {
    case 2:
      if reads("if") {
        self = .control
      } else if reads("do") {
        self = .block
      } else if reads("in") || reads("of") {
        self = .value
      }
    case 3: if reads("for") { self = .control } else if reads("new") { self = .value }
    case 4:
      if reads("else") {
        self = .block
      } else if reads("with") {
        self = .control
      } else if reads("case") || reads("void") {
        self = .value
      }
    case 5:
      if reads("while") {
        self = .control
      } else if reads("await") || reads("throw") || reads("yield") {
        self = .value
      }
    case 6: if reads("return") || reads("typeof") || reads("delete") { self = .value }
    case 7: if reads("default") { self = .value }
    case 10: if reads("instanceof") { self = .value }
    default: break
    }
  }
}
