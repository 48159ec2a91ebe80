extension JavaScriptDeclarations {
  /// The bytes in which the one parameter before an arrow is visible.
  func arrowRange(_ arrow: Int) -> Range<Int> {
    let bracket = source.partner(arrow + 1).flatMap { $0 > arrow ? $0 : nil }
    return source.range(arrow - 1, through: bracket ?? source.statementEnd(arrow + 1) - 1)
  }

  /// The names of a function's parameters, their types and defaults left out.
  func parameterNames(_ opening: Int) -> [String] {
    source.arguments(opening).map { source.text($0.label ?? $0.value.lowerBound) }
  }

  /// The parameters and the one expression of an arrow function, or of a function without a name; nil for a value that
  /// is none, or one of more.
  func arrow(_ range: Range<Int>) -> (names: [String], value: Expression)? {
    guard let first = range.first else { return nil }
    let names: [String]
    let arrow: Int
    if let closing = source.closing(of: first, "(") {
      names = parameterNames(first)
      var next = closing + 1
      // `: number`
      if source.matches(next, ":") { next += 2 }
      arrow = next
    } else {
      guard source.kind(first) == .identifier else { return nil }
      names = [source.text(first)]
      arrow = first + 1
    }
    guard source.matches(arrow, "=>"), arrow + 1 < range.upperBound else { return nil }
    let body =
      source.closing(of: arrow + 1, "{").map { arrow + 2..<$0 } ?? arrow + 1..<range.upperBound
    guard let value = source.onlyExpression(body),
      value.isGiven(by: source.matches(first - 1, "=") ? source.text(first - 2) : "", of: names)
    else { return nil }
    return (names, value)
  }

  /// `function seconds(x) { return x * 1000 }`.
  mutating func function(_ name: Int, _ opening: Int, _ path: String, isExported: Bool) {
    guard source.kind(name) == .identifier, let closing = source.closing(of: opening, "("),
      let body = source.functionBody(behind: closing), let value = source.onlyExpression(body)
    else { return }
    let names = parameterNames(opening)
    guard value.isGiven(by: source.text(name), of: names) else { return }
    replaceLast(path, with: value, names, at: name, isExported)
  }

  /// What `export` is followed by: names, what the file passes on, or the members of what it exports without a name, where
  /// a function makes that, `export default createTheme({ … })`.
  mutating func exported(_ keyword: Int) {
    exports.addStatement(source, keyword)
    if depth == 0 { imports(keyword) }
    let first = keyword + 2
    guard source.matches(keyword + 1, "default"), source.kind(first) == .identifier,
      !source.matches(first, oneOf: ["function", "async", "class"]),
      let opening = objectOpening(first..<source.statementEnd(first))
    else { return }
    addMembers("default", opening, true, depth: 0)
  }

  /// `import { fast as quick } from './times'`, `import * as times from './times'`, and what is passed on in the same
  /// words, `export * from './times'`.
  mutating func imports(_ keyword: Int) {
    guard let (module, names) = source.imports(keyword) else { return }
    let isShared = source.matches(keyword, "export")
    func declare(_ path: String, _ name: String, at token: Int) {
      self.declare(
        path, .name(name), at: token, isShared, role: .imported, scope: 0..<Int.max, type: module)
    }
    for (alias, name) in names { declare(source.text(alias), name, at: alias) }
    if isShared, names.isEmpty {
      declare(Declaration.withoutName, Declaration.withoutName, at: keyword)
    }
  }
}

extension Source {
  /// Whether a function begins at a token: one with its word, or the parameters of an arrow.
  func isFunction(_ first: Int) -> Bool {
    matches(first, "async", "function") || matches(after(first), "=>")
  }

  /// The file or package of an `import`, and the tokens of the names here with the names there; nil for one of types,
  /// and one without names.
  func imports(_ keyword: Int) -> (module: String, names: [(alias: Int, name: String)])? {
    var index = keyword + 1
    if matches(index, "type") { return nil }
    var names: [(alias: Int, name: String)] = []
    if kind(index) == .identifier {
      names.append((index, "default"))
      index += 1
      if matches(index, ",") { index += 1 }
    }
    if matches(index, "*"), matches(index + 1, "as") {
      names.append((index + 2, "*"))
      index += 3
    } else if matches(index, "*") {
      index += 1
    } else if let closing = closing(of: index, "{") {
      for argument in arguments(index) {
        let first = argument.value.lowerBound
        guard kind(first) == .identifier, !matches(first, "type") else { continue }
        let isRenamed = matches(first + 1, "as") && argument.value.count > 2
        names.append((isRenamed ? first + 2 : first, text(first)))
      }
      index = closing + 1
    }
    guard matches(index, "from"), kind(index + 1) == .string else { return nil }
    return (text(contents(index + 1)), names.filter { kind($0.alias) == .identifier })
  }
}
