import PlainText

/// Finds the motions of CSS and SCSS.
enum CSSReader: PlatformReader {
  static let shapes = CSSShapes.styleSheets + [CSSShapes.include]
  static let words =
    CSSProperty.allCases.filter { $0 != .custom }.map(\.rawValue) + CSSProperty.nested + [
      CSSLexer.customWord, CSSLexer.variableWord, reducedWord, applyWord, "@mixin", "@function", "@each",
      "@for", includeWord, "@use",
    ] + TailwindVariables.rules

  private static let reducedWord = "prefers-reduced-motion"
  private static let applyWord = "@apply"
  private static let includeWord = "@include"

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    if source.begins(index, "-"), !source.matches(index + 1, ":"), scan.options.prefixes.isEmpty { return }
    read(CSSText(file: source), at: index, word: word, on: .css, into: &scan)
  }

  static func declarations(_ source: Source, file: String?, _ drafts: [Draft]) -> [Declaration] {
    TailwindVariables.declarations(in: source)
  }

  /// Mixins as the indented syntax of Sass is given them: `+fade(opacity, 300ms)`.
  static func finish(_ source: Source, into scan: inout ScanContext) {
    guard source.language == .scss else { return }
    for index in source.tokens.indices
    where source.kind(index) == .symbol && source.matches(index, "+")
      && "{};".utf8.contains(source.first(index - 1))
      && source.kind(index + 1) == .identifier
    {
      CSSInclude.read(CSSText(file: source), at: index, opening: index + 2, into: &scan)
    }
  }

  /// Reads what stands at one of the words, in a file of CSS or inside another language.
  static func read(
    _ text: CSSText, at index: Int, word: String, on platform: AppPlatform, into scan: inout ScanContext
  ) {
    switch word {
    case CSSLexer.customWord, CSSLexer.variableWord:
      if let declaration = CSSDeclaration(at: index, in: text.tokens) {
        CSSMotions.read(.custom, declaration, text, on: platform, into: &scan)
      } else {
        use(text, index, into: &scan)
      }
    case reducedWord:
      // The rule is remembered while what it holds is read.
      if let query = MotionQuery(at: index, in: text.tokens), query.audience == .lessMotion {
        scan.reduced = text.range(query.rule.lowerBound..<query.rule.upperBound + 1)
      }
    case applyWord: apply(text, index, into: &scan)
    case includeWord: CSSInclude.read(text, at: index, opening: index + 2, into: &scan)
    default:
      guard let property = CSSProperty(at: index, in: text.tokens),
        let declaration = CSSDeclaration(at: index, in: text.tokens)
      else {
        // A mixin of Less: `.transition(opacity 0.3s);`.
        if text.tokens.language == .less, text.tokens.matches(index - 1, ".") {
          CSSInclude.read(text, at: index - 1, opening: index + 1, into: &scan)
        }
        return
      }
      CSSMotions.read(property, declaration, text, on: platform, into: &scan)
    }
  }

  /// Records a variable whose name an export may have generated.
  private static func use(_ text: CSSText, _ index: Int, into scan: inout ScanContext) {
    let symbol = text.tokens.text(index)
    guard scan.options.prefixes.contains(where: { symbol.hasPrefix($0) }) else { return }
    scan.addUse(symbol, text.range(index..<index + 1))
  }

  /// Tailwind's classes in `@apply duration-300 ease-motion-fade;`. The rule, and those around it, may have others, and
  /// say more by themselves.
  private static func apply(_ text: CSSText, _ index: Int, into scan: inout ScanContext) {
    guard let range = applied(text, index) else { return }
    let source = text.tokens
    var beside: [Range<Int>] = []
    var others = OtherClasses.absent
    for opening in source.openings(around: index).prefix(ScanLimits.classBrackets) {
      let closing = source.partner(opening) ?? opening
      for token in source.level(opening + 1, to: min(closing, opening + ScanLimits.ruleTokens)) {
        if source.matches(token, "@apply") {
          if token != index, let range = applied(text, token) { beside.append(range) }
        } else if source.matches(token + 1, ":"),
          CSSProperty(rawValue: source.text(token))?.saysEasing == true
        {
          others = .easing
        }
      }
    }
    TailwindClasses.read(
      text.file, contents: range, isApplied: true, others: { others }, beside: { beside }, into: &scan)
  }

  /// The bytes of the classes behind `@apply`; nil for none.
  private static func applied(_ text: CSSText, _ index: Int) -> Range<Int>? {
    let source = text.tokens
    // A rule of its own ends what lacks its semicolon.
    let found = source.level(index + 1, to: source.count).first {
      source.matches($0, ";") || source.kind($0) == .close || source.begins($0, "@")
    }
    let end = found ?? source.count
    return end > index + 1 ? text.range(index + 1..<end) : nil
  }
}

/// Finds the motions that mixins of Sass and Less are given: `@include fade(opacity, 300ms)`, `.transition(all 0.3s);`.
enum CSSInclude {
  /// Reads the arguments of a mixin, whose call begins at `start` and whose bracket is `opening`.
  static func read(_ text: CSSText, at start: Int, opening: Int, into scan: inout ScanContext) {
    let source = text.tokens
    guard let closing = source.closing(of: opening, "("),
      // What a mixin of Less is defined by has a block behind it.
      source.language != .less || !source.opens(closing + 1, "{")
    else { return }
    let arguments = arguments(text, opening)
    let timed = arguments.filter { $0.components.contains { $0.kind == .time } }
    let isWritten = timed.contains { $0.components.contains { CSSTime.seconds($0.value) != nil } }
    guard isWritten else { return }
    // Whole motions, as a shorthand lists them; else each argument says a part of one.
    if timed.count > 1, timed.allSatisfy({ $0.components.count > 1 }) {
      for argument in timed { add(argument.components, argument.tokens, text, &scan) }
    } else {
      add(inOrder(arguments), start..<closing + 1, text, &scan)
    }
  }

  /// The components of a motion whose parts the arguments of a call say; nil for a text that is no call of a mixin.
  static func components(_ text: CSSText) -> [CSSComponent]? {
    let source = text.tokens
    guard source.matches(0, "@include", "."), source.opens(2, "(") else { return nil }
    return inOrder(arguments(text, 2))
  }

  private typealias Argument = (label: String, components: [CSSComponent], tokens: Range<Int>)

  private static func arguments(_ text: CSSText, _ opening: Int) -> [Argument] {
    text.tokens.arguments(opening).map { argument in
      (
        label: text.tokens.label(argument)?.lowercased() ?? "",
        components: CSSValueParser.components(text, argument.value), tokens: argument.value
      )
    }
  }

  /// A delay comes last, as in CSS.
  private static func inOrder(_ arguments: [Argument]) -> [CSSComponent] {
    let delays = arguments.filter { $0.label.holds("delay") }
    return (arguments.filter { !$0.label.holds("delay") } + delays).flatMap(\.components)
  }

  private static func add(
    _ components: [CSSComponent], _ tokens: Range<Int>, _ text: CSSText, _ scan: inout ScanContext
  ) {
    let motion = CSSShorthand(components, text.file)
    let range = text.range(tokens)
    guard motion.isMotion, !motion.isDelayedJump,
      !motion.isSwitchedOff(inReduced: scan.reduced.contains(range.lowerBound))
    else { return }
    scan.add(CSSShapes.include, offset: range.lowerBound, range: range, motion.named, motion.modifiers)
  }
}
