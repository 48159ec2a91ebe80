/// The names that Android's resources declare, as Kotlin writes them: `R.integer.fade_duration`, `R.interpolator.standard`.
enum AndroidResourceDeclarations {
  /// The integers of a file of values.
  static func read(_ source: Source) -> [Declaration] {
    source.tokens.indices.compactMap { index in
      guard source.kind(index) == .open, source.matches(index + 1, "integer") else { return nil }
      let element = XMLElement(source, index + 1)
      guard let name = element.text("name"), let content = element.content else { return nil }
      return Declaration(path: "R.integer." + name, value: element.reference(content), isShared: true)
    }
  }
}
