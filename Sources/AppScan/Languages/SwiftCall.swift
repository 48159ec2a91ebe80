/// A name with what stands around it: what it is a member of, and its arguments when it is called.
struct SwiftCall {
  let source: Source
  /// The token of the name.
  let name: Int
  /// The value of which it is a member.
  let base: Base
  /// The first token of the whole, base included.
  let start: Int
  /// The bracket of its arguments; nil when it is not called.
  let opening: Int?

  enum Base: Equatable {
    /// Nothing stands before the name.
    case none
    /// `.name`: the type is not written.
    case implicit
    /// A path of names such as `SwiftUI.Animation`.
    case path(String)
    /// A value such as `view.layer()`.
    case value
  }

  init(_ source: Source, at name: Int) {
    self.source = source
    self.name = name
    (base, start) = Self.base(source, name)
    opening = Self.opening(source, name)
  }

  /// The arguments; those without label have none.
  var arguments: [ArgumentRange] { opening.map { source.arguments($0) } ?? [] }

  /// The last token of the call.
  var last: Int { opening.flatMap { source.partner($0) } ?? name }

  /// Whether it is the function itself, not called: `.linear(duration:)`.
  var isReference: Bool { opening != nil && source.matches(last - 1, ":") }

  /// Whether it is being declared or matched, not used.
  var isDeclared: Bool {
    guard base == .none else { return source.matches(start - 1, "case") }
    return source.matches(name - 1, oneOf: SwiftKeyword.beforeName)
  }

  private static func base(_ source: Source, _ name: Int) -> (Base, Int) {
    guard source.kind(name - 1) == .symbol else { return (.none, name) }
    if source.matches(name - 1, "?.", "!.") { return (.value, name) }
    guard source.matches(name - 1, ".") else { return (.none, name) }
    let dot = name - 1
    switch source.kind(dot - 1) {
    case .identifier:
      if SwiftKeyword.isBeforeValue(source, dot - 1) { return (.implicit, dot) }
      return path(source, dot)
    case .close, .number, .string: return (.value, name)
    case .symbol:
      // `value!.name`, `value?` on the line before; a condition's mark has white space behind it.
      let isPostfix =
        source.matches(dot - 1, "!", "?", ">")
      let touches = dot > 0 && source.tokens[dot - 1].end == source.tokens[dot].start
      return isPostfix && touches ? (.value, name) : (.implicit, dot)
    default: return (.implicit, dot)
    }
  }

  /// The path of names in front of a dot; a value when something else begins it.
  private static func path(_ source: Source, _ dot: Int) -> (Base, Int) {
    var first = dot - 1
    while dot - first < ScanLimits.pathTokens, source.matches(first - 1, "."),
      source.kind(first - 2) == .identifier,
      !SwiftKeyword.isBeforeValue(source, first - 2)
    {
      first -= 2
    }
    guard !source.matches(first - 1, ".", "?.") else { return (.value, dot + 1) }
    return (.path(source.text(source.range(first, through: dot - 1))), first)
  }

  /// The bracket behind the name, or behind its type arguments: `SpringKeyframe<CGFloat>(`.
  private static func opening(_ source: Source, _ name: Int) -> Int? {
    let opening = source.callOpening(after: name)
    return opening == name + 1 && source.startsLine(name + 1) ? nil : opening
  }
}

extension SwiftCall {
  /// The modifiers of an animation that are chained behind it, and the last token of the last one. Others (an
  /// app's own) are passed over.
  func modifiers() -> (all: [(name: String, value: Expression?)], last: Int) {
    var all: [(name: String, value: Expression?)] = []
    var end = last
    for (name, opening, closing) in source.chain(behind: last).prefix(ScanLimits.chain)
    where source.matches(name, oneOf: Self.names) {
      let first = source.arguments(opening).first.map { ExpressionParser.parse(source, $0.value) }
      all.append((source.text(name), first))
      end = closing
    }
    return (all, end)
  }

  /// Whether a modifier that only animations have stands behind it.
  var isModified: Bool {
    source.matches(last + 1, ".") && source.opens(last + 3, "(")
      && source.matches(last + 2, oneOf: Self.names)
  }

  private static let names: [StaticString] = ["delay", "speed", "repeatForever", "repeatCount"]
}

/// Words of the language that readers must not take for names.
enum SwiftKeyword {
  /// Those behind which a value begins.
  private static let beforeValue: Set<String> = [
    "return", "in", "case", "if", "else", "while", "guard", "where", "try", "await", "throw", "switch", "do",
    "yield", "is", "as", "repeat", "consume", "copy",
  ]

  /// The length of the longest of them.
  private static let longestBeforeValue = 8

  /// Those behind which a new name stands.
  static let beforeName: [StaticString] = [
    "func", "let", "var", "struct", "class", "enum", "extension", "protocol", "actor", "typealias", "case",
  ]

  /// Whether a token is one behind which a value begins.
  static func isBeforeValue(_ source: Source, _ index: Int) -> Bool {
    source.kind(index) == .identifier && isBeforeValue(source.bytes, source.tokens[index])
  }

  /// The same of a name among the bytes of its file.
  static func isBeforeValue(_ bytes: UnsafeBufferPointer<UInt8>, _ name: Token) -> Bool {
    name.end - name.start <= longestBeforeValue
      && beforeValue.contains(String(decoding: bytes[Int(name.start)..<Int(name.end)], as: UTF8.self))
  }
}
