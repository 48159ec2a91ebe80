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
        reduced = source.rule(behindQuery: index) ?? reduced
      }
      if let rule = Keyframes(at: index, in: text) {
        behind = rule.end
        if !reduced.contains(index) { keyframes.append(rule) }
        continue
      }
      if source.opens(index, "{"), !reduced.contains(index) {
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

}

extension Source {
  /// The tokens of the rule behind `@media (prefers-reduced-motion: reduce)`, its closing brace not among them; nil of
  /// one for all others.
  /// - Parameter index: the name of the query.
  func rule(behindQuery index: Int) -> Range<Int>? {
    guard matches(index + 1, ")") || matches(index + 2, "reduce"),
      let opening = (index + 1..<index + ScanLimits.mediaQuery).first(where: { opens($0, "{") })
    else { return nil }
    return partner(opening).map { opening..<max(opening, $0) }
  }
}

/// Keyframes of a style sheet, and the animations that play them.
extension StyleSheet {
  /// A rule of `@keyframes`.
  package struct Keyframes {
    /// Its name.
    package let name: String
    /// Where it stands, in bytes from the beginning.
    package let offset: Int
    /// The declarations of each place: shares of its time from 0 to 1, and properties with their values on one line.
    /// Places that are none, such as Sass's, are left out.
    package private(set) var frames: [(places: [Double], declarations: [(property: String, value: String)])] =
      []

    /// The rule whose word stands at an index, and the index behind it; nil where there is none.
    init?(at index: Int, in text: CSSText) {
      let source = text.tokens
      guard source.matches(index, "@keyframes"), let end = source.closing(of: index + 2, "{") else {
        return nil
      }
      switch source.kind(index + 1) {
      case .identifier: name = source.text(index + 1)
      case .string: name = source.text(source.contents(index + 1))
      default: return nil
      }
      offset = Int(source.tokens[index].start)
      self.end = end + 1
      var next = index + 3
      while next < end {
        let first = next
        while next < end, !source.opens(next, "{") { next += 1 }
        // The bracket at the end has a partner too, which stands before all of this.
        guard next > first, next < end, let closing = source.partner(next), closing <= end else { return }
        let words = source.text(source.range(first, through: next - 1)).split(separator: ",")
        let places = words.compactMap(Self.place)
        if !places.isEmpty { frames.append((places, Self.declarations(next, closing, text))) }
        next = closing + 1
      }
    }

    /// The index of the token behind it.
    let end: Int

    private static func place(_ word: Substring) -> Double? {
      let word = word.filter { $0 > " " }.lowercased()
      if word == "from" { return 0 }
      if word == "to" { return 1 }
      guard word.hasSuffix("%"), let number = Double(word.dropLast()), 0...100 ~= number else { return nil }
      return number / 100
    }

    private static func declarations(
      _ opening: Int, _ closing: Int, _ text: CSSText
    ) -> [(property: String, value: String)] {
      (opening + 1..<closing).compactMap { index in
        guard text.tokens.kind(index) == .identifier,
          let declaration = CSSDeclaration(at: index, in: text.tokens)
        else { return nil }
        return (text.tokens.text(index).lowercased(), text.value(of: declaration))
      }
    }
  }

  /// The animations that a rule declares, the rules inside of it left out.
  static func animations(in opening: Int, _ text: CSSText) -> [String] {
    let source = text.tokens
    guard let closing = source.partner(opening) else { return [] }
    var longhands: [String: String] = [:]
    var found: [String] = []
    var index = opening + 1
    while index < closing {
      defer { index = source.after(index) }
      guard source.kind(index) == .identifier, source.matches(index + 1, ":") else { continue }
      let name = source.text(index).lowercased()
      guard name.hasPrefix("animation"), let declaration = CSSDeclaration(at: index, in: source) else {
        continue
      }
      if name == "animation" { found.append(text.value(of: declaration)) }
      longhands[name] = text.value(of: declaration)
    }
    guard let own = longhands["animation-name"], !own.contains(",") else { return found }
    let parts = ["duration", "timing-function", "delay", "iteration-count", "direction"]
    return found + [([own] + parts.compactMap { longhands["animation-" + $0] }).joined(separator: " ")]
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
