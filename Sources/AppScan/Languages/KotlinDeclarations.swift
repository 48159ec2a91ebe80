/// Finds what a Kotlin file declares: `val` and `var`, the parameters of functions, constructors and lambdas.
struct KotlinDeclarations: DeclarationReader {
  let source: Source
  var scopes = DeclarationScopes()
  var found: [Declaration] = []

  init(_ source: Source) { self.source = source }

  mutating func open(_ index: Int, closing: Int) {
    scopes.enter(index, closing: closing, isRound: source.first(index) == UInt8(ascii: "("))
    if source.first(index) == UInt8(ascii: "{") { addLambdaParameters(index) }
  }

  mutating func word(_ index: Int) {
    switch source.length(index) {
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
        add(source.text(index))
      } else if source.matches(index + 1, "in"), source.matches(index - 1, "(") {
        add(source.text(index))
      }
    }
  }

  private mutating func addLambdaParameters(_ opening: Int) {
    var names: [Int] = []
    var index = opening + 1
    while source.kind(index) == .identifier, names.count < ScanLimits.names {
      names.append(index)
      index += 1
      guard source.matches(index, ",") else { break }
      index += 1
    }
    guard source.matches(index, "->") else { return }
    for name in names { add(source.text(name)) }
  }

  private mutating func addBody(_ keyword: Int, isObject: Bool) {
    guard !source.matches(keyword - 1, "::"), !source.matches(keyword - 1, ".") else { return }
    let isCompanion = source.matches(keyword - 1, "companion")
    let name = source.kind(keyword + 1) == .identifier ? source.text(keyword + 1) : nil
    // An object expression (`object : Listener {`) has no name and no path.
    guard name != nil || isCompanion else { return }
    var index = keyword + 1
    for _ in 0..<ScanLimits.head {
      if source.opens(index, UInt8(ascii: "{")) {
        return scopes.expect(.init(name: isCompanion ? nil : name, isObject: isObject), at: index)
      }
      if source.kind(index) == .close || source.matches(index, "val") || source.matches(index, "fun") {
        return
      }
      index = source.after(index)
    }
  }

  private mutating func addValue(_ keyword: Int) {
    var name = keyword + 1
    if let end = source.typeArgumentsEnd(name) { name = end }
    if source.opens(name, UInt8(ascii: "(")), let closing = source.partner(name) {
      for index in name + 1..<closing
      where source.kind(index) == .identifier && !source.matches(index - 1, ":") {
        add(source.text(index))
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
    add(
      source.text(name), value,
      isShared: scopes.hasStaticMembers && !source.hasModifier(before: keyword, ["private", "protected"])
        && !isVariable)
  }

  /// The value behind the `=` of a declaration; nil when it has none.
  private func assigned(after name: Int) -> Expression? {
    var index = name + 1
    if source.matches(index, ":") {
      index += 1
      let limit = min(index + ScanLimits.head, source.count)
      while index < limit, !source.matches(index, "=") {
        guard !source.startsLine(index), !source.matches(index, "by"), source.kind(index) != .close else {
          return nil
        }
        index = source.after(index)
      }
    }
    guard source.matches(index, "=") else { return nil }
    let end = source.statementEnd(index + 1)
    guard end > index + 1 else { return nil }
    return ExpressionParser.parse(source, index + 1..<end)
  }
}
