/// The parts of HTML and of components of Vue, Svelte and Astro that are written in other languages: scripts, style sheets, and
/// expressions in attributes. Each is a copy of the whole file in which all else is white space, so that offsets and
/// lines are the file's own, and what one script declares is known in the next.
struct MarkupParts {
  /// A part with its language.
  struct Part {
    let language: Language
    let bytes: [UInt8]
  }

  /// The parts; one for each language that stands in the file.
  private(set) var all: [Part] = []
  /// The bytes of the scripts that are modules, which alone may import.
  private(set) var modules: [Range<Int>] = []
  private let source: Source
  private let hasAttributes: Bool
  private var copies: [Language: [UInt8]] = [:]

  /// Takes a file apart by its tokens.
  /// - Parameter hasAttributes: Whether expressions in attributes are parts; else only what stands in elements of scripts
  ///   and style sheets.
  init(_ source: Source, hasAttributes: Bool = true) {
    self.source = source
    self.hasAttributes = hasAttributes
    frontMatter()
    for index in source.tokens.indices where source.kind(index) == .open {
      element(index)
    }
    for language in [Language.typescript, .css, .scss, .sass, .less] {
      if let bytes = copies[language] { all.append(Part(language: language, bytes: bytes)) }
    }
  }

  /// The script before a component of Astro, between lines of dashes.
  private mutating func frontMatter() {
    guard source.language == .astro, source.kind(0) == .text, source.text(0).hasPrefix("---") else { return }
    let script = source.range(0)
    let isClosed = source.text(0).hasSuffix("\n---")
    modules.append(script.lowerBound + 3..<script.upperBound - (isClosed ? 3 : 0))
    copy(modules[0], to: .typescript)
  }

  private mutating func element(_ opening: Int) {
    let isScript = isNamed(opening + 1, "script")
    let isStyle = isNamed(opening + 1, "style")
    var language: Language? = isScript ? .typescript : isStyle ? .css : nil
    // In Astro a script without attributes is one.
    var isModule = isScript && source.language == .astro && source.matches(opening + 2, ">")
    var index = opening + 2
    while source.kind(index) == .identifier || source.kind(index) == .text {
      // A directive without a value, by which alone a component may say whose its transitions are.
      if hasAttributes, source.matches(index, "v-motion") { copy(source.range(index), to: .typescript) }
      if source.kind(index) == .text {
        // Svelte's `{...spread}`.
        if hasAttributes { copy(source.range(index), to: .typescript) }
        index += 1
      } else if source.matches(index + 1, "="), let value = source.kind(index + 2), value != .symbol {
        if language == nil {
          if hasAttributes { attribute(index, value: index + 2) }
        } else if source.matches(index, "lang", "type") {
          let said = source.text(source.contents(index + 2))
          language = Self.language(said, isScript: isScript)
          // Astro leaves to the browser what has attributes, where no path of the app's leads anywhere.
          if isScript, source.matches(index, "type"), source.language != .astro {
            isModule = said.lowercased() == "module"
          }
        }
        index += 3
      } else {
        index += source.matches(index + 1, "=") ? 2 : 1
      }
    }
    guard let language, source.matches(index, ">"), source.kind(index + 1) == .text else { return }
    copy(source.range(index + 1), to: language)
    if isModule { modules.append(source.range(index + 1)) }
  }

  /// The language of a script or style sheet; nil for one that is not read, such as data and Stylus.
  private static func language(_ said: String, isScript: Bool) -> Language? {
    switch said.lowercased() {
    case "ts", "tsx", "js", "jsx", "typescript", "javascript", "module", "text/javascript",
      "application/javascript", "text/typescript", "text/babel", "":
      return isScript ? .typescript : .css
    case "css", "postcss", "pcss", "text/css", "tailwindcss": return .css
    case "scss", "text/scss": return .scss
    case "sass", "text/sass": return .sass
    case "less", "text/less": return .less
    default: return nil
    }
  }

  /// An attribute that holds an expression: Vue's `:class="…"` and `v-if="…"`, Svelte's braces.
  private mutating func attribute(_ name: Int, value: Int) {
    if source.kind(value) == .text {
      // `in:fade={{ duration: 200 }}` is read as JSX is, with its name.
      if source.begins(value, "{") {
        copy(source.range(name, through: value), to: .typescript)
      }
      return
    }
    let first = source.first(name)
    let isDirective = source.length(name) > 2 && source.text(name).hasPrefix("v-")
    if first == UInt8(ascii: ":") || first == UInt8(ascii: "@") || first == UInt8(ascii: "#") || isDirective {
      bound(name, value)
    } else {
      let contents = source.contents(value)
      for hole in Self.holes(source, contents) where source.bytes[hole.lowerBound] == UInt8(ascii: "{") {
        // Svelte's `in:fade="{{ duration: 200 }}"` says what it does without quotes.
        if hole == contents, source.bytes[source.range(name)].contains(UInt8(ascii: ":")) {
          copy(source.range(name), to: .typescript)
          copies[.typescript]?[source.range(name).upperBound] = UInt8(ascii: "=")
        }
        copy(hole, to: .typescript)
      }
    }
  }

  /// Vue's `:transition="{ duration: 0.3 }"` as JSX writes it: `transition={{ duration: 0.3 }}`.
  private mutating func bound(_ name: Int, _ value: Int) {
    let quotes = source.range(value)
    let contents = source.contents(value)
    guard !contents.isEmpty, contents.lowerBound == quotes.lowerBound + 1 else { return }
    let text = source.range(name)
    let start = text.last { source.bytes[$0] == UInt8(ascii: ":") }.map { $0 + 1 } ?? text.lowerBound
    let isPlain =
      start < text.upperBound
      && source.bytes[start..<text.upperBound].allSatisfy {
        $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")
      }
    copy(isPlain ? start..<contents.upperBound : contents, to: .typescript)
    copies[.typescript]?[quotes.lowerBound] = UInt8(ascii: "{")
    if contents.upperBound < source.bytes.count {
      copies[.typescript]?[contents.upperBound] = UInt8(ascii: "}")
    }
  }

  private mutating func copy(_ range: Range<Int>, to language: Language) {
    if copies[language] == nil { copies[language] = source.bytes.map { $0 == 0x0A ? 0x0A : 0x20 } }
    for offset in range { copies[language]?[offset] = source.bytes[offset] }
  }

  private func isNamed(_ index: Int, _ name: String) -> Bool {
    source.length(index) == name.utf8.count && source.text(index).lowercased() == name
  }

  /// The expressions in an attribute's text: Svelte's and templates' braces with what pairs with them, and what a server
  /// fills in, `<%= … %>` and `<?= … ?>`.
  static func holes(_ source: Source, _ range: Range<Int>) -> [Range<Int>] {
    var holes: [Range<Int>] = []
    var (depth, start) = (0, 0)
    func isMark(_ offset: Int) -> Bool {
      range.contains(offset) && [UInt8(ascii: "%"), UInt8(ascii: "?")].contains(source.bytes[offset])
    }
    for offset in range {
      let byte = source.bytes[offset]
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "<") && isMark(offset + 1) {
        if depth == 0 { start = offset }
        depth += 1
      } else if depth > 0, byte == UInt8(ascii: "}") || byte == UInt8(ascii: ">") && isMark(offset - 1) {
        depth -= 1
        if depth == 0 { holes.append(start..<offset + 1) }
      }
    }
    return holes
  }
}
