/// Which templates of a script become styles: others are texts to be shown or written into files, such as samples of code.
enum StyleTexts {
  /// Whether a template is what a function or a property makes a style of, or the value of a constant that is, as far as
  /// the file says.
  static func isStyle(_ source: Source, _ template: Int, _ scan: inout ScanContext) -> Bool {
    switch use(source, template) {
    case .style: true
    case .constant(let name):
      scan.once("styles") { _ in
        source.tokens.indices.reduce(into: Set<String>()) { names, index in
          guard source.kind(index) == .identifier, !source.isDot(index - 1), !source.isKey(index),
            !source.matches(index + 1, "=")
          else { return }
          if case .style = use(source, index) { names.insert(source.text(index)) }
        }
      }.contains(name)
    case .other: false
    }
  }

  /// Whether a text is compared, searched for or shown to people, so that nothing moves by it.
  static func isShown(_ source: Source, _ text: Int) -> Bool {
    let last = source.kind(text) == .open ? source.partner(text) ?? text : text
    let comparing: [StaticString] = ["===", "!==", "==", "!="]
    if source.matches(text - 1, "case") || source.matches(text - 1, oneOf: comparing)
      || source.matches(last + 1, oneOf: comparing)
    {
      return true
    }
    let isBraced = source.opens(text - 1, "{") && source.matches(text - 2, "=")
    let sign = isBraced ? text - 2 : text - 1
    if source.matches(sign, "=") {
      return source.matches(sign - 1, "code") && source.element(ofAttribute: sign - 1) != nil
    }
    guard let opening = source.enclosingOpening(text) else { return false }
    if source.matches(sign, ":"), source.opens(opening, "{") {
      return isSample(source, sign - 1, of: opening)
    }
    guard source.opens(opening, "("), let callee = source.callName(before: opening), source.isDot(callee - 1)
    else { return false }
    // A style sheet replaces all of itself.
    if source.matches(callee, "replace") { return source.arguments(opening).count > 1 }
    return searching.contains(source.text(callee))
  }

  /// Whether a member of an object is a sample of code, or stands beside one: `{ usage: "…", css: "…" }`.
  private static func isSample(_ source: Source, _ key: Int, of object: Int) -> Bool {
    func isCode(_ name: String) -> Bool { ["code", "usage", "example", "snippet"].contains(name) }
    let name = source.text(source.contents(key))
    if isCode(name) { return true }
    return ["css", "scss", "less", "html", "style"].contains(name)
      && source.members(object).contains { isCode($0.key) }
  }

  /// The methods of texts, tests and consoles that take a text and make nothing of it.
  private static let searching: Set<String> = [
    "includes", "startsWith", "endsWith", "indexOf", "lastIndexOf", "replaceAll", "split", "match", "test",
    "search", "toContain", "toBe", "toEqual", "toStrictEqual", "toMatch", "toHaveStyle", "toHaveClass", "log",
    "warn", "error", "info", "debug", "writeText",
  ]

  /// What a value is given to.
  private enum Use {
    case style
    case constant(String)
    case other
  }

  /// Goes from a value outward.
  private static func use(_ source: Source, _ value: Int) -> Use {
    if source.begins(value, "`"), isTagged(source, value) { return .style }
    var token = value - 1
    for _ in 0..<ScanLimits.styleUse {
      switch source.kind(token) {
      case .open:
        if isStyleBracket(source, token) { return .style }
        token -= 1
      case .symbol where source.matches(token, ";"): return .other
      case .symbol where source.matches(token, "=") || source.matches(token, ":"):
        let name = token - 1
        if source.kind(name) == .identifier || source.kind(name) == .string,
          source.text(source.contents(name)).speaks(of: ["css", "style", "__html"]),
          source.isDot(name - 1) || source.matches(token, ":")
        {
          return .style
        }
        if source.matches(token, "=") {
          if isSetAsText(source, name) { return .style }
          return source.constantName(before: token + 1).map(Use.constant) ?? .other
        }
        token = source.before(token)
      case nil: return .other
      default: token = source.before(token)
      }
    }
    return .other
  }

  /// Whether a template is the argument of what stands before it: `css`, `styled.div`, `styled(Card)`.
  static func isTagged(_ source: Source, _ template: Int) -> Bool {
    let before = template - 1
    return switch source.kind(before) {
    case .identifier: !["return", "case", "default", "yield", "await"].contains(source.text(before))
    case .close: !source.matches(before, "}")
    default: source.matches(before, ">")
    }
  }

  /// Whether what stands in a bracket becomes a style: the arguments of `css(…)`, `insertRule(…)` and the like, what an
  /// element `style` holds, or the attribute `css`, and what a template of styles takes in.
  private static func isStyleBracket(_ source: Source, _ bracket: Int) -> Bool {
    switch source.first(bracket) {
    case UInt8(ascii: "`"): return isTagged(source, bracket)
    case UInt8(ascii: "("):
      let callee = source.callName(before: bracket)
      return callee.map { source.text($0).speaks(of: functions) } ?? false
    case UInt8(ascii: "{"):
      if source.matches(bracket - 1, "=") {
        return source.text(bracket - 2).speaks(of: ["css", "style", "sx"])
      }
      var element = bracket - 1
      guard source.matches(element, ">") else { return false }
      while element > 0, bracket - element < ScanLimits.propertyKey, !source.matches(element, "<") {
        element -= 1
      }
      return source.matches(element + 1, "style")
    default: return false
    }
  }

  private static let functions = [
    "css", "style", "keyframes", "rule", "replacesync", "global", "createtextnode", "setattribute",
  ]

  /// Whether a value is set as the text of an element: `sheet.textContent = …`.
  private static func isSetAsText(_ source: Source, _ name: Int) -> Bool {
    source.isDot(name - 1) && ["textContent", "innerHTML", "innerText"].contains(source.text(name))
  }
}
