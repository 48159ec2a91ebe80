import PlainText

/// The variables that a style sheet declares, as they are written: custom properties, those of Tailwind's `@theme`, and
/// variables of Sass and Less.
package struct StyleSheet {
  /// A variable and its value.
  package struct Variable {
    /// Its name as it is written, `--fast`, `$fast` or `@fast`, and of a member of a map of Less as it is looked up,
    /// `@times[fast]`.
    package let symbol: String
    /// Its value on one line, without comments, `!default` and `!important`.
    package let value: String
    /// Where it stands, in bytes from the beginning.
    package let offset: Int
    /// For whom it holds.
    package let audience: Audience
    /// Where it holds.
    package let scope: Scope
    /// How it counts among others that hold as widely.
    package let weight: Weight

    /// Its name without the dashes or the sign in front, of a member of a map behind that of the map.
    package var name: String {
      let name = symbol.drop { $0 == "-" || $0 == "$" || $0 == "@" }
      guard name.hasSuffix("]") else { return String(name) }
      return name.dropLast().split(separator: "[").map { $0.drop { $0 == "@" } }.joined(separator: ".")
    }
  }

  /// The weight of a declaration, from the least to the most.
  package enum Weight: Int {
    /// It counts only where nothing said a value before it: `!default` of Sass.
    case standard
    case usual
    /// It counts before what comes later: `!important`.
    case important
  }

  /// For whom a variable holds, by the query for `prefers-reduced-motion` around it.
  package enum Audience {
    /// For all.
    case everyone
    /// Only for who asks for less motion.
    case lessMotion
    /// Only for who does not.
    case fullMotion
  }

  /// Where a variable holds, the widest first.
  package enum Scope: Int {
    /// Everywhere: at the top, in `:root`, `:host` or `html`, also where a `@supports` asks for what new browsers can, or
    /// a `@media` for full motion and nothing else.
    case document
    /// There, in a `@layer` or in Tailwind's `@theme`, which becomes one: what stands in none counts before it.
    case layer
    /// There, where a query holds.
    case condition
    /// Where nothing else says a value: the initial value of `@property`.
    case registration
    /// For what a rule selects, or where a mixin is included.
    case rule
  }

  /// The variables, in the order of the text.
  package private(set) var variables: [Variable] = []
  /// The rules of keyframes, in the order of the text.
  package private(set) var keyframes: [Keyframes] = []
  /// The values of `animation` in its rules, and of its longhands put together as one.
  package private(set) var animations: [String] = []
  /// The files that it names by `@import`, `@use` and `@forward`.
  package private(set) var imports: [String] = []

  /// Reads a style sheet. What is no CSS is passed over, as browsers do.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - language: One of CSS, SCSS, in which `//` begins a comment and `$name` is a variable, and Less.
  package init(_ bytes: [UInt8], language: Language) {
    bytes.withUnsafeBufferPointer { bytes in
      read(CSSLexer.lex(bytes, Vocabulary([CSSLexer.customWord, CSSLexer.variableWord]), language).source)
    }
  }

  private mutating func read(_ source: Source) {
    let text = CSSText(file: source)
    var query: MotionQuery?
    var behind = 0
    var open: [(end: Int, scope: Scope, name: Int, map: String?)] = []
    for index in source.tokens.indices where index >= behind {
      while let last = open.last, last.end <= index { open.removeLast() }
      let scope = open.last?.scope ?? .document
      if source.matches(index, "prefers-reduced-motion") {
        query = MotionQuery(at: index, in: source) ?? query
      }
      let audience = query.flatMap { $0.rule.contains(index) ? $0.audience : nil } ?? .everyone
      if let rule = Keyframes(at: index, in: text) {
        behind = rule.end
        if audience != .lessMotion { keyframes.append(rule) }
        continue
      }
      if let end = source.closing(of: index, "{") {
        open.append(
          (end, source.scope(ofRule: index, in: scope), index - 1, source.map(openedBy: index)))
        if audience != .lessMotion { animations += StyleSheet.animations(in: index, text) }
      }
      if let file = source.imported(index) { imports.append(file) }
      let isInitial = scope == .registration && source.matches(index, "initial-value")
      let map = source.kind(index) == .identifier ? open.last?.map : nil
      guard isInitial || map != nil || CSSDeclarations.isVariable(index, source),
        let declaration = CSSDeclaration(at: index, in: source)
      else {
        continue
      }
      variables.append(
        Variable(
          symbol: map.map { "\($0)[\(source.text(index))]" }
            ?? source.text(isInitial ? open.last?.name ?? index : index),
          value: text.value(of: declaration),
          offset: Int(source.tokens[index].start), audience: audience, scope: scope,
          weight: text.weight(of: declaration)))
    }
  }
}

extension Source {
  /// Where the variables of a rule hold.
  ///
  /// - Parameters:
  ///   - index: The bracket that opens it.
  ///   - outer: Where those of the rule around it hold.
  func scope(ofRule index: Int, in outer: StyleSheet.Scope) -> StyleSheet.Scope {
    let before = max(index - ScanLimits.head, 0)..<index
    let end = before.last { matches($0, ";") || begins($0, "{") || begins($0, "}") }
    let first = end.map { $0 + 1 } ?? before.lowerBound
    let head = (first..<index).map(text).joined().filter { $0 > " " }
    let own: StyleSheet.Scope
    if head.hasPrefix("@") {
      switch head {
      case _ where head.hasPrefix("@theme") || head.hasPrefix("@layer"): own = .layer
      // The value for browsers without it stands before. One browser's own names tell it from the others.
      case _ where head.hasPrefix("@supports") && !Self.exceptions.contains(where: head.holds):
        own = .document
      case _ where MotionQuery.isForFullMotionAlone(head): own = .document
      case _ where head.hasPrefix("@property"): own = .registration
      case _ where ["@media", "@supports", "@container", "@if", "@else"].contains(where: head.hasPrefix):
        own = .condition
      default: own = .rule
      }
    } else {
      let isRoot = head.split(separator: ",").contains { Self.roots.contains($0.lowercased()) }
      own = isRoot ? .document : .rule
    }
    return own.rawValue > outer.rawValue ? own : outer
  }

  /// The words of a `@supports` for browsers that lack something, or for those of one maker.
  private static let exceptions = ["@supportsnot", "not(", "(-webkit-", "(-moz-", "(-ms-"]

  /// The name of the map of Less that a bracket opens, `@times: { fast: 100ms; }`; nil for any other rule.
  func map(openedBy index: Int) -> String? {
    guard language == .less, matches(index - 1, ":"), kind(index - 2) == .identifier, begins(index - 2, "@")
    else { return nil }
    return text(index - 2)
  }

  private static let roots: Set<String> = [":root", ":host", "html", ":where(:root)", ":where(html)"]

  /// The file that a rule at an index names to be read with this one.
  func imported(_ index: Int) -> String? {
    guard matches(index, "@import", "@use", "@forward") else {
      return nil
    }
    for next in index + 1..<index + ScanLimits.head where next < tokens.count {
      if matches(next, ";") { return nil }
      if kind(next) == .string { return text(contents(next)) }
      if kind(next) == .text, matches(next - 2, "url") { return text(next) }
    }
    return nil
  }
}

/// Keyframes of a style sheet, and the animations that play them.
extension StyleSheet {
  /// A rule of `@keyframes`.
  package struct Keyframes {
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
      var first = index + 3
      for opening in source.level(first, to: end) where source.opens(opening, "{") {
        guard opening > first, let closing = source.partner(opening), closing <= end else { return }
        let words = source.text(source.range(first, through: opening - 1)).split(separator: ",")
        let places = words.compactMap(Self.place)
        if !places.isEmpty { frames.append((places, Self.declarations(opening, closing, text))) }
        first = closing + 1
      }
    }

    /// The index of the token behind it.
    let end: Int

    private static func place(_ word: Substring) -> Double? {
      let word = word.filter { $0 > " " }.lowercased()
      if word == "from" { return 0 }
      if word == "to" { return 1 }
      guard word.hasSuffix("%"), let share = DecimalText.share(ofPercent: word.dropLast()), 0...1 ~= share
      else { return nil }
      return share
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
    for index in source.level(opening + 1, to: closing)
    where source.kind(index) == .identifier && source.matches(index + 1, ":") {
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
  fileprivate func weight(of declaration: CSSDeclaration) -> StyleSheet.Weight {
    guard let sign = declaration.value.first(where: { tokens.matches($0, "!") }) else { return .usual }
    if tokens.matches(sign + 1, "default") { return .standard }
    return tokens.text(sign + 1).lowercased() == "important" ? .important : .usual
  }

  /// A declaration's value on one line, without comments, `!default` and `!important`.
  func value(of declaration: CSSDeclaration) -> String {
    let words = declaration.value.prefix { !tokens.matches($0, "!") }.reduce(into: "") { line, token in
      if !line.isEmpty, !touches(token) { line += " " }
      line += tokens.text(token)
    }
    return CSSEasing.spelled(words)
  }
}
