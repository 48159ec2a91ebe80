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
  /// The rules of keyframes, in the order of the text.
  package private(set) var keyframes: [Keyframes] = []
  /// The values of `animation` in its rules, and of its longhands put together as one.
  package private(set) var animations: [String] = []

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
    var behind = 0
    for index in source.tokens.indices where index >= behind {
      if source.matches(index, "prefers-reduced-motion") {
        reduced = Self.rule(behind: index, source) ?? reduced
      }
      if let rule = Keyframes(at: index, in: text) {
        behind = rule.end
        if !reduced.contains(index) { keyframes.append(rule) }
        continue
      }
      if source.opens(index, UInt8(ascii: "{")), !reduced.contains(index) {
        animations += StyleSheet.animations(in: index, text)
      }
      guard CSSDeclarations.isVariable(index, source), let declaration = CSSDeclaration(at: index, in: source)
      else {
        continue
      }
      variables.append(
        Variable(
          symbol: source.text(index), value: text.value(of: declaration),
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

extension CSSText {
  /// A declaration's value on one line, without comments, `!default` and `!important`.
  func value(of declaration: CSSDeclaration) -> String {
    let words = declaration.value.prefix { !tokens.matches($0, "!") }.reduce(into: "") { line, token in
      if !line.isEmpty, !touches(token) { line += " " }
      line += tokens.text(token)
    }
    return CSSEasing.spelled(words)
  }
}
