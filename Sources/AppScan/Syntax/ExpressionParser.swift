/// Reads tokens as an ``Expression``: numbers, arithmetic, conditions, names, calls, lists and objects, in the
/// notations of all languages that are read. What it does not understand is ``Expression/unread(_:)``.
///
/// Each function reads what binds more tightly than the one before, and leaves `index` behind what it has read:
/// `condition`, `sum`, `product`, `prefix`, `primary` with its `suffix`es. So `isOpen ? 2 * .base + 1 : fast(0.3)` goes
/// - `condition` asks `sum` for a value, which comes down to `primary`: `.name("isOpen")`. A `?` follows, so that was
///   what the branches depend on, and `condition` is asked for each of them.
/// - First branch: `sum` asks `product`, which reads `2`, sees `*`, and joins it with the next `prefix`, `.name("base")`.
///   Then `sum` sees `+` and joins that product with the next one, `1`.
/// - Second branch: `primary` reads `fast`; the bracket behind it is a suffix that makes it
///   `.call("fast", [.number(0.3)])`.
/// - The result is `.choice([.binary(.plus, .binary(.times, 2, .name("base")), 1), .call(…)], of: "isOpen")`.
///
/// ``parse(_:_:)`` then compares `index` with the end of the range: where anything is left, as in `a > b`, nothing was
/// understood.
struct ExpressionParser {
  let source: Source
  let end: Int
  var index: Int
  var depth: Int

  private init(_ source: Source, _ range: Range<Int>, _ depth: Int) {
    self.source = source
    self.depth = depth
    index = range.lowerBound
    end = range.upperBound
  }

  /// Reads all tokens of a range as one expression; nil where none of it can be read.
  static func readable(_ source: Source, _ range: Range<Int>) -> Expression? {
    let value = parse(source, range)
    return value.isWhollyUnread ? nil : value
  }

  /// Reads all tokens of a range as one expression, what stands in a bracket as deep as the bracket is.
  static func parse(_ source: Source, _ range: Range<Int>, _ depth: Int = 0) -> Expression {
    guard !range.isEmpty, depth < ScanLimits.expressionDepth, range.lowerBound >= 0,
      range.upperBound <= source.count
    else {
      return .unread(.expression)
    }
    var parser = ExpressionParser(source, range, depth)
    let expression = parser.condition()
    return parser.index == parser.end ? expression : .unread(.expression)
  }

  /// `test ? a : b`, Kotlin's `if (test) a else b`, Swift's `if test { a } else { b }`, and what binds tighter.
  private mutating func condition() -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < ScanLimits.expressionDepth else { return .unread(.expression) }
    if source.matches(index, "if") { return branches() }
    let start = index
    let first = sum()
    if index >= end { return first }
    if isSymbol("?") { return ternary(from: start) }
    if isSymbol("??") || isSymbol("?:") || isSymbol("||"), questionMark(from: index) == nil {
      index += 1
      return .fallback(first, condition())
    }
    // What stands before the question mark of a condition need not be a value: `a > b ? 1 : 2`.
    guard let question = questionMark(from: start) else { return first }
    index = question
    return ternary(from: start)
  }

  private func questionMark(from start: Int) -> Int? {
    // A colon parts the other branch of the condition around this one.
    let mark = source.level(start, to: end).first { index in
      source.kind(index) == .symbol && source.matches(index, "?", ":")
    }
    return mark.flatMap { source.matches($0, "?") ? $0 : nil }
  }

  private mutating func ternary(from start: Int) -> Expression {
    let asked = text(ofCondition: start..<max(start, index))
    index += 1
    let first = condition()
    guard isSymbol(":") else { return .unread(.expression) }
    index += 1
    let second = condition()
    // Dart's null says nothing: what is called takes its own.
    if source.language == .dart, first == Self.nothing { return second }
    if source.language == .dart, second == Self.nothing { return first }
    return Self.choice(first, second, of: asked)
  }

  private static let nothing = Expression.name("null")

  private mutating func branches() -> Expression {
    index += 1
    let start = index
    let isKotlin = source.language == .kotlin
    let bracket: Unicode.Scalar = isKotlin ? "(" : "{"
    while index < end, !source.opens(index, bracket) { index += 1 }
    guard let closing = source.closing(of: index, bracket), closing < end else { return .unread(.expression) }
    let asked = text(ofCondition: isKotlin ? index + 1..<closing : start..<index)
    if isKotlin { index = closing + 1 }
    let first = branch()
    guard source.matches(index, "else"), index < end else { return .unread(.expression) }
    index += 1
    let second = source.matches(index, "if") ? condition() : branch()
    return Self.choice(first, second, of: asked)
  }

  private mutating func branch() -> Expression {
    guard let closing = source.closing(of: index, "{"), closing < end else { return condition() }
    let inner = Self.parse(source, index + 1..<closing, depth)
    index = closing + 1
    return inner
  }

  private static func choice(_ first: Expression, _ second: Expression, of condition: String? = nil)
    -> Expression
  {
    var all: [Expression] = []
    var condition = condition
    for branch in [first, second] {
      if case .choice(let inner, let innerCondition) = branch {
        all += inner
        condition = condition.flatMap { outer in innerCondition.map { outer + "?" + $0 } }
      } else {
        all.append(branch)
      }
    }
    return .choice(all, of: condition)
  }

  private mutating func sum() -> Expression { joined(Self.sums) { $0.product() } }

  private mutating func product() -> Expression { joined(Self.products) { $0.prefix() } }

  private static let sums: [Sign] = [("+", .plus), ("-", .minus)]
  /// Dart's `~/` leaves whole microseconds of a duration, and of a number what a `Duration` takes whole.
  private static let products: [Sign] = [("*", .times), ("/", .over), ("~/", .over)]
  private typealias Sign = (text: StaticString, operation: Expression.Operator)

  /// Values with some signs between them.
  private mutating func joined(_ signs: [Sign], _ next: (inout Self) -> Expression) -> Expression {
    var left = next(&self)
    var length = 0
    while let sign = signs.first(where: { isSymbol($0.text) }) {
      guard isShort(&length) else { return givenUp() }
      index += 1
      left = .binary(sign.operation, left, next(&self))
    }
    return left
  }

  private mutating func prefix() -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < ScanLimits.expressionDepth, index < end else { return .unread(.expression) }
    if isSymbol("-") {
      index += 1
      return .negative(prefix())
    }
    if isSymbol("+") { index += 1 }
    if source.matches(index, "const", "new") { index += 1 }
    var value = primary()
    var length = 0
    while index < end, let longer = suffix(of: value) {
      guard isShort(&length) else { return givenUp() }
      value = longer
    }
    return value
  }

  private func isShort(_ length: inout Int) -> Bool {
    length += 1
    return length < ScanLimits.operators
  }

  private mutating func givenUp() -> Expression {
    index = end
    return .unread(.expression)
  }

  private mutating func primary() -> Expression {
    switch source.kind(index) {
    case .number:
      index += 1
      return NumberReader.read(source, index - 1)
    case .string:
      index += 1
      return .text(source.text(source.contents(index - 1)))
    case .identifier:
      index += 1
      return .name(source.matches(index - 1, "this") ? Evaluator.receiver : source.text(index - 1))
    case .symbol where isSymbol(".") || isSymbol("..."):
      if isSymbol("..."), index + 1 < end {
        index += 1
        return .call(Expression.spread, [Expression.Argument(nil, prefix())])
      }
      // Swift's implicit member: the type is not written.
      guard isSymbol("."), source.kind(index + 1) == .identifier, index + 1 < end else { return skipped() }
      index += 2
      return .name(source.text(index - 1))
    case .open: return bracket()
    default: return skipped()
    }
  }

  private mutating func skipped() -> Expression {
    index += 1
    return .unread(.expression)
  }

  private mutating func bracket() -> Expression {
    let opening = index
    guard let closing = source.partner(opening), closing < end else { return skipped() }
    index = closing + 1
    switch source.first(opening) {
    case UInt8(ascii: "("):
      // Java's `(long) fade`: of another type, the number is the same.
      if source.language == .java, closing == opening + 2, source.matches(opening + 1, "int", "long", "float")
      {
        return prefix()
      }
      return Self.parse(source, opening + 1..<closing, depth)
    case UInt8(ascii: "["): return .list(Self.arguments(source, opening, depth).map(\.value))
    case UInt8(ascii: "{"): return .object(Self.arguments(source, opening, depth))
    case UInt8(ascii: "`"): return template(opening, closing)
    default: return .unread(.expression)
    }
  }

  /// The arguments in a bracket, each read.
  static func arguments(_ source: Source, _ opening: Int, _ depth: Int = 0) -> [Expression.Argument] {
    source.arguments(opening).map { Expression.Argument(source.label($0), parse(source, $0.value, depth)) }
  }

  /// `.member`, `(arguments)` and `as Type` behind a value; nil when nothing of these follows.
  private mutating func suffix(of value: Expression) -> Expression? {
    if isSymbol(".") || isSymbol("?.") || isSymbol("!."), source.kind(index + 1) == .identifier,
      index + 1 < end
    {
      let member = source.text(index + 1)
      index += 2
      guard case .name(let path) = value else { return .member(value, member) }
      return .name((["self", "Self", "this"].contains(path) ? FileConstants.ownMember : path + ".") + member)
    }
    if isSymbol("!") || isSymbol("!!") {
      // A promise to the compiler that it is there.
      index += 1
      return value
    }
    if let element = element(of: value) { return element }
    var type = ""
    if isSymbol("<"), let behind = source.typeArgumentsEnd(index), source.opens(behind, "(") {
      // `context.read<Times>()`: what is got is of that type.
      if source.language == .dart, behind == index + 3 { type = "<" + source.text(index + 1) + ">" }
      index = behind
    }
    if let closing = source.closing(of: index, "("), closing < end {
      let opening = index
      switch value {
      case .name(let path):
        index = closing + 1
        return .call(path + type, Self.arguments(source, opening, depth))
      case .choice(let branches, let condition): return call(of: branches, condition, opening, closing)
      case .member(let inner, let member):
        index = closing + 1
        if !type.isEmpty { return .call(member + type, []) }
        // `duration.inSeconds()` may be read as the member; what it makes of arguments is not known.
        if closing == opening + 1 { return value }
        // A resource is the same whatever object is asked for it.
        if member == "getInteger" { return .call(member, Self.arguments(source, opening, depth)) }
        guard ArithmeticFunction.isMember(member) else { return .unread(.expression) }
        return .call(member, [Expression.Argument(nil, inner)] + Self.arguments(source, opening, depth))
      default: return nil
      }
    }
    if source.language == .typescript, source.matches(index, "as", "satisfies"),
      index < end
    {
      // What follows is a type, which may be long, and the end.
      index = end
      return value
    }
    if source.matches(index, "as"), source.kind(index + 1) == .identifier {
      // A type says nothing about the value; `as const` neither.
      index += 2
      return value
    }
    return nil
  }

  private func isSymbol(_ text: StaticString) -> Bool {
    index < end && source.kind(index) == .symbol && source.matches(index, text)
  }
}
