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

  /// The curve of a file that is one, by the name of the file.
  /// - Parameters:
  ///   - file: The file's name without its ending.
  ///   - drafts: What was found in the file.
  static func curve(named file: String, _ drafts: [Draft]) -> [Declaration] {
    guard drafts.count == 1, let value = drafts[0].arguments.first?.value,
      AndroidResourceShapes.interpolators.contains(where: { $0.api == drafts[0].shape.api })
    else { return [] }
    return ["R.interpolator.", "R.anim."].map { Declaration(path: $0 + file, value: value, isShared: true) }
  }
}
