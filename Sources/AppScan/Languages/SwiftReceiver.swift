/// A name whose declared type is known, and the properties that are set on it afterwards:
/// `let fade = CABasicAnimation(…)`, `fade.duration = 0.3`.
struct SwiftReceiver {
  /// A property that is set.
  struct Assignment {
    /// The token of the property's name.
    let property: Int
    /// The tokens of the value.
    let value: Range<Int>
    /// The first token of the statement.
    let start: Int
  }

  private let source: Source
  /// The token of the name.
  private let name: Int

  /// The receiver that is declared with the type at a token: assigned from a call of it, annotated, or cast.
  init?(_ source: Source, type: Int) {
    var index = type - 1
    while source.matches(index, "."), source.kind(index - 1) == .identifier { index -= 2 }
    if source.matches(index, ":", "=") {
      index -= 1
      guard source.kind(index) == .identifier else { return nil }
    } else {
      if source.matches(index, "?", "!") { index -= 1 }
      let equals = source.level(before: index, ScanLimits.head).first { source.matches($0, "=") }
      guard source.matches(index, "as"), let equals else { return nil }
      index = equals - 1
    }
    self.init(source, name: index)
  }

  /// The receiver whose name is a token.
  init?(_ source: Source, name: Int) {
    guard source.kind(name) == .identifier else { return nil }
    self.source = source
    self.name = name
  }

  /// The properties that are set on it behind a token, to the end of the block around that token; of a parameter's type, to the end
  /// of the function.
  func assignments(after start: Int) -> [Assignment] {
    var found: [Assignment] = []
    for index in source.around(start, ScanLimits.receiver) where index >= start {
      if source.kind(index) == .close, leaves(index, start) { break }
      guard source.kind(index) == .identifier, source.isSame(index, name) else { continue }
      if index > start, source.matches(index - 1, "let", "var") { break }
      if let assignment = assignment(at: index) { found.append(assignment) }
    }
    return found
  }

  /// Whether a bracket ends what the declaration is visible in. A parameter is visible behind the bracket that
  /// closes the list.
  private func leaves(_ closing: Int, _ start: Int) -> Bool {
    guard let opening = source.partner(closing) else { return true }
    return opening < start && source.begins(opening, "{")
  }

  /// `name.property = value`, also with `?.` or behind `self.`.
  private func assignment(at index: Int) -> Assignment? {
    let isOwn = !source.matches(index - 1, ".") || source.matches(index - 2, "self")
    let isMember =
      source.matches(index + 1, ".", "?.", "!.")
    guard isOwn, isMember else { return nil }
    return Self.assignment(source, property: index + 2, start: index)
  }

  /// An assignment to the property whose name is a token.
  static func assignment(_ source: Source, property: Int, start: Int) -> Assignment? {
    guard source.kind(property) == .identifier, source.matches(property + 1, "=") else { return nil }
    return source.value(at: property + 2).map { Assignment(property: property, value: $0, start: start) }
  }
}
