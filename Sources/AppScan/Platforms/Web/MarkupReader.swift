/// Finds motions in the attributes of HTML and of components of Vue and Svelte: `class` with Tailwind's utilities and
/// `style` with CSS. Scripts, style sheets and expressions are read as the languages that they are written in.
enum MarkupReader: PlatformReader {
  static let shapes = [
    CSSShapes.shape(.transition, on: .css)?.showing("<div style=\"transition: opacity 0.3s\"></div>"),
    TailwindShapes.duration.showing("<div class=\"transition-all duration-300\"></div>"),
  ].compactMap { $0 }
  static let words = classWords + ["style"]
  /// `class`, and what transitions of Vue take classes by.
  private static let classWords = [
    "class", "enter-active-class", "leave-active-class", "appear-active-class", "move-class",
  ]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard source.matches(index + 1, "="), source.kind(index + 2) == .string, source.kind(index - 1) != .open
    else { return }
    let contents = source.contents(index + 2)
    guard !contents.isEmpty else { return }
    if word == "style" {
      CSSInJS.read(source, declarations: contents, platform: .css, into: &scan)
      return
    }
    var start = contents.lowerBound
    let holes = MarkupParts.holes(source, contents)
    for hole in holes {
      TailwindClasses.read(source, contents: start..<hole.lowerBound, isApplied: true, into: &scan)
      start = hole.upperBound
    }
    TailwindClasses.read(
      source, contents: start..<contents.upperBound, isApplied: true,
      isComplete: holes.isEmpty && isComplete(source, index), into: &scan)
  }

  /// Whether an attribute holds all classes of an element of HTML: no component, and no other attribute adds some.
  private static func isComplete(_ source: Source, _ index: Int) -> Bool {
    var tag = index - 1
    while tag > 0, source.kind(tag) != .open, index - tag < ScanLimits.attributes { tag -= 1 }
    guard source.kind(tag) == .open, source.isElementOfHTML(tag + 1),
      !source.text(tag + 1).utf8.contains(UInt8(ascii: "-"))
    else { return false }
    for token in tag + 2..<min(tag + ScanLimits.attributes, source.count) {
      switch source.kind(token) {
      case .identifier where token != index && source.text(token).holds("class"): return false
      case .symbol where source.matches(token, ">"): return true
      case .close: return true
      default: break
      }
    }
    return false
  }

  /// UnoCSS's attributes that are classes, `<p duration-300 ease-in>`, and Svelte's `style:transition="opacity 0.2s"`.
  static func finish(_ source: Source, into scan: inout ScanContext) {
    var index = 0
    while index < source.count {
      let isAttribute = source.kind(index) == .identifier && source.kind(index - 1) != .open
      guard isAttribute else {
        index += 1
        continue
      }
      if source.matches(index + 1, "=") {
        style(source, index, &scan)
        index += 2
        continue
      }
      let first = index
      while source.kind(index) == .identifier, !source.matches(index + 1, "=") { index += 1 }
      TailwindClasses.read(source, contents: source.range(first, through: index - 1), into: &scan)
    }
  }

  private static func style(_ source: Source, _ name: Int, _ scan: inout ScanContext) {
    let text = source.text(name)
    guard text.hasPrefix("style:"), source.kind(name + 2) == .string,
      let property = CSSProperty(name: String(text.dropFirst("style:".count)))
    else { return }
    CSSInJS.readProperty(
      source, property, key: source.range(name), value: source.contents(name + 2), into: &scan)
  }
}
