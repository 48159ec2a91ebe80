import PlainText

/// The style sheets of which a file of Sass uses the variables, by a name, `@use './times' as t`, or without, `@import`.
enum SassImport {
  /// The declarations of the rule that begins at an index; none for another rule.
  static func declarations(_ index: Int, _ source: Source) -> [Declaration] {
    let isUse = source.matches(index, "@use")
    guard source.language == .scss, isUse || source.matches(index, "@import"),
      source.kind(index + 1) == .string
    else { return [] }
    let path = source.text(source.contents(index + 1))
    // `sass:math`, and what a browser loads.
    guard !path.utf8.contains(UInt8(ascii: ":")), !path.hasSuffix(".css") else { return [] }
    var name = Declaration.withoutName
    if isUse {
      let isNamed = source.matches(index + 2, "as")
      name = isNamed ? source.text(index + 3) : ModulePath.sassName(path)
    }
    return [
      Declaration(
        path: name, value: .name(Declaration.withoutName), isShared: false, role: .imported,
        type: "./\(path).scss")
    ]
  }
}

extension ModulePath {
  /// The name of a style sheet of Sass, without the underscore and the ending that rules leave out.
  static func sassName(_ path: String) -> String {
    let name = self.name(path).drop { $0 == "_" }
    let isWhole = name.hasSuffix(".scss") || name.hasSuffix(".sass")
    return String(isWhole ? name.dropLast(".scss".utf8.count) : name)
  }

  /// The path of a style sheet of Sass as the rules mean it that load it: `a/times.scss` for `a/_times.scss` and
  /// `a/times.scss.scss`; nil for another file.
  static func sass(_ path: String) -> String? {
    guard path.hasSuffix(".scss") || path.hasSuffix(".sass") else { return nil }
    let folder = path.dropLast(name(path).utf8.count)
    // A rule may say the ending, which the declaration has in any case.
    var name = sassName(path)
    if name.hasSuffix(".scss") || name.hasSuffix(".sass") { name = sassName(name) }
    return folder + name + ".scss"
  }
}
