/// The variables that a style sheet declares, as they are written: custom properties, those of Tailwind's `@theme`, and
/// Sass variables.
package struct StyleSheet {
  /// A variable and its value.
  package struct Variable {
    /// Its name as it is written, `--fast` or `$fast`.
    package let symbol: String
    /// Its value on one line, without comments, `!default` and `!important`.
    package let value: String
    /// Where it stands, in bytes from the beginning.
    package let offset: Int
    /// Whether it holds only for who asks for less motion.
    package let isForLessMotion: Bool

    /// Its name without the dashes or the dollar in front.
    package var name: String { String(symbol.drop { $0 == "-" || $0 == "$" }) }
  }

  /// The variables, in the order of the text.
  package private(set) var variables: [Variable] = []

  /// Reads a style sheet. What is no CSS is passed over, as browsers do.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - isSCSS: Whether `//` begins a comment and `$name` is a variable.
  package init(_ bytes: [UInt8], isSCSS: Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      var buffer = TokenBuffer()
      CSSLexer.lex(
        bytes, Vocabulary([CSSLexer.customWord, CSSLexer.variableWord]), isSCSS: isSCSS, into: &buffer)
      read(Source(bytes: bytes, tokens: buffer.tokens, language: isSCSS ? .scss : .css))
    }
  }

  private mutating func read(_ source: Source) {
    let text = CSSText(file: source)
    var reduced = 0..<0
    for index in source.tokens.indices {
      if source.matches(index, "prefers-reduced-motion") {
        reduced = Self.rule(behind: index, source) ?? reduced
      }
      guard CSSDeclarations.isVariable(index, source), let declaration = CSSDeclaration(at: index, in: source)
      else {
        continue
      }
      let words = declaration.value.prefix { !source.matches($0, "!") }.reduce(into: "") { line, token in
        if !line.isEmpty, !text.touches(token) { line += " " }
        line += source.text(token)
      }
      variables.append(
        Variable(
          symbol: source.text(index), value: CSSEasing.spelled(words),
          offset: Int(source.tokens[index].start), isForLessMotion: reduced.contains(index)))
    }
  }

  /// The tokens of the rule behind `@media (prefers-reduced-motion: reduce)`; nil of one for all others.
  private static func rule(behind index: Int, _ source: Source) -> Range<Int>? {
    guard source.matches(index + 1, ")") || source.matches(index + 2, "reduce") else { return nil }
    for opening in index + 1..<index + ScanLimits.mediaQuery where source.opens(opening, UInt8(ascii: "{")) {
      return source.partner(opening).map { opening..<max(opening, $0) }
    }
    return nil
  }
}
