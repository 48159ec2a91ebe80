/// Finds what a Java file declares: constants, fields, variables, parameters, and methods of one expression.
struct JavaDeclarations: DeclarationReader {
  let source: Source
  var scopes = DeclarationScopes()
  var found: [Declaration] = []
  /// The names that the file sets behind their declarations; looked for when a variable asks.
  private var changed: Set<String>?

  init(_ source: Source) { self.source = source }

  mutating func open(_ index: Int, closing: Int) {
    enter(
      index, closing: closing, behind: ["for", "if", "while", "switch", "catch", "try", "synchronized"])
    guard source.begins(index, "("), source.matches(closing + 1, "->") else { return }
    // `(a, b) -> …`: names without types.
    for name in source.plainNames(index) { add(source.text(name), at: name, role: .parameter) }
  }

  mutating func word(_ index: Int) {
    switch source.length(index) {
    case 4 where source.matches(index, "enum"), 5 where source.matches(index, "class"),
      6 where source.matches(index, "record"):
      addBody(index)
    case 6 where source.matches(index, "import"): addImport(index)
    case 9 where source.matches(index, "interface"): addBody(index, isInterface: true)
    default:
      if source.matches(index + 1, "->"), scopes.isRound || source.matches(index - 1, "=") {
        add(source.text(index), at: index, role: .parameter)
      } else if source.opens(index + 1, "(") {
        addMethod(index)
      } else if source.isTyped(index) {
        addTyped(index)
      }
    }
  }

  private mutating func addBody(_ keyword: Int, isInterface: Bool = false) {
    let name = keyword + 1
    guard source.kind(name) == .identifier, !source.matches(keyword - 1, ".") else { return }
    for index in name + 1..<name + ScanLimits.head {
      if source.opens(index, "{") {
        if index > name + 1 { addParents(of: name..<name + 1, name + 1..<index) }
        // All that an interface declares is static.
        return scopes.expect(.init(name: source.text(name), isObject: isInterface), at: index)
      }
      guard source.kind(index) != .close, !source.matches(index, ";") else { return }
    }
  }

  /// `import static com.acme.Times.FADE;`
  private mutating func addImport(_ keyword: Int) {
    guard source.matches(keyword + 1, "static") else { return }
    var name = keyword + 2
    while source.isDot(name + 1), source.kind(name + 2) == .identifier { name += 2 }
    guard name > keyword + 2, source.matches(name + 1, ";") else { return }
    add(
      source.text(name), .name(source.text(name - 2) + "." + source.text(name)), at: keyword, role: .imported,
      type: source.text(source.range(keyword + 2, through: name)))
  }

  /// `static final int FADE = 200;`, `View view,`: a name behind its type.
  private mutating func addTyped(_ name: Int) {
    let type = source.kind(name - 1) == .identifier ? source.text(name - 1) : nil
    if scopes.isRound { return add(source.text(name), at: name, role: .parameter, type: type) }
    let value = value(of: name)
    add(source.text(name), value, at: name, isShared: value != nil && isStatic(name), type: type)
  }

  private func isStatic(_ name: Int) -> Bool {
    guard scopes.isMember else { return false }
    return scopes.hasStaticMembers
      || source.hasModifier(before: name, ["static"]) && !source.hasModifier(before: name, ["private"])
  }

  /// The value of a variable that nothing in its file sets to another; what other files may set is a given one.
  private mutating func value(of name: Int) -> Expression? {
    guard source.matches(name + 1, "="), let range = source.value(at: name + 2) else { return nil }
    let value = ExpressionParser.parse(source, range)
    if source.hasModifier(before: name, ["final"]) || scopes.hasStaticMembers { return value }
    let names = changed ?? source.changedNames()
    changed = names
    guard !names.contains(source.text(name)) else { return nil }
    let isHidden = !scopes.isBody || source.hasModifier(before: name, ["private"])
    return isHidden ? value : .given(source.text(name), value)
  }

  /// `static int ms(int x) { return x * 1000; }`: a method that is one expression of what it is given.
  private mutating func addMethod(_ name: Int) {
    guard source.isType(name - 1), !scopes.isRound, let closing = source.partner(name + 1),
      let body = source.functionBody(behind: closing), let value = source.onlyExpression(body)
    else { return }
    let names = source.arguments(name + 1).map { source.text($0.value.upperBound - 1) }
    guard value.isGiven(by: source.text(name), of: names) else { return }
    add(source.text(name), value, at: name, isShared: isStatic(name), role: .function(names))
  }
}
