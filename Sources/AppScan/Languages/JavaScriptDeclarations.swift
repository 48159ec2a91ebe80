/// The names that a JavaScript file declares: constants with their values, members of constant objects, enums and static
/// fields by path, and all other names without a value.
///
/// No ``DeclarationReader``: there a name has the path of the types around it, and here only what a static field or an
/// object says; blocks alone bound names, arrows without brackets bind some, and most files are read for what they
/// export. Of the shared walk little more than its loop would be left.
struct JavaScriptDeclarations {
  let source: Source
  private var found: [Declaration] = []
  /// The classes around the current token: where each ends, and its name.
  private var classes: [(end: Int, name: String)] = []
  private(set) var depth = 0
  /// The bytes of the blocks around the current token.
  private var blocks: [Range<Int>] = []
  /// The names that are exported apart from their declarations: `export { a }`, `module.exports = { a }`.
  var exports = NamedExports()
  private var topLevel: [Int] = []

  /// The brackets of the parameters of the file's functions, by name; looked for when a pattern asks.
  var functions: [String: Int]?

  /// Whether names that no other file sees are left out.
  private let isForOthers: Bool
  /// The first bytes of the motions that were found.
  private let motions: Set<Int>

  private init(_ source: Source, isForOthers: Bool, motions: Set<Int>) {
    self.source = source
    self.isForOthers = isForOthers
    self.motions = motions
  }

  /// - Parameters:
  ///   - isForOthers: whether names that no other file sees are left out.
  ///   - motions: the first bytes of the motions that were found.
  static func read(_ source: Source, isForOthers: Bool = false, motions: Set<Int> = []) -> [Declaration] {
    var reader = JavaScriptDeclarations(source, isForOthers: isForOthers, motions: motions)
    reader.walk()
    return reader.found
  }

  private mutating func walk() {
    for index in source.tokens.indices {
      switch source.tokens[index].kind {
      case .open:
        depth += 1
        if source.begins(index, "{"), let closing = source.partner(index) {
          blocks.append(source.range(index, through: closing))
        }
        if !isForOthers, source.begins(index, "(") { parameters(index) }
      case .close:
        depth -= source.partner(index) == nil ? 0 : 1
        if blocks.last?.upperBound == Int(source.tokens[index].end) { blocks.removeLast() }
      case .identifier: word(index)
      case .symbol:
        if source.matches(index, "=>"), source.kind(index - 1) == .identifier {
          bind(index - 1, role: .parameter, scope: arrowRange(index))
        }
      default: break
      }
    }
    for index in topLevel where exports.hold(found[index].path) {
      found[index] = found[index].holding(found[index].value, isShared: true)
    }
  }

  private mutating func word(_ index: Int) {
    func reads(_ keyword: StaticString) -> Bool {
      // No member and no key.
      source.matches(index, keyword) && !source.matches(index - 1, ".") && !source.matches(index + 1, ":")
    }
    switch source.first(index) {
    case UInt8(ascii: "c"):
      if reads("const"), !source.matches(index + 1, "enum") { constants(index) }
      if reads("class") { enterClass(index) }
      if reads("catch"), source.opens(index + 1, "(") { bind(index + 2) }
    case UInt8(ascii: "l") where reads("let"), UInt8(ascii: "v") where reads("var"): constants(index)
    case UInt8(ascii: "e"):
      if reads("enum") { enumeration(index) }
      if reads("export") { exported(index) }
      if reads("exports") { exports.addAssignment(source, index) }
    case UInt8(ascii: "m") where reads("module"):
      if source.matches(index + 2, "exports") { exports.addAssignment(source, index + 2) }
    case UInt8(ascii: "f") where reads("function"):
      bind(index + 1)
      function(index + 1, index + 2, source.text(index + 1), isExported: source.matches(index - 1, "export"))
    case UInt8(ascii: "i") where reads("import") && depth == 0: imports(index)
    case UInt8(ascii: "s") where reads("static"): staticField(index)
    default: break
    }
  }

  /// The declarators behind `const`, `let` or `var`.
  private mutating func constants(_ keyword: Int) {
    let isConstant = source.begins(keyword, "c")
    let isTop = depth == 0
    if isForOthers, !isTop || !isConstant { return }
    let isShared = isTop && source.matches(keyword - 1, "export")
    var index = keyword + 1
    while true {
      guard source.kind(index) == .identifier else {
        if !isForOthers, source.kind(index) == .open {
          let before = found.count
          pattern(index, of: isConstant ? taken(index) : nil, isShared: isShared)
          if isTop { topLevel += before..<found.count }
        }
        return
      }
      let name = index
      guard let assignment = self.assignment(after: name) else {
        declare(source.text(name), nil, at: name, isShared)
        return
      }
      let end = source.statementEnd(assignment + 1)
      let before = found.count
      if isConstant {
        constant(source.text(name), assignment + 1..<end, isShared, isMember: false)
      } else {
        declare(source.text(name), nil, at: name, isShared)
      }
      if isTop { topLevel += before..<found.count }
      guard source.matches(end, ","), source.kind(end) == .symbol else { return }
      index = end + 1
    }
  }

  /// The `=` behind a name and its type; nil when nothing is assigned.
  private func assignment(after name: Int) -> Int? {
    var index = name + 1
    if source.matches(index, "=") { return index }
    if source.matches(index, "!") { index += 1 }
    guard source.matches(index, ":") else { return nil }
    for _ in 0..<ScanLimits.annotation {
      index = source.after(index)
      if source.matches(index, "=") { return index }
      if source.matches(index, ";") || source.kind(index) == nil { return nil }
    }
    return nil
  }

  /// A constant: an object becomes a constant for each of its members.
  private mutating func constant(_ path: String, _ range: Range<Int>, _ isShared: Bool, isMember: Bool) {
    if let opening = objectOpening(range) {
      declare(path, object(opening), at: range.lowerBound, isShared, isMember: isMember)
      addMembers(path, opening, isShared, depth: 0)
      return
    }
    if let (names, body) = arrow(range) {
      return declare(path, body, at: range.lowerBound, isShared, isMember: isMember, role: .function(names))
    }
    declare(path, scalar(range), at: range.lowerBound, isShared, isMember: isMember)
  }

  mutating func addMembers(_ path: String, _ opening: Int, _ isShared: Bool, depth: Int) {
    guard depth < ScanLimits.objectDepth else { return }
    for member in source.members(opening) {
      let inner = path + "." + member.key
      guard let value = member.value else {
        declare(inner, .name(member.key), at: member.token, isShared, isMember: true)
        continue
      }
      if let opening = objectOpening(value) {
        if let object = object(opening) {
          declare(inner, object, at: value.lowerBound, isShared, isMember: true)
        }
        addMembers(inner, opening, isShared, depth: depth + 1)
      } else if let (names, body) = arrow(value) {
        declare(inner, body, at: value.lowerBound, isShared, isMember: true, role: .function(names))
      } else {
        let expression = scalar(value)
        // A function of several lines says no number.
        guard expression != nil || !source.isFunction(value.lowerBound) else { continue }
        declare(inner, expression, at: value.lowerBound, isShared, isMember: true)
      }
    }
  }

  /// An object as a value; nil for one that spreads another or has computed keys: it holds more than its members say.
  private func object(_ opening: Int) -> Expression? {
    let holdsMore = source.arguments(opening).contains {
      source.isSpread($0) || $0.label == nil && source.opens($0.value.lowerBound, "[")
    }
    if holdsMore { return nil }
    let bytes = source.range(opening, through: source.partner(opening) ?? opening)
    return .members(bytes, isMotion: motions.contains(bytes.lowerBound))
  }

  /// The brace of an object, also in parentheses, behind `<const>`, and inside `Object.freeze(…)`, `createTheme(…)` and
  /// the like.
  func objectOpening(_ range: Range<Int>) -> Int? {
    guard var index = range.first else { return nil }
    if source.matches(index, "<"), source.matches(index + 1, "const") { index += 3 }
    while let closing = source.closing(of: index, "("),
      closing + 1 == range.upperBound || source.matches(closing + 1, "as", "satisfies", ")")
    {
      index += 1
    }
    if source.opens(index, "{") { return index }
    while index < range.upperBound, source.kind(index) == .identifier || source.matches(index, ".") {
      index += 1
    }
    guard index < range.upperBound, source.opens(index, "("), source.opens(index + 1, "{"),
      ["freeze", "theme"].contains(where: source.text(index - 1).lowercased().hasSuffix)
    else { return nil }
    return index + 1
  }

  /// A value that may be a number, a curve or a name of one; nil for others.
  func scalar(_ range: Range<Int>) -> Expression? {
    guard !range.isEmpty, range.count <= ScanLimits.javaScriptValue,
      source.tokens[range.upperBound - 1].end - source.tokens[range.lowerBound].start
        < ScanLimits.javaScriptBytes
    else { return nil }
    let first = range.lowerBound
    switch source.kind(first) {
    case .number, .string, .identifier: break
    case .symbol where source.matches(first, "-"): break
    case .open where !source.matches(first, "`"): break
    default: return nil
    }
    return ExpressionParser.readable(source, range)
  }

  /// `enum Speed { Fast = 200, Slow = 400 }`.
  private mutating func enumeration(_ keyword: Int) {
    guard source.kind(keyword + 1) == .identifier, source.opens(keyword + 2, "{") else {
      return
    }
    let isShared =
      source.matches(keyword - 1, "export")
      || source.matches(keyword - 1, "const") && source.matches(keyword - 2, "export")
    let path = source.text(keyword + 1)
    for argument in source.arguments(keyword + 2) {
      let name = argument.value.lowerBound
      guard argument.label == nil, source.matches(name + 1, "="), argument.value.count > 2,
        let value = scalar(name + 2..<argument.value.upperBound)
      else { continue }
      declare(
        path + "." + source.text(source.contents(name)), value, at: name, isShared, isMember: true)
    }
  }

  private mutating func enterClass(_ keyword: Int) {
    guard source.kind(keyword + 1) == .identifier else { return }
    bind(keyword + 1)
    for index in keyword + 2..<keyword + ScanLimits.head where source.opens(index, "{") {
      if let end = source.partner(index) { classes.append((end, source.text(keyword + 1))) }
      return
    }
  }

  /// `static readonly fast = 200`.
  private mutating func staticField(_ keyword: Int) {
    while let last = classes.last, last.end < keyword { classes.removeLast() }
    guard let type = classes.last else { return }
    var name = keyword + 1
    if source.matches(name, "readonly") { name += 1 }
    guard source.kind(name) == .identifier, let assignment = assignment(after: name) else { return }
    constant(
      type.name + "." + source.text(name), assignment + 1..<source.statementEnd(assignment + 1), true,
      isMember: true)
  }

  /// Puts a function in the place of its name, which was recorded as one without a value.
  mutating func replaceLast(
    _ path: String, with value: Expression, _ names: [String], at token: Int, _ isShared: Bool
  ) {
    if found.last?.path == path { found.removeLast() }
    if isForOthers, !isShared, depth > 0 { return }
    let isTop = depth == 0
    declare(path, value, at: token, isShared, role: .function(names))
    if isTop { topLevel.append(found.count - 1) }
  }

  /// Records a name without a value of its own.
  /// - Parameter scope: where it is visible; the block around it where nothing else is given.
  mutating func bind(
    _ name: Int, _ value: Expression? = nil, role: Declaration.Role = .value, scope: Range<Int>? = nil,
    isShared: Bool = false
  ) {
    guard !isForOthers, source.kind(name) == .identifier else { return }
    declare(source.text(name), value, at: name, isShared, role: role, scope: scope)
  }

  mutating func declare(
    _ path: String, _ value: Expression?, at token: Int, _ isShared: Bool, isMember: Bool = false,
    role: Declaration.Role = .value, scope: Range<Int>? = nil, type: String? = nil
  ) {
    let isLocal = scope != nil || !blocks.isEmpty && !isShared
    let place = Declaration.Place(
      offset: source.range(token).lowerBound, scope: scope ?? blocks.last ?? 0..<Int.max,
      isLocal: isLocal && !isMember)
    found.append(
      Declaration(
        path: path, value: value, isShared: isShared, isMember: isMember, role: role, place: place, type: type
      ))
  }
}
