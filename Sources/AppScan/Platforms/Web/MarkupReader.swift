import PlainText

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
      // What a script goes on with is not known here.
      guard isClosed(source, index + 2) else { return }
      let holes = holes(source, contents)
      CSSInJS.read(source, declarations: contents, holes: holes, platform: .css, into: &scan)
    } else {
      classes(source, index, contents, isApplied: true, &scan)
    }
  }

  /// Whether a value ends with the quote that it begins with, as all do but those to which a script adds more.
  private static func isClosed(_ source: Source, _ value: Int) -> Bool {
    let range = source.range(value)
    return range.count > 1 && source.bytes[range.lowerBound] == source.bytes[range.upperBound - 1]
  }

  /// The parts of a style that something else fills in, also Thymeleaf's `[[…]]`.
  private static func holes(_ source: Source, _ contents: Range<Int>) -> [CSSHole] {
    var holes = MarkupParts.holes(source, contents)
    var start: Int?
    for offset in contents.dropLast() {
      if source.bytes.reads("[[", at: offset) { start = start ?? offset }
      if let first = start, source.bytes.reads("]]", at: offset) {
        holes.append(first..<offset + 2)
        start = nil
      }
    }
    return holes.sorted { $0.lowerBound < $1.lowerBound }
      .map { CSSHole(range: $0, value: .unread(.expression)) }
  }

  /// Reads the classes in an attribute's value, between its interpolations.
  private static func classes(
    _ source: Source, _ index: Int, _ contents: Range<Int>, isApplied: Bool, _ scan: inout ScanContext
  ) {
    let holes = MarkupParts.holes(source, contents)
    func others() -> OtherClasses {
      // Of `{isOpen ? 'ease-out' : ''}`, or of a script that adds to it.
      if !isClosed(source, index + 2) || holes.contains(where: { source.bytes[$0].holds("ease-".utf8) }) {
        return .easing
      }
      let others = Self.others(source, index)
      return others == .absent && !holes.isEmpty ? .any : others
    }
    let starts = [contents.lowerBound] + holes.map(\.upperBound)
    let texts = zip(starts, holes.map(\.lowerBound) + [contents.upperBound]).map { $0..<$1 }
    for text in texts {
      TailwindClasses.read(
        source, contents: text, isApplied: isApplied, others: others,
        beside: { Array(texts.filter { $0 != text }.prefix(ScanLimits.classStrings)) }, into: &scan)
    }
  }

  /// Which classes the element of an attribute has besides.
  private static func others(_ source: Source, _ index: Int) -> OtherClasses {
    let before = max(index - ScanLimits.attributes, 0)..<index
    guard let tag = before.last(where: { source.kind($0) == .open }) else { return .any }
    var others = OtherClasses.absent
    if !source.isElementOfHTML(tag + 1) || source.text(tag + 1).utf8.contains(UInt8(ascii: "-")) {
      others = .components
    }
    for token in tag + 2..<min(tag + ScanLimits.attributes, source.count) {
      switch source.kind(token) {
      case .identifier where token != index && source.text(token).lowercased().holds("class"):
        // Svelte's `class:ease-in={…}`, and Vue's `:class="…"`.
        let isValued = source.matches(token + 1, "=") && token + 2 < source.count
        let end = isValued ? token + 2 : token
        if source.text(source.range(token, through: end)).holds("ease-") { return .easing }
        if others == .absent { others = .any }
      case .symbol where source.matches(token, ">"): return others
      case .close: return others
      default: break
      }
    }
    return .any
  }

  /// Other attributes that may hold classes (`styleClass="…"`, `enter="transition duration-300"`), attributes that are
  /// classes themselves, as UnoCSS takes them (`<p duration-300 ease-in>`), and Svelte's
  /// `style:transition="opacity 0.2s"`.
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
        otherClasses(source, index, &scan)
        index += 2
        continue
      }
      let first = index
      while source.kind(index) == .identifier, !source.matches(index + 1, "=") { index += 1 }
      TailwindClasses.read(source, contents: source.range(first, through: index - 1), into: &scan)
    }
  }

  /// An attribute with a text that nothing else reads. What begins with a sign holds an expression.
  private static func otherClasses(_ source: Source, _ name: Int, _ scan: inout ScanContext) {
    guard source.kind(name + 2) == .string, !words.contains(source.text(name)), source.first(name).isLetter,
      !source.text(name).hasPrefix("v-"), !isText(attribute: source.text(name))
    else { return }
    let isApplied = source.text(name).lowercased().hasSuffix("class")
    classes(source, name, source.contents(name + 2), isApplied: isApplied, &scan)
  }

  /// Whether an attribute holds words for people or programs and no classes, by its name.
  static func isText(attribute name: String) -> Bool {
    texts.contains(name) || name.hasPrefix("aria-") || name.hasPrefix("data-") && !name.hasSuffix("class")
  }

  private static let texts: Set<String> = [
    "title", "alt", "placeholder", "label", "content", "href", "src", "code", "name", "id",
  ]

  private static func style(_ source: Source, _ name: Int, _ scan: inout ScanContext) {
    let text = source.text(name)
    guard text.hasPrefix("style:"), source.kind(name + 2) == .string else { return }
    if text.hasPrefix("style:--") { return scan.addVariables(in: source.contents(name + 2), of: source) }
    guard let property = CSSProperty(name: String(text.dropFirst("style:".count))) else { return }
    CSSInJS.readProperty(
      source, property, key: source.range(name), value: source.contents(name + 2),
      holes: holes(source, source.contents(name + 2)), into: &scan)
  }
}
