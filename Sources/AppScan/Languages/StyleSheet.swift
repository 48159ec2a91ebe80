import PlainText

/// What a style sheet says for some people and for some places.
package protocol StyleSheetPart {
  /// For whom it holds.
  var audience: StyleSheet.Audience { get }
  /// Where it holds.
  var scope: StyleSheet.Scope { get }
}

/// The variables that a style sheet declares, as they are written: custom properties, those of Tailwind's `@theme`, and
/// variables of Sass and Less.
package struct StyleSheet {
  /// A variable and its value.
  package struct Variable: StyleSheetPart {
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
  /// The animations that its rules declare, in the order of the text.
  package private(set) var animations: [Animation] = []
  /// The files that it names by `@import`, `@use` and `@forward`.
  package private(set) var imports: [String] = []

  /// Reads a style sheet. What is no CSS is passed over, as browsers do.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - language: One of CSS, SCSS, in which `//` begins a comment and `$name` is a variable, the indented syntax of Sass,
  ///     of which the variables alone are read, as its rules are not seen one in the other, and Less.
  package init(_ bytes: [UInt8], language: Language) {
    let isIndented = language == .sass
    let text = isIndented ? bytes.withUnsafeBufferPointer(IndentedSass.braced) : bytes
    text.withUnsafeBufferPointer { bytes in
      let vocabulary = Vocabulary([CSSLexer.customWord, CSSLexer.variableWord])
      read(CSSLexer.lex(bytes, vocabulary, isIndented ? .scss : language).source)
    }
    if isIndented { (keyframes, animations) = ([], []) }
  }

  private mutating func read(_ source: Source) {
    let text = CSSText(file: source)
    var query: MotionQuery?
    var behind = 0
    var open: [(end: Int, scope: Scope, name: Int, map: String?, head: String)] = []
    for index in source.tokens.indices where index >= behind {
      while let last = open.last, last.end <= index { open.removeLast() }
      let scope = open.last?.scope ?? .document
      if source.matches(index, "prefers-reduced-motion") {
        query = MotionQuery(at: index, in: source) ?? query
      }
      let audience = query.flatMap { $0.rule.contains(index) ? $0.audience : nil } ?? .everyone
      if let rule = Keyframes(at: index, in: text, for: audience, scope) {
        behind = rule.end
        keyframes.append(rule)
        continue
      }
      if let end = source.closing(of: index, "{") {
        let head = source.head(ofRule: index)
        let inner = Source.scope(ofRule: head, in: scope)
        open.append((end, inner, index - 1, source.map(openedBy: index), head))
        animations += StyleSheet.animations(in: index, text, for: audience) {
          StyleSheet.selectors(open.suffix(ScanLimits.nestedRules).map(\.head))
        }
      }
      if let file = source.imported(index), !file.hasPrefix("sass:") { imports.append(file) }
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
  /// What stands before the bracket that opens a rule, without white space.
  func head(ofRule index: Int) -> String {
    let before = max(index - ScanLimits.head, 0)..<index
    let end = before.last { matches($0, ";") || begins($0, "{") || begins($0, "}") }
    let first = end.map { $0 + 1 } ?? before.lowerBound
    return (first..<index).map(text).joined().filter { $0 > " " }
  }

  /// Where the variables of a rule hold.
  ///
  /// - Parameters:
  ///   - head: What stands before its bracket, without white space.
  ///   - outer: Where those of the rule around it hold.
  static func scope(ofRule head: String, in outer: StyleSheet.Scope) -> StyleSheet.Scope {
    let own: StyleSheet.Scope
    if head.hasPrefix("@") {
      switch head {
      case _ where head.hasPrefix("@theme") || head.hasPrefix("@layer"): own = .layer
      // The value for browsers without it stands before. One browser's own names tell it from the others.
      case _ where head.hasPrefix("@supports") && !exceptions.contains(where: head.holds):
        own = .document
      case _ where MotionQuery.isForFullMotionAlone(head): own = .document
      case _ where head.hasPrefix("@property"): own = .registration
      case _ where ["@media", "@supports", "@container", "@if", "@else"].contains(where: head.hasPrefix):
        own = .condition
      default: own = .rule
      }
    } else {
      own = isRoot(head.lowercased()) ? .document : .rule
    }
    return own.rawValue > outer.rawValue ? own : outer
  }

  /// Whether one of some selectors is the document's root, also in a list that stands for any of its members.
  private static func isRoot(_ selectors: String) -> Bool {
    selectors.split(outsideBracketsAt: ",").contains { selector in
      guard selector.hasSuffix(")"), let list = lists.first(where: selector.hasPrefix) else {
        return roots.contains(selector)
      }
      return selector.dropFirst(list.count).dropLast().split(separator: ",").map(String.init)
        .contains(where: roots.contains)
    }
  }

  /// The words of a `@supports` for browsers that lack something, or for those of one maker.
  private static let exceptions = ["@supportsnot", "not(", "(-webkit-", "(-moz-", "(-ms-"]

  /// The name of the map of Less that a bracket opens, `@times: { fast: 100ms; }`; nil for any other rule.
  func map(openedBy index: Int) -> String? {
    guard language == .less, matches(index - 1, ":"), kind(index - 2) == .identifier, begins(index - 2, "@")
    else { return nil }
    return text(index - 2)
  }

  private static let roots: Set<String> = [":root", ":host", "html"]
  private static let lists = [":is(", ":where("]

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
