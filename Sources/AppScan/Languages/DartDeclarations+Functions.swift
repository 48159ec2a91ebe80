extension DartDeclarations {
  /// `Duration ms(int n) => Duration(milliseconds: n);`: a function that is one expression, of what it is given or a
  /// constant.
  mutating func addFunction(_ name: Int) {
    guard source.isType(name - 1), let closing = source.partner(name + 1),
      Self.types.contains(source.text(name - 1)),
      !scopes.isRound, let body = source.functionBody(behind: closing),
      let value = source.onlyExpression(body)
    else { return }
    var names: [String] = []
    for argument in source.arguments(name + 1) {
      // What has a label may be left out, and stands in any order.
      guard let last = argument.value.last, source.kind(last) == .identifier else { return }
      names.append(source.text(last))
    }
    guard value.isGiven(by: source.text(name), of: names) else { return }
    let isStatic = (name - 3..<name).contains { source.matches($0, "static") }
    add(
      name, value, isShared: (scopes.isTopLevel || isStatic) && !source.begins(name, "_"),
      role: .function(names))
  }

  /// The types that functions give which say how long something takes, or how.
  private static let types: Set<String> = ["Duration", "int", "double", "num", "Curve"]
}
