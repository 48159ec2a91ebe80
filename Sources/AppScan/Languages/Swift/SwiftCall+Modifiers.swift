extension SwiftCall {
  /// The modifiers of an animation that are chained behind it, and the last token of the last one. Others (an
  /// app's own) are passed over.
  func modifiers() -> (all: [(name: String, value: Expression?)], last: Int) {
    var all: [(name: String, value: Expression?)] = []
    var end = last
    var index = last + 1
    // Longer chains than people write would only cost time.
    for _ in 0..<12 {
      guard source.matches(index, "."), source.kind(index + 1) == .identifier,
        source.opens(index + 2, UInt8(ascii: "(")), let closing = source.partner(index + 2)
      else { break }
      if let modifier = Self.modifier(source, index + 1) {
        all.append(modifier)
        end = closing
      }
      index = closing + 1
    }
    return (all, end)
  }

  /// Whether a modifier that only animations have stands behind it.
  var isModified: Bool {
    source.matches(last + 1, ".") && source.opens(last + 3, UInt8(ascii: "("))
      && Self.names.contains { source.matches(last + 2, $0) }
  }

  private static let names: [StaticString] = ["delay", "speed", "repeatForever", "repeatCount"]

  private static func modifier(_ source: Source, _ name: Int) -> (name: String, value: Expression?)? {
    guard names.contains(where: { source.matches(name, $0) }) else { return nil }
    let first = source.arguments(name + 1).first.map { ExpressionParser.parse(source, $0.value) }
    return (source.text(name), first)
  }
}
