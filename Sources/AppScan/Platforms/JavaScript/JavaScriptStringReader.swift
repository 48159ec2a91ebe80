/// Hands strings and templates to what reads CSS and Tailwind classes in them.
enum JavaScriptStringReader: PlatformReader {
  static var shapes: [CallShape] { CSSInJS.shapes + TailwindShapes.all }
  static let words = [CFamilyLexer.stringWord]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard word == CFamilyLexer.stringWord else { return }
    if source.kind(index) == .open {
      template(source, index, &scan)
      return
    }
    let contents = source.contents(index)
    guard contents.count > 1, !scan.isTaken(index), !isBeside(source, index) else { return }
    if let around = source.enclosingOpening(index), scan.isTaken(around) { return }
    read(source, index, contents, [contents], holes: [], &scan)
  }

  static func finish(_ source: Source, into scan: inout ScanContext) {
    let texts = scan.markup.map { index -> MarkupStrings.Text in
      let template = TemplateLiteral(source, index)
      let contents = template?.contents ?? source.contents(index)
      let isDocument =
        !StyleTexts.isTagged(source, index) && !StyleTexts.isStyle(source, index, &scan)
        && MarkupStrings.isDocument(source.text(contents))
      let role: SiteRole? = StyleTexts.isShown(source, index) ? .text : isDocument ? .document : nil
      return (contents, template?.holes ?? [], role)
    }
    MarkupStrings.read(source, texts, into: &scan)
  }

  private static func template(_ source: Source, _ opening: Int, _ scan: inout ScanContext) {
    guard let closing = source.partner(opening), !scan.isTaken(opening) else { return }
    while let end = scan.templateEnds.last, end < opening { scan.templateEnds.removeLast() }
    scan.templateEnds.append(closing)
    guard scan.templateEnds.count <= ScanLimits.nestedTemplates else { return }
    guard let template = TemplateLiteral(source, opening) else { return }
    read(source, opening, template.contents, template.texts, holes: template.holes, &scan)
  }

  /// - Parameter texts: the contents without their holes.
  private static func read(
    _ source: Source, _ index: Int, _ contents: Range<Int>, _ texts: [Range<Int>], holes: [CSSHole],
    _ scan: inout ScanContext
  ) {
    let count = scan.drafts.count
    defer {
      if scan.drafts.count > count, StyleTexts.isShown(source, index) { scan.mark(as: .text, from: count) }
    }
    let (contents, holes) = joined(source, index, contents, holes)
    if let key = propertyKey(source, index), mayBeProperty(source, key) {
      let name = source.text(source.contents(key))
      if let property = name.hasPrefix("--") ? .custom : CSSProperty(name: name) {
        let isRead = CSSInJS.readProperty(
          source, property, key: source.range(key), value: contents, holes: holes,
          role: source.isKey(key) ? CSSMotions.keyframeRole(property, key, source) : nil,
          easing: timingFunction(source, beside: key, name, &scan), into: &scan)
        // A theme of components may call its classes so: `{ transition: "transition duration-200" }`.
        if !isRead, property == .transition { readClasses(source, index, texts, isApplied: false, &scan) }
        return
      }
    }
    if MarkupStrings.isMarkup(source, index, contents) {
      scan.markup.append(index)
      return
    }
    let isApplied = isClassName(source, index)
    if !isApplied, isDeclarations(source, index, texts, hasHoles: !holes.isEmpty) {
      let count = scan.drafts.count
      CSSInJS.read(source, declarations: contents, holes: holes, into: &scan)
      let isFound = source.begins(index, "`") && scan.drafts.count > count
      if isFound, !StyleTexts.isStyle(source, index, &scan) { scan.mark(as: .text, from: count) }
    } else if isApplied
      || !readThemed(source, index, contents, holes, &scan)
        && !CSSInJS.readString(
          source, contents: contents, holes: holes, standard: standard(source, index, &scan), into: &scan)
    {
      let before = scan.uses.count
      readClasses(source, index, texts, isApplied: isApplied, &scan)
      if scan.uses.count == before { for text in texts { scan.addVariables(in: text, of: source) } }
    }
  }

  /// The easing function of a string that Angular's `animate` is given, which hands on to the browser what is said alone.
  private static func standard(_ source: Source, _ index: Int, _ scan: inout ScanContext) -> Expression? {
    let isAngular =
      source.opens(index - 1, "(") && source.matches(index - 2, "animate")
      && scan.imports("@angular/animations", in: source)
    return isAngular ? .text("linear") : nil
  }

  /// The contents with the quotes at which `+` or `concat` joins more to them, each as an interpolation of which nothing
  /// is known. What says no time by itself stays as it is.
  private static func joined(
    _ source: Source, _ index: Int, _ contents: Range<Int>, _ holes: [CSSHole]
  ) -> (contents: Range<Int>, holes: [CSSHole]) {
    let last = source.kind(index) == .open ? source.partner(index) ?? index : index
    let isBehind = source.matches(index - 1, "+") && contents.lowerBound > 0
    let isBefore =
      source.matches(last + 1, "+") || source.isDot(last + 1) && source.matches(last + 2, "concat")
    guard isBehind || isBefore, CSSTime.stands(UnsafeBufferPointer(rebasing: source.bytes[contents])) else {
      return (contents, holes)
    }
    var (whole, all) = (contents, holes)
    func hole(_ offset: Int) -> CSSHole { CSSHole(range: offset..<offset + 1, value: .unread(.expression)) }
    if isBehind {
      whole = contents.lowerBound - 1..<whole.upperBound
      all.insert(hole(whole.lowerBound), at: 0)
    }
    if isBefore, contents.upperBound < source.bytes.count {
      whole = whole.lowerBound..<contents.upperBound + 1
      all.append(hole(contents.upperBound))
    }
    return (whole, all)
  }

  private static func readClasses(
    _ source: Source, _ index: Int, _ texts: [Range<Int>], isApplied: Bool, _ scan: inout ScanContext
  ) {
    if !isApplied, holdsNoClasses(source, index, texts) { return }
    let count = scan.drafts.count
    defer { if !isApplied, isAttribute(source, texts) { scan.mark(as: .text, from: count) } }
    for text in texts {
      TailwindClasses.read(
        source, contents: text, isApplied: isApplied, others: { ClassStrings.others(source, index) },
        beside: { ClassStrings.beside(source, index, text) }, into: &scan)
    }
  }

  /// Whether a string is no list of classes, whatever words stand in it: an argument of Angular's `animate`, one that is
  /// filled in by its marks, `{{ time }} ease-in`, and the value of an attribute that people read.
  private static func holdsNoClasses(_ source: Source, _ index: Int, _ texts: [Range<Int>]) -> Bool {
    if texts.contains(where: { source.bytes[$0].holds("{{".utf8) }) { return true }
    if source.opens(index - 1, "("), source.matches(index - 2, "animate") { return true }
    let equals = source.opens(index - 1, "{") ? index - 2 : index - 1
    guard source.matches(equals, "=") else { return false }
    var name = equals - 1
    while source.matches(name - 1, "-"), source.kind(name - 2) == .identifier { name -= 2 }
    return name >= 0 && MarkupReader.isText(attribute: source.text(source.range(name, through: equals - 1)))
      && source.element(ofAttribute: equals - 1) != nil
  }

  /// Whether a text begins with an attribute and its quote, as code that a script writes: `class="duration-300"`.
  private static func isAttribute(_ source: Source, _ texts: [Range<Int>]) -> Bool {
    guard let text = texts.first else { return false }
    let word = source.bytes[text].drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
    guard let equals = word.firstIndex(of: UInt8(ascii: "=")), equals > word.startIndex,
      equals + 1 < word.endIndex
    else { return false }
    let isName = word[..<equals].allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") }
    return isName && "\"'{".utf8.contains(word[equals + 1])
  }

  /// Reads a string of a theme's animations, which need not say their curve: `animation: { fadeUp: "fade-up 0.5s" }`.
  /// - Returns: whether a motion stands there.
  private static func readThemed(
    _ source: Source, _ index: Int, _ contents: Range<Int>, _ holes: [CSSHole], _ scan: inout ScanContext
  ) -> Bool {
    guard source.matches(index - 1, ":"), CSSString.mayMove(source, contents),
      let opening = source.enclosingOpening(index), source.matches(opening - 1, ":"),
      source.matches(opening - 2, "animation")
    else { return false }
    let role: SiteRole? = beginsWithName(source, contents) ? nil : .literal
    return CSSInJS.readProperty(
      source, .animation, key: contents, value: contents, holes: holes, role: role, into: &scan)
  }

  /// Whether an animation begins with its name: Tailwind 3 takes the first word for it that is no time and no keyword.
  private static func beginsWithName(_ source: Source, _ contents: Range<Int>) -> Bool {
    let word = source.text(contents).split { " \n\t".contains($0) }.first ?? ""
    return word.first?.isNumber != true && !word.hasPrefix(".") && !word.contains("(")
      && !CSSEasing.isKeyword(String(word)) && !CSSKeyword.all.contains(String(word))
  }

  /// Whether a timing function stands before the duration that says the whole motion.
  private static func isBeside(_ source: Source, _ index: Int) -> Bool {
    let isBraced = source.opens(index - 1, "{") && source.matches(index - 2, "=")
    let key = isBraced ? index - 3 : index - 2
    for family in ["transition", "animation"] where source.text(key) == family + "TimingFunction" {
      guard let range = value(of: family + "Duration", beside: key, source), let first = range.first else {
        return false
      }
      if range.contains(where: { source.matches($0, "?") }) || source.opens(first, "`") { return true }
      return range.count == 1 && (source.kind(first) == .string || source.kind(first) == .number)
    }
    return false
  }

  /// The curve that the same style object says for a duration, or for a motion before it, by the part of the list.
  private static func timingFunction(
    _ source: Source, beside key: Int, _ name: String, _ scan: inout ScanContext
  ) -> (Int) -> CSSMotions.Easing? {
    let family = name.hasSuffix("Duration") ? name.dropLast("Duration".count) : name[...]
    guard family == "transition" || family == "animation",
      let range = value(of: family + "TimingFunction", beside: key, source),
      let first = range.first, let last = range.last, first > key || family != name
    else { return { _ in nil } }
    guard range.count == 1, source.kind(first) == .string else {
      return { _ in (ExpressionParser.parse(source, range), source.range(first, through: last)) }
    }
    scan.take(first)
    return { CSSInJS.easing(source, source.contents(first), $0) }
  }

  /// The value of another property of the same style object, or of the same element: `<Box transitionDuration="0.2s">`.
  private static func value(of name: String, beside key: Int, _ source: Source) -> Range<Int>? {
    if source.isKey(key) { return source.enclosingOpening(key).flatMap { source.member(name, of: $0) } }
    guard let element = source.element(ofAttribute: key) else { return nil }
    return source.attributes(of: element).first { source.text($0.name) == name }?.value
  }

  /// Whether a key begins as `transition` and `animation` do, or is a custom property.
  private static func mayBeProperty(_ source: Source, _ key: Int) -> Bool {
    let name = source.contents(key)
    guard name.count > 2 else { return false }
    let first = source.bytes[name.lowerBound]
    if first == UInt8(ascii: "-") { return source.bytes[name.lowerBound + 1] == first }
    return name.count >= 9 && (first == UInt8(ascii: "t") || first == UInt8(ascii: "a"))
  }

  /// Whether a string is the value of `className`, also in braces.
  private static func isClassName(_ source: Source, _ index: Int) -> Bool {
    let equals = source.opens(index - 1, "{") ? index - 2 : index - 1
    return source.matches(equals, "=") && source.isClassName(equals - 1)
  }

  /// Whether a string is a piece of a style sheet: a colon, and what ends or holds declarations. Classes have colons
  /// too (`hover:duration-300`), but no white space behind them.
  private static func isDeclarations(
    _ source: Source, _ index: Int, _ texts: [Range<Int>], hasHoles: Bool
  ) -> Bool {
    func hold(_ letter: Unicode.Scalar) -> Bool {
      texts.contains { source.bytes[$0].contains(UInt8(ascii: letter)) }
    }
    guard hold(":") else { return false }
    if hold(";") || hold("{") { return true }
    let isSpaced = texts.contains { text in
      text.dropLast().contains { source.bytes[$0] == UInt8(ascii: ":") && source.bytes[$0 + 1] <= 0x20 }
    }
    let isTagged = source.begins(index, "`") && StyleTexts.isTagged(source, index)
    return isSpaced && (hasHoles || hold("\n") || isTagged || isStyle(source, index))
  }

  /// Whether a string is set as an element's style, or is one branch of what is: `style.cssText = "…"`, `card.style = "…"`,
  /// `setAttribute("style", "…")`, `style={isOpen ? "…" : ""}`.
  private static func isStyle(_ source: Source, _ index: Int) -> Bool {
    if source.matches(index - 1, "="), source.isDot(index - 3) || source.matches(index - 2, "cssText") {
      return source.matches(index - 2, "cssText", "style")
    }
    if let around = source.enclosingOpening(index), source.opens(around, "{"),
      source.matches(around - 1, "="),
      source.matches(around - 2, "style")
    {
      return true
    }
    return source.matches(index - 1, ",") && source.opens(index - 3, "(")
      && source.matches(index - 4, "setAttribute") && source.contents(index - 2).count == 5
  }

  /// The key of the member whose value a string is, or one branch of; `style.transition = "…"`,
  /// `setProperty("transition", "…")` and jQuery's `css("transition", "…")` too.
  private static func propertyKey(_ source: Source, _ index: Int) -> Int? {
    if source.matches(index - 1, ","), source.opens(index - 3, "("),
      source.matches(index - 4, "setProperty", "css")
    {
      return index - 2
    }
    if source.matches(index - 1, "="), source.matches(index - 3, "."), source.kind(index - 2) == .identifier {
      return index - 2
    }
    // An element's: `<Box transition="transform 0.2s" animationDuration={"0.8s"}>`.
    let equals = source.opens(index - 1, "{") ? index - 2 : index - 1
    if source.kind(equals - 1) == .identifier, source.matches(equals, "="), mayBeProperty(source, equals - 1),
      source.element(ofAttribute: equals - 1) != nil
    {
      return equals - 1
    }
    let before = source.level(before: index, ScanLimits.propertyKey).first { token in
      switch source.kind(token) {
      case .open, .none: true
      case .symbol: source.begins(token, ",") || source.begins(token, ";")
      default: false
      }
    }
    return before.flatMap { isKey(source, $0 + 1) }
  }

  private static func isKey(_ source: Source, _ token: Int) -> Int? {
    let isName = source.kind(token) == .identifier || source.kind(token) == .string
    return isName && source.matches(token + 1, ":") ? token : nil
  }
}
