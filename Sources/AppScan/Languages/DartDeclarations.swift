/// Finds what a Dart file declares: constants, finals, variables, fields and parameters.
struct DartDeclarations: DeclarationReader {
  let source: Source
  var scopes = DeclarationScopes()
  var found: [Declaration] = []
  /// The last name that was declared.
  private var last = -1
  /// The widget of the state whose header was read last: `extends State<Card>`.
  private var widget: String?
  /// The names that the file sets; looked for when a variable asks.
  private var assigned: Set<String>?
  /// Whether the body that was entered last extends numbers.
  private var isOfNumbers = false
  /// The type that it extends; nil for numbers, and where it is a type's own.
  private var extended: String?

  init(_ source: Source) { self.source = source }

  mutating func open(_ index: Int, closing: Int) {
    let isRound = source.begins(index, "(")
    if !isRound, scopes.isRound, source.matches(index - 1, "(", ",") {
      // Parameters that are named or optional: `({Duration fast = …})`.
      return scopes.enter(index, closing: closing, scopes.range, isRound: true)
    }
    if isRound { addConstructor(index) }
    enter(index, closing: closing, behind: ["for", "if", "while", "switch", "catch"], widget: widget)
    // `(a, b) =>` and `(a, b) {`: names without types.
    if isRound, source.matches(closing + 1, "=>") || source.opens(closing + 1, "{") {
      for name in source.plainNames(index) { add(name, role: .parameter) }
    }
    if isRound, source.matches(closing + 1, ":"), source.kind(index - 1) == .identifier {
      addInitializers(index, behind: closing)
    }
  }

  mutating func word(_ index: Int) {
    switch source.length(index) {
    case 5 where source.matches(index, "final", "const"): addConstants(index)
    case 5 where source.matches(index, "class", "mixin"): addBody(index)
    case 4 where source.matches(index, "enum"):
      addBody(index)
      addEnumValues(index + 1)
    case 3 where source.matches(index, "get"): addGetter(index)
    case 9 where source.matches(index, "extension"): addBody(index)
    case 6 where source.matches(index, "import"): addImport(index)
    default:
      if scopes.isRound, source.matches(index - 1, "."), source.matches(index - 2, "this"),
        // Not an argument by its label.
        !source.matches(index - 3, ":")
      {
        addMember(index)
      } else if source.opens(index + 1, "(") {
        addFunction(index)
      } else {
        addTyped(index)
      }
    }
  }

  /// `import 'times.dart' as times;`
  private mutating func addImport(_ keyword: Int) {
    guard source.kind(keyword + 1) == .string, source.matches(keyword + 2, "as"),
      source.kind(keyword + 3) == .identifier
    else { return }
    add(
      source.text(keyword + 3), .name("*"), at: keyword, role: .imported,
      type: source.text(source.contents(keyword + 1)))
  }

  private mutating func addBody(_ keyword: Int) {
    guard source.kind(keyword + 1) == .identifier else { return }
    widget = nil
    isOfNumbers = false
    extended = nil
    for index in keyword + 2..<keyword + ScanLimits.head {
      if source.matches(index + 1, "<"), source.matches(index + 3, ">"), isState(index) {
        widget = source.text(index + 2)
      }
      if source.matches(index, "on"), source.matches(keyword, "extension") {
        isOfNumbers = Self.numbers.contains(source.text(index + 1))
        extended = isOfNumbers ? nil : source.text(index + 1)
      }
      if source.opens(index, "{") {
        let words: [StaticString] = ["extends", "with", "implements"]
        if let first = (keyword + 2..<index).first(where: { word in
          source.matches(word, oneOf: words)
        }) {
          addParents(of: keyword + 1..<keyword + 2, first..<index)
        }
        return scopes.expect(.init(name: source.text(keyword + 1)), at: index)
      }
      guard source.kind(index) != .close, !source.matches(index, ";") else { return }
    }
  }

  private func isState(_ index: Int) -> Bool {
    source.kind(index) == .identifier && source.matches(index - 1, "extends")
      && source.text(index).hasSuffix("State")
  }

  /// Types to which apps add durations: `300.animateMs`.
  private static let numbers: Set<String> = ["int", "num", "double"]

  /// `final Duration fast = …, slow = …;` behind its keyword. What has no name there is an expression.
  private mutating func addConstants(_ keyword: Int) {
    guard var name = declaredName(after: keyword) else { return }
    let isStatic = (keyword - 3..<keyword).contains { source.matches($0, "static") }
    let isShared = scopes.isTopLevel || scopes.isMember && isStatic
    let type = typeName(before: name)
    for _ in 0..<ScanLimits.names {
      guard !scopes.isRound, source.matches(name + 1, "=") else {
        add(
          name, scopes.isRound ? standard(name) : nil, role: scopes.isRound ? .parameter : .value, type: type)
        return
      }
      let end = source.statementEnd(name + 2)
      let value = end > name + 2 ? ExpressionParser.parse(source, name + 2..<end) : nil
      add(
        name, value, isShared: isShared && !source.begins(name, "_"), type: type ?? value?.madeType)
      guard source.matches(end, ","), source.kind(end + 1) == .identifier else { return }
      name = end + 1
    }
  }

  /// `Duration get fast => const Duration(milliseconds: 300);`: a constant where nothing in it changes.
  private mutating func addGetter(_ keyword: Int) {
    let name = keyword + 1
    guard source.kind(name) == .identifier, source.matches(name + 1, "=>"), scopes.isMember else {
      if source.opens(name + 1, "{") {
        add(name, type: typeName(before: keyword))
      } else {
        addTyped(keyword)
      }
      return
    }
    let isStatic = (keyword - 5..<keyword).contains { source.matches($0, "static") }
    let isShared = (scopes.isTopLevel || isStatic) && !source.begins(name, "_")
    var value = source.value(at: name + 2).map { ExpressionParser.parse(source, $0) }
    if isOfNumbers { value = value?.ofReceiver }
    if let extended, scopes.isBody, !isStatic, let value {
      // `context.fast` of `extension Times on BuildContext`: what extends a type says its members.
      found.append(
        Declaration(
          path: extended + "." + source.text(name), value: value, isShared: !source.begins(name, "_"),
          isMember: true, place: .everywhere(from: source.range(name)),
          type: typeName(before: keyword)))
    }
    guard isOfNumbers, scopes.isBody, !isStatic, let value, value.names(oneOf: [Evaluator.receiver]) else {
      return add(name, value, isShared: isShared, type: typeName(before: keyword))
    }
    add(
      name, value, isShared: !source.begins(name, "_"), role: .function([Evaluator.receiver]))
  }

  /// The name of an app's own type before a name: a word with a capital letter, or with `_` and one.
  func typeName(before name: Int) -> String? {
    let index = source.matches(name - 1, "?") ? name - 2 : name - 1
    guard source.kind(index) == .identifier else { return nil }
    let word = source.text(index)
    return NamePath.isType(word) ? word : nil
  }

  /// The last name before the `=`, `;` or bracket that ends the declaration's head.
  private func declaredName(after keyword: Int) -> Int? {
    var index = keyword + 1
    var name: Int?
    for _ in 0..<ScanLimits.head {
      switch source.kind(index) {
      case .identifier:
        name = index
        index += 1
      case .symbol where source.matches(index, "<"):
        guard let end = source.typeArgumentsEnd(index) else { return nil }
        index = end
      case .symbol where source.matches(index, "?", "."): index += 1
      case .symbol:
        return source.matches(index, "=", ";", ",") ? name : nil
      case .close: return scopes.isRound ? name : nil
      case .open where source.opens(index, "(") && index == keyword + 1:
        // A record's type or pattern.
        guard let closing = source.partner(index) else { return nil }
        index = closing + 1
      default: return nil
      }
      if let found = name, source.matches(index, "in") { return found }
    }
    return nil
  }

  /// `Duration fast = …` and `int count,`: a name behind a type.
  private mutating func addTyped(_ index: Int) {
    guard index > last, source.isTyped(index) else { return }
    let type = typeName(before: index)
    if scopes.isRound {
      // Of the class that freezed makes, a member too.
      if annotated(index) != nil { addMember(index) }
      add(index, standard(index), role: .parameter, type: type)
    } else {
      add(index, fixed(index, type), type: type)
    }
  }

  /// The value of a variable of a motion that nothing in its file sets to another; nil for all others.
  private mutating func fixed(_ name: Int, _ type: String?) -> Expression? {
    guard source.matches(name + 1, "="), type == "Duration" || type == "Curve" else { return nil }
    let names = assigned ?? source.changedNames { keeps($0) }
    assigned = names
    guard !names.contains(source.text(name)), let value = standard(name) else { return nil }
    let isHidden = source.begins(name, "_") || scopes.body?.hasPrefix("_") == true
    return (scopes.isBody || scopes.isTopLevel) && !isHidden ? .given(source.text(name), value) : value
  }

  /// Whether what is given takes the place of a value as an argument does: `fade = given ?? fade`.
  private func keeps(_ name: Int) -> Bool {
    let end = source.statementEnd(name + 2)
    return end > name + 4 && source.isSame(end - 1, name) && source.matches(end - 2, "??")
  }

  /// Records a name that was not recorded before.
  mutating func add(
    _ name: Int, _ value: Expression? = nil, isShared: Bool = false, role: Declaration.Role = .value,
    type: String? = nil
  ) {
    guard name > last else { return }
    last = name
    add(source.text(name), value, at: name, isShared: isShared && value != nil, role: role, type: type)
  }
}

extension Expression {
  /// What a member that is added to numbers gives, in which `toInt()` is that of the number: `Duration(milliseconds: toInt())`.
  fileprivate var ofReceiver: Expression {
    guard case .call(let path, let arguments) = self else { return self }
    if arguments.isEmpty, ["toInt", "round", "toDouble"].contains(path) { return .name(Evaluator.receiver) }
    return .call(path, arguments.map { Argument($0.label, $0.value.ofReceiver) })
  }
}
