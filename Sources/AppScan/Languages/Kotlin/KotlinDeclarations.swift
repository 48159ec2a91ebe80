/// Finds what a Kotlin file declares: `val` and `var`, the parameters of functions, constructors and lambdas.
struct KotlinDeclarations {
  private let source: Source
  private var scopes = DeclarationScopes()
  /// The bodies of types by the brackets that open them.
  private var bodies: [Int: DeclarationScopes.Body] = [:]
  private var found: [Declaration] = []

  private init(_ source: Source) { self.source = source }

  /// What a file declares.
  static func find(_ source: Source) -> [Declaration] {
    var declarations = KotlinDeclarations(source)
    declarations.run()
    return declarations.found
  }

  private mutating func run() {
    for index in source.tokens.indices {
      scopes.leave(index)
      switch source.kind(index) {
      case .open: enter(index)
      case .identifier: look(index)
      default: break
      }
    }
  }

  private mutating func enter(_ index: Int) {
    guard let closing = source.partner(index) else { return }
    scopes.enter(end: closing, isRound: source.first(index) == UInt8(ascii: "("), body: bodies[index])
    if source.first(index) == UInt8(ascii: "{") { addLambdaParameters(index) }
  }

  private mutating func look(_ index: Int) {
    let length = source.tokens[index].end - source.tokens[index].start
    switch length {
    case 3 where source.matches(index, "val") || source.matches(index, "var"):
      if source.matches(index - 1, ".") { return }
      addValue(index)
    case 5 where source.matches(index, "class"): addBody(index, isObject: false)
    case 6 where source.matches(index, "object"): addBody(index, isObject: true)
    case 9 where source.matches(index, "interface"): addBody(index, isObject: false)
    default:
      // `name: Type` in brackets is a parameter; named arguments are written with `=`.
      if source.matches(index + 1, ":"), scopes.isRound, !source.matches(index - 1, "val"),
        !source.matches(index - 1, "var")
      {
        add(source.text(index), nil, isShared: false)
      } else if source.matches(index + 1, "in"), source.matches(index - 1, "(") {
        add(source.text(index), nil, isShared: false)
      }
    }
  }

  private mutating func addLambdaParameters(_ opening: Int) {
    var names: [Int] = []
    var index = opening + 1
    while source.kind(index) == .identifier, names.count < 16 {
      names.append(index)
      index += 1
      guard source.matches(index, ",") else { break }
      index += 1
    }
    guard source.matches(index, "->") else { return }
    for name in names { add(source.text(name), nil, isShared: false) }
  }

  private mutating func addBody(_ keyword: Int, isObject: Bool) {
    guard !source.matches(keyword - 1, "::"), !source.matches(keyword - 1, ".") else { return }
    let isCompanion = source.matches(keyword - 1, "companion")
    let name = source.kind(keyword + 1) == .identifier ? source.text(keyword + 1) : nil
    // An object expression (`object : Listener {`) has no name and no path.
    guard name != nil || isCompanion else { return }
    var index = keyword + 1
    for _ in 0..<64 {
      if source.opens(index, UInt8(ascii: "{")) {
        bodies[index] = .init(name: isCompanion ? nil : name, isObject: isObject)
        return
      }
      if source.kind(index) == .close || source.matches(index, "val") || source.matches(index, "fun") {
        return
      }
      if let partner = source.partner(index), partner > index { index = partner }
      index += 1
    }
  }

  private mutating func addValue(_ keyword: Int) {
    var name = keyword + 1
    if let end = source.typeArgumentsEnd(name) { name = end }
    if source.opens(name, UInt8(ascii: "(")), let closing = source.partner(name) {
      for index in name + 1..<closing
      where source.kind(index) == .identifier && !source.matches(index - 1, ":") {
        add(source.text(index), nil, isShared: false)
      }
      return
    }
    guard source.kind(name) == .identifier else { return }
    var isExtension = false
    while true {
      let next = source.typeArgumentsEnd(name + 1) ?? name + 1
      guard source.matches(next, "."), source.kind(next + 1) == .identifier else { break }
      name = next + 1
      isExtension = true
    }
    let isVariable = source.matches(keyword, "var") || isExtension || scopes.isRound
    let value = isVariable ? nil : assigned(after: name)
    add(source.text(name), value, isShared: scopes.hasStaticMembers && !isHidden(keyword) && !isVariable)
  }

  /// What stands behind the `=` of a declaration; nil when it has none.
  private func assigned(after name: Int) -> Expression? {
    var index = name + 1
    if source.matches(index, ":") {
      index += 1
      let limit = min(index + 64, source.count)
      while index < limit, !source.matches(index, "=") {
        guard !source.startsLine(index), !source.matches(index, "by"), source.kind(index) != .close else {
          return nil
        }
        if let partner = source.partner(index), partner > index { index = partner }
        index += 1
      }
    }
    guard source.matches(index, "=") else { return nil }
    let end = source.statementEnd(index + 1)
    guard end > index + 1 else { return nil }
    return ExpressionParser.parse(source, index + 1..<end)
  }

  private func isHidden(_ keyword: Int) -> Bool {
    var index = keyword - 1
    while source.kind(index) == .identifier, keyword - index < 6, !source.startsLine(index + 1) {
      if source.matches(index, "private") || source.matches(index, "protected") { return true }
      index -= 1
    }
    return false
  }

  private mutating func add(_ name: String, _ value: Expression?, isShared: Bool) {
    found.append(Declaration(path: scopes.path(of: name), value: value, isShared: isShared))
  }
}
