/// Finds what a Kotlin file declares: `val` and `var`, the parameters of functions, constructors and lambdas.
struct KotlinDeclarations: DeclarationReader {
  let source: Source
  var scopes = DeclarationScopes()
  var found: [Declaration] = []

  init(_ source: Source) { self.source = source }

  mutating func open(_ index: Int, closing: Int) {
    enter(index, closing: closing)
    if source.begins(index, "{") { addLambdaParameters(index) }
  }

  mutating func word(_ index: Int) {
    switch source.length(index) {
    case 3 where source.matches(index, "val", "var"):
      if source.matches(index - 1, ".") { return }
      addValue(index)
    case 3 where source.matches(index, "fun"): addFunction(index)
    case 5 where source.matches(index, "class"): addBody(index, isObject: false)
    case 6 where source.matches(index, "object"): addBody(index, isObject: true)
    case 6 where source.matches(index, "import") && source.startsLine(index): addImport(index)
    case 9 where source.matches(index, "interface"): addBody(index, isObject: false)
    default:
      // `name: Type` in brackets is a parameter; named arguments are written with `=`.
      if source.matches(index + 1, ":"), scopes.isRound, !source.matches(index - 1, "val", "var") {
        addParameter(index)
      } else if source.matches(index + 1, "in"), source.matches(index - 1, "(") {
        add(source.text(index), at: index)
      }
    }
  }

  /// A parameter, with what it is where a call leaves it out.
  private mutating func addParameter(_ name: Int) {
    add(source.text(name), standard(name), at: name, role: .parameter, type: type(of: name))
  }

  /// The type that is written behind a name.
  private func type(of name: Int) -> String? {
    source.matches(name + 1, ":") && source.kind(name + 2) == .identifier ? source.text(name + 2) : nil
  }

  private func standard(_ name: Int) -> Expression? {
    let value = assigned(after: name, mayWrap: true)
    return value?.isWhollyUnread == true || value == .name("null") ? nil : value
  }

  /// `fun ms(x: Int) = x * 1000`: a function that is one expression of what it is given.
  private mutating func addFunction(_ keyword: Int) {
    var name = source.typeArgumentsEnd(keyword + 1) ?? keyword + 1
    let first = name
    // `fun Context.ms(x: Int)`: added to a type.
    while let next = source.memberName(behind: name) { name = next }
    guard source.kind(name) == .identifier, let closing = source.closing(of: name + 1, "("),
      let body = source.functionBody(behind: closing), let value = source.onlyExpression(body)
    else { return }
    let names = (name > first ? [Evaluator.receiver] : []) + parameterNames(name + 1)
    guard value.isGiven(by: source.text(name), of: names) else { return }
    // A subclass may give another value.
    let isOpen = source.hasModifier(before: keyword, ["open"])
    add(
      source.text(name), isOpen ? .given(source.text(name), value) : value, at: name,
      isShared: scopes.hasStaticMembers && !source.hasModifier(before: keyword, ["private", "protected"]),
      role: .function(names))
  }

  /// The names before the colons of their types: `@IntegerRes id: Int`.
  private func parameterNames(_ opening: Int) -> [String] {
    source.arguments(opening).map { argument in
      let name = argument.value.first { source.kind($0) == .identifier && source.matches($0 + 1, ":") }
      return source.text(name ?? argument.value.lowerBound)
    }
  }

  /// `import com.acme.FADE as Fade`
  private mutating func addImport(_ keyword: Int) {
    var index = keyword + 1
    while source.kind(index) == .identifier, source.matches(index + 1, ".") { index += 2 }
    guard source.matches(index + 1, "as"), source.kind(index + 2) == .identifier else { return }
    add(
      source.text(index + 2), .name(source.text(index)), at: keyword, role: .imported,
      type: source.text(source.range(keyword + 1, through: index)))
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
    for name in names { add(source.text(name), at: name, role: .parameter) }
  }

  private mutating func addBody(_ keyword: Int, isObject: Bool) {
    guard !source.matches(keyword - 1, "::", ".") else { return }
    let isCompanion = source.matches(keyword - 1, "companion")
    let name = source.kind(keyword + 1) == .identifier ? source.text(keyword + 1) : nil
    // An object expression (`object : Listener {`) has no name and no path.
    guard name != nil || isCompanion else { return }
    var index = keyword + 1
    var colon: Int?
    for _ in 0..<ScanLimits.head {
      if source.matches(index, ":"), colon == nil { colon = index }
      if source.opens(index, "{") {
        if let colon, name != nil { addParents(of: keyword + 1..<keyword + 2, colon..<index) }
        return scopes.expect(.init(name: isCompanion ? nil : name, isObject: isObject), at: index)
      }
      if source.kind(index) == .close || source.matches(index, "val", "fun") {
        return
      }
      index = source.after(index)
    }
  }

  private mutating func addValue(_ keyword: Int) {
    var name = keyword + 1
    if let end = source.typeArgumentsEnd(name) { name = end }
    if let closing = source.closing(of: name, "(") {
      for index in name + 1..<closing
      where source.kind(index) == .identifier && !source.matches(index - 1, ":") {
        add(source.text(index), at: index)
      }
      return
    }
    guard source.kind(name) == .identifier else { return }
    let first = name
    while let next = source.memberName(behind: name) { name = next }
    let isExtension = name > first
    if isExtension, let value = getter(after: name), value.names(oneOf: [Evaluator.receiver]) {
      let isShared = scopes.isTopLevel && !source.hasModifier(before: keyword, ["private"])
      add(
        source.text(name), value, at: name, isShared: isShared, role: .function([Evaluator.receiver]))
      return
    }
    // A constructor's: also a member of its type.
    if scopes.isRound { return addParameter(name) }
    let isVariable = source.matches(keyword, "var") || isExtension
    let value = isVariable ? nil : assigned(after: name)
    add(
      source.text(name), value, at: name,
      isShared: scopes.hasStaticMembers && !source.hasModifier(before: keyword, ["private", "protected"])
        && !isVariable, type: type(of: name) ?? value?.madeType)
  }

  /// The value of an extension's getter: `val Int.half: Int get() = this / 2`.
  private func getter(after name: Int) -> Expression? {
    for index in name + 1..<name + ScanLimits.swiftType where source.matches(index, "get") {
      guard let closing = source.closing(of: index + 1, "("), let body = source.functionBody(behind: closing)
      else { return nil }
      return source.onlyExpression(body)
    }
    return nil
  }

  /// The value behind the `=` of a declaration; nil when it has none.
  /// - Parameter mayWrap: Whether a line may begin between name and value, as in a list of parameters.
  private func assigned(after name: Int, mayWrap: Bool = false) -> Expression? {
    var index = name + 1
    if source.matches(index, ":") {
      index += 1
      let limit = min(index + ScanLimits.head, source.count)
      while index < limit, !source.matches(index, "=") {
        guard mayWrap || !source.startsLine(index), !source.matches(index, "by", ","),
          source.kind(index) != .close
        else {
          return nil
        }
        index = source.after(index)
      }
    }
    guard source.matches(index, "=") else { return nil }
    return source.value(at: index + 1).map { ExpressionParser.parse(source, $0) }
  }
}

extension Source {
  /// The name behind a type that it is added to: `times` of `Context.times` and `List<Int>.times`.
  fileprivate func memberName(behind type: Int) -> Int? {
    let next = typeArgumentsEnd(type + 1) ?? type + 1
    return matches(next, ".") && kind(next + 1) == .identifier ? next + 1 : nil
  }
}
