/// The names that a JavaScript file exports apart from their declarations: `export { a }`, `export default a`,
/// `module.exports = { a }`.
struct NamedExports {
  private var names: Set<String> = []
  /// Whether nothing says which: `fill(module.exports)`.
  private var mayHoldAll = false

  /// Whether a name, or the first one of a path, is exported.
  func hold(_ path: String) -> Bool {
    mayHoldAll || !names.isEmpty && names.contains(NamePath.head(path))
  }

  /// Adds what `export` is followed by.
  mutating func addStatement(_ source: Source, _ keyword: Int) {
    if let closing = source.closing(of: keyword + 1, "{") {
      // Else the names are another file's.
      guard !source.matches(closing + 1, "from") else { return }
      for argument in source.arguments(keyword + 1) { names.insert(source.text(argument.value.lowerBound)) }
    } else if source.matches(keyword + 1, "default") {
      var first = keyword + 2
      while source.matches(first, "async", "abstract") { first += 1 }
      if source.matches(first, "function", "class") {
        names.insert(source.text(source.matches(first + 1, "*") ? first + 2 : first + 1))
      } else {
        addValue(source, first..<source.statementEnd(first))
      }
    }
  }

  /// Adds what is assigned to `module.exports`, `exports` or a member of one of them.
  mutating func addAssignment(_ source: Source, _ exports: Int) {
    var next = exports + 1
    if source.matches(next, "."), source.kind(next + 1) == .identifier { next += 2 }
    guard source.matches(next, "=") else {
      mayHoldAll = true
      return
    }
    addValue(source, next + 1..<source.statementEnd(next + 1))
  }

  /// Adds the names that a value takes, those apart that the functions in it use.
  private mutating func addValue(_ source: Source, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.matches(index, "=>") {
        // An arrow's body.
        index = max(index + 1, source.statementEnd(index + 1))
        continue
      }
      if source.opens(index, "{"), source.matches(index - 1, ")") {
        index = source.after(index)
        continue
      }
      let isKey = source.isKey(index)
      if source.kind(index) == .identifier, !isKey, !source.matches(index - 1, ".") {
        names.insert(source.text(index))
      }
      index += 1
    }
  }
}
