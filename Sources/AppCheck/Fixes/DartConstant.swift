import AppScan

/// Where Dart takes constants only, although nothing there need say `const`.
extension Source {
  /// Whether something around a token, or what begins there, must be constant: what a constant's value holds, an
  /// annotation, the values of an enumeration.
  func isConstantInDart(at first: Int) -> Bool {
    var start = first
    for _ in 0..<ScanLimits.constantBrackets {
      // Over the path and the type before a name: `const ui.Fade<int>.slow(`.
      var before = start - 1
      while matches(before, "."), before > 1 { before = (callName(before: before) ?? before - 1) - 1 }
      if matches(start, "const") || matches(before, "const", "@") { return true }
      if matches(before, "="), isConstantDeclaration(before) { return true }
      guard let opening = enclosingOpening(start) else { return false }
      let name = callName(before: opening)
      if opens(opening, "{") {
        // Behind their semicolon stands what the values have.
        if isEnumeration(opening) { return !level(opening + 1, to: start).contains { matches($0, ";") } }
        guard isLiteral(opening, name) else { return false }
      }
      start = name ?? opening
    }
    return true
  }

  /// `const fade = …`, `static const Duration fade = …`
  private func isConstantDeclaration(_ equals: Int) -> Bool {
    var index = equals - 1
    for _ in 0..<ScanLimits.constantType {
      if matches(index, "const") { return true }
      guard kind(index) == .identifier || matches(index, ">", "<") else { return false }
      index -= 1
    }
    return false
  }

  /// Whether a brace begins a set or a map, not a block or the body of a type.
  private func isLiteral(_ opening: Int, _ name: Int?) -> Bool {
    if let name { return matches(name, "const") }
    return matches(opening - 1, oneOf: [":", ",", "=", "?", "??", ">", "(", "[", "{"])
  }

  /// `enum Speed<T> with Named implements Comparable<Speed> {`
  private func isEnumeration(_ opening: Int) -> Bool {
    for index in stride(from: opening - 1, to: max(opening - ScanLimits.constantBrackets, -1), by: -1) {
      if matches(index, "enum") { return true }
      guard kind(index) == .identifier || matches(index, oneOf: ["<", ">", ",", ".", "?"])
      else { return false }
    }
    return false
  }
}
