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
