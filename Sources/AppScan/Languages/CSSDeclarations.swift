import PlainText

/// The names that a file of CSS, SCSS or Less declares: custom properties, variables, the parameters of mixins.
enum CSSDeclarations {
  /// The declarations. One that holds anything but a single time, number or easing function has no value.
  static func read(_ source: Source) -> [Declaration] {
    let text = CSSText(file: source)
    var all: [Declaration] = []
    var depth = 0
    var reduced = 0..<0
    for index in source.tokens.indices {
      switch source.tokens[index].kind {
      case .open:
        depth += 1
        if source.language == .less { all += lessParameters(index, text) }
      case .close: depth -= 1
      // Variables and rules that declare have numbers in the vocabulary, as the properties of motions.
      case .identifier where source.tokens[index].word == 0: break
      case .identifier where isVariable(index, source):
        let isShared = source.begins(index, "-") || depth <= 0
        guard let variable = variable(index, text, isShared, reduced) else { continue }
        all.append(variable)
        if source.begins(index, "$"), let declaration = CSSDeclaration(at: index, in: source) {
          all += entries(of: variable.path, declaration.value.lowerBound, isShared: isShared, text)
        }
      case .identifier where source.begins(index, "@"):
        all += parameters(index, text) + SassImport.declarations(index, source)
      case .identifier: reduced = reducedRule(index, source) ?? reduced
      // The indented syntax's word for `@mixin`.
      case .symbol where source.language == .scss && source.matches(index, "="):
        all += parameters(index, text)
      default: break
      }
    }
    return all
  }

  /// The custom properties that a style sheet in a script declares: those of the document for the app, as those of a file
  /// of CSS, and others for its file alone.
  static func customProperties(_ text: CSSText) -> [Declaration] {
    let source = text.tokens
    var all: [Declaration] = []
    var reduced = 0..<0
    var root = 0..<0
    for index in source.tokens.indices {
      if let end = source.closing(of: index, "{"), !root.contains(index), isRoot(index, source) {
        root = index..<end
      }
      guard source.tokens[index].word != 0 else { continue }
      reduced = reducedRule(index, source) ?? reduced
      guard source.begins(index, "-"), isVariable(index, source),
        let variable = variable(index, text, root.contains(index), reduced)
      else { continue }
      all.append(variable)
    }
    return all
  }

  /// The variable whose declaration stands at an index; nil for a name that stands anywhere else.
  /// - Parameter reduced: The tokens of the rule for who wants less motion that was met last.
  private static func variable(
    _ index: Int, _ text: CSSText, _ isShared: Bool, _ reduced: Range<Int>
  ) -> Declaration? {
    guard let declaration = CSSDeclaration(at: index, in: text.tokens) else { return nil }
    let name = text.tokens.text(index)
    let value = themed(name, value(declaration, text))
    let isOff = isOff(name, value, reduced.contains(index))
    return Declaration(
      path: name, value: value, isShared: isShared, role: isOff ? .off : .value,
      place: .everywhere(from: text.range(index..<declaration.value.upperBound)))
  }

  /// Whether a bracket opens a rule for the whole document, `:root {`; a component's own, `:host`, is none.
  private static func isRoot(_ opening: Int, _ source: Source) -> Bool {
    !(max(opening - 3, 0)..<opening).contains { source.text($0).hasSuffix("host") }
      && Source.scope(ofRule: source.head(ofRule: opening), in: .document) == .document
  }

  /// The tokens of the rule for who wants less motion that a name begins; nil for another name.
  private static func reducedRule(_ index: Int, _ source: Source) -> Range<Int>? {
    guard source.matches(index, "prefers-reduced-motion"), let query = MotionQuery(at: index, in: source),
      query.audience == .lessMotion
    else { return nil }
    return query.rule
  }

  /// Whether a variable turns motion off: it is for who wants less, or takes no time. A delay of none is one.
  private static func isOff(_ name: String, _ value: Expression?, _ isReduced: Bool) -> Bool {
    guard !isReduced else { return true }
    guard let value, !name.lowercased().holds("delay") else { return false }
    return value == .number(0) || CSSTime.seconds(value).map { $0 <= 0.001 } ?? false
  }

  /// Whether a token is a custom property or a variable of Sass or Less; rules of Less look like its variables.
  static func isVariable(_ index: Int, _ source: Source) -> Bool {
    guard source.kind(index) == .identifier else { return false }
    switch source.first(index) {
    case UInt8(ascii: "$"): return true
    case UInt8(ascii: "@"): return source.language == .less
    case UInt8(ascii: "-"):
      return source.length(index) > 2
        && source.bytes[Int(source.tokens[index].start) + 1] == UInt8(ascii: "-")
    default: return false
    }
  }

  /// The functions whose values count.
  private static let functions: [StaticString] = [
    "calc", "var", "cubic-bezier", "steps", "linear", "theme", "--theme", "map-get",
  ]

  /// The entries of a map of Sass by their paths, `$durations.fast` of `$durations: (fast: 200ms)`, and those of maps in it.
  private static func entries(
    of path: String, _ opening: Int, isShared: Bool, _ text: CSSText, depth: Int = 0
  ) -> [Declaration] {
    let source = text.tokens
    guard source.opens(opening, "("), depth < ScanLimits.cssDepth else { return [] }
    return source.arguments(opening).flatMap { entry -> [Declaration] in
      guard let key = source.label(entry) else { return [] }
      let path = path + "." + key
      let own = value(entry.value, text).map {
        Declaration(
          path: path, value: $0, isShared: isShared, place: .everywhere(from: text.range(entry.value)))
      }
      return [own].compactMap(\.self)
        + entries(of: path, entry.value.lowerBound, isShared: isShared, text, depth: depth + 1)
    }
  }

  /// The value of a variable that classes of Tailwind may be called by, of which a keyword is another curve than in CSS: its
  /// control points instead.
  private static func themed(_ name: String, _ value: Expression?) -> Expression? {
    guard name.hasPrefix("--ease-") || name == "--default-transition-timing-function",
      case .text(let keyword)? = value, let points = CSSEasing.curve(keyword)?.bezier
    else { return value }
    return .list(points.map { .number($0) })
  }

  private static func value(_ declaration: CSSDeclaration, _ text: CSSText) -> Expression? {
    let first = declaration.value.lowerBound
    // Most custom properties are colours; reading them would cost more than all the rest.
    if text.opensCall(first + 1), !functions.contains(where: { text.tokens.matches(first, $0) }),
      text.tokens.language != .scss || text.tokens.kind(first + 2) != .string
    {
      return nil
    }
    if text.tokens.kind(first) == .text || text.tokens.kind(first) == .string, text.hole(first) == nil {
      return nil
    }
    if declaration.value.count == 1, text.tokens.kind(first) == .number, isLength(first, text.tokens) {
      return nil
    }
    let items = text.tokens.items(declaration.value)
    // A whole motion is one where it is declared.
    if declaration.value.count > 1, items.contains(where: text.isMotion) { return .object([]) }
    guard !isList(declaration, text) else { return nil }
    return items.count == 1 ? value(items[0], text) : nil
  }

  private static func value(_ range: Range<Int>, _ text: CSSText) -> Expression? {
    let components = CSSValueParser.components(text, range)
    guard components.count == 1, let only = components.first else { return nil }
    switch only.kind {
    case .time, .number, .easing, .reference: return only.value
    case .keyword, .word, .other: return nil
    }
  }

  /// Whether a value has two numbers or words side by side.
  private static func isList(_ declaration: CSSDeclaration, _ text: CSSText) -> Bool {
    guard declaration.value.count > 1 else { return false }
    let second = declaration.value.lowerBound + 1
    guard !text.touches(second) else { return false }
    let kinds = [text.tokens.kind(second - 1), text.tokens.kind(second)]
    return kinds.allSatisfy { $0 == .number || $0 == .identifier }
  }

  /// Whether a number has a unit other than one of time.
  private static func isLength(_ index: Int, _ source: Source) -> Bool {
    let last = source.bytes[Int(source.tokens[index].end) - 1] | 0x20
    return last != UInt8(ascii: "s") && !last.isDigit
  }

  /// `@name` in the parameters of a mixin of Less, `.fade(@time: 0.3s; @curve) {`.
  private static func lessParameters(_ opening: Int, _ text: CSSText) -> [Declaration] {
    let source = text.tokens
    guard source.begins(opening, "("), let closing = source.partner(opening),
      source.kind(opening - 1) == .identifier,
      source.matches(opening - 2, ".", "#"),
      source.begins(closing + 1, "{") || source.matches(closing + 1, "when")
    else { return [] }
    return (opening + 1..<closing).filter { index in
      source.kind(index) == .identifier && source.begins(index, "@")
        && !source.matches(index - 1, ":")
    }
    .map { parameter($0, opening, closing, text) }
  }

  /// `$name` in the parameters of a mixin or function, and the variables of a loop: names without a known value.
  private static func parameters(_ index: Int, _ text: CSSText) -> [Declaration] {
    let source = text.tokens
    let isLoop = source.matches(index, "@each", "@for")
    guard isLoop || source.matches(index, "@mixin", "@function", "=") else { return [] }
    var names: [Declaration] = []
    var next = isLoop ? index + 1 : index + 3
    let end = isLoop ? source.count : source.partner(index + 2) ?? 0
    while next < end, !isLoop || source.matches(next, ",") || source.begins(next, "$") {
      if source.begins(next, "$") {
        names.append(
          isLoop
            ? Declaration(path: source.text(next), value: nil, isShared: false)
            : parameter(next, index + 2, end, text))
      }
      next = source.after(next)
    }
    return names
  }

  /// A parameter, with what it is where nothing is given.
  private static func parameter(_ name: Int, _ opening: Int, _ closing: Int, _ text: CSSText) -> Declaration {
    let source = text.tokens
    let end =
      source.level(name + 2, to: closing).first { source.matches($0, ",", ";") }
      ?? closing
    let hasStandard = source.matches(name + 1, ":") && end > name + 2
    let body = (closing + 1..<closing + ScanLimits.head).first { source.opens($0, "{") }
    let last = body.flatMap { source.partner($0) } ?? closing
    return Declaration(
      path: source.text(name), value: hasStandard ? value(name + 2..<end, text) : nil, isShared: false,
      role: .parameter,
      place: .init(
        offset: source.range(name).lowerBound, scope: source.range(opening, through: last), isLocal: true))
  }
}
