extension DartDeclarations {
  /// `this.duration = const Duration(…)`: what a constructor gives a member.
  mutating func addMember(_ name: Int) {
    give(name, standard(name), at: source.range(name).lowerBound)
  }

  private mutating func give(_ name: Int, _ value: Expression?, at offset: Int) {
    found.append(
      Declaration(
        path: scopes.path(of: source.text(name)), value: value, isShared: false, role: .standard,
        place: .init(offset: offset, scope: scopes.bodyRange)))
  }

  /// `const Spec(this.duration, {this.curve})`: the members that a call of the constructor gives, by position or by label.
  /// Its path is Dart's own name of a constructor without one.
  mutating func addConstructor(_ opening: Int) {
    guard source.kind(opening - 1) == .identifier, let type = scopes.body,
      source.text(opening - 1) == NamePath.last(type),
      // Not a call: `=> Spec(this.duration)`.
      source.kind(opening - 2) != .symbol || source.matches(opening - 2, ";")
    else { return }
    let names = source.arguments(opening).prefix(ScanLimits.names).flatMap { parameter in
      let first = parameter.value.lowerBound
      let isLast = source.opens(first, "{") || source.opens(first, "[")
      return isLast ? source.arguments(first).map(member) : [member(parameter)]
    }
    guard names.contains(where: { !$0.isEmpty }) else { return }
    found.append(
      Declaration(
        path: type + "." + Declaration.constructor, value: .object([]), isShared: false, isMember: true,
        role: .function(names)))
  }

  /// The member that a parameter gives, `required this.curve`; empty where it gives none.
  private func member(_ parameter: ArgumentRange) -> String {
    let this = parameter.value.first { source.matches($0, "this") && source.matches($0 + 1, ".") }
    return this.map { source.text($0 + 2) } ?? ""
  }

  /// `enum Speed { fast(Duration(…)), slow(Duration(…)); … }`: the values that are made with arguments, each an object
  /// of its type.
  mutating func addEnumValues(_ name: Int) {
    guard source.opens(name + 1, "{"), source.partner(name + 1) != nil else { return }
    let type = source.text(name)
    var index = name + 2
    for _ in 0..<ScanLimits.names {
      guard source.kind(index) == .identifier, let closing = source.closing(of: index + 1, "(") else {
        return
      }
      found.append(
        Declaration(
          path: scopes.path(of: type + "." + source.text(index)),
          value: .call(type, ExpressionParser.arguments(source, index + 1)),
          isShared: !source.begins(name, "_"),
          isMember: true, type: type))
      guard source.matches(closing + 1, ",") else { return }
      index = closing + 2
    }
  }

  /// The value that a parameter has where a call leaves it out; nil where there is none.
  func standard(_ name: Int) -> Expression? {
    guard source.matches(name + 1, "=") else { return annotated(name) }
    guard let value = source.value(at: name + 2), !source.matches(name + 2, "null") else { return nil }
    return ExpressionParser.readable(source, value)
  }

  /// `@Default(fast) Duration fade`, as the package freezed writes it.
  func annotated(_ name: Int) -> Expression? {
    var index = name - 1
    while source.kind(index) == .identifier || source.matches(index, "?"), index > name - ScanLimits.modifiers
    {
      index -= 1
    }
    guard source.kind(index) == .close, let opening = source.partner(index),
      source.matches(opening - 1, "Default"), source.matches(opening - 2, "@")
    else { return nil }
    return ExpressionParser.readable(source, opening + 1..<index)
  }

  /// `Card({Duration fade = …}) : _fade = fade;`: what a constructor gives members behind its parameters.
  mutating func addInitializers(_ opening: Int, behind closing: Int) {
    var index = closing + 2
    for _ in 0..<ScanLimits.names {
      if source.matches(index, "this"), source.matches(index + 1, ".") { index += 2 }
      let end = source.statementEnd(index)
      guard source.kind(index) == .identifier, end > index else { return }
      if source.matches(index + 1, "="), end > index + 2 {
        let value = initial(index + 2..<initialEnd(index + 2, end), opening, closing)
        give(index, value, at: source.range(opening).upperBound)
      }
      guard source.matches(end, ",") else { return }
      index = end + 1
    }
  }

  /// The body of the constructor is no part of its last initializer.
  private func initialEnd(_ start: Int, _ end: Int) -> Int {
    (start..<end).first {
      $0 > start && source.opens($0, "{") && source.kind($0 - 1) != .symbol
    } ?? end
  }

  /// A value that a constructor gives; of a parameter its default, nil where each call says it.
  private func initial(_ range: Range<Int>, _ opening: Int, _ closing: Int) -> Expression? {
    if range.count == 1, source.kind(range.lowerBound) == .identifier {
      let parameter = (opening + 1..<closing).first {
        source.isSame($0, range.lowerBound) && !source.matches($0 + 1, ".")
      }
      if let parameter { return standard(parameter) }
    }
    return ExpressionParser.readable(source, range)
  }
}
