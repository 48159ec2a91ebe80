import AppScan
import PlainText

/// The Sass module that an export is, as one style sheet loads it.
struct SassModule {
  /// Whether the file loads it already.
  let isLoaded: Bool
  /// The namespace before its names, with its dot; empty for none.
  let prefix: String
  /// The statement that loads it.
  let statement: String
  /// The last token of the statements at the head of the file behind which that may stand; nil where there are none.
  let last: Int?

  /// Nil where nothing can load it: without a path from the file, or where another module has its namespace.
  init?(_ symbol: PresetSymbol, in source: Source, file: String?) {
    guard let export = symbol.module?.path, let relative = symbol.relativePath(from: file) else { return nil }
    let url = Self.url(relative)
    let name = Self.name(url)
    var last: Int?
    var loaded: String?
    for index in source.tokens.indices where source.startsLine(index) {
      let isUse = source.matches(index, "@use")
      guard isUse || source.matches(index, "@forward", "@import"),
        source.kind(index + 1) == .string
      else { continue }
      let other = Self.url(source.text(source.contents(index + 1)))
      let isSame = url == other || !other.hasPrefix(".") && ("/" + Self.url(export)).hasSuffix("/" + other)
      if source.matches(index, "@import") {
        if isSame { loaded = "" }
        continue
      }
      var end = index + 1
      while end + 1 < source.count, !source.matches(end, ";"), !source.startsLine(end + 1) { end += 1 }
      last = end
      guard isUse else { continue }
      let alias = source.matches(index + 2, "as") ? source.text(index + 3) : ModulePath.name(other)
      if isSame {
        loaded = alias == "*" ? "" : alias + "."
      } else if alias == name {
        return nil
      }
    }
    isLoaded = loaded != nil
    prefix = loaded ?? name + "."
    // Where the file's name is no name of Sass, it is given one.
    let quote = Self.quote(source)
    statement =
      "@use " + quote + Self.quoted(url, quote) + quote
      + (name == ModulePath.name(url) ? ";" : " as \(name);")
    self.last = last
  }

  /// A path without the ending and the underscore of a partial, as `@use` takes it.
  private static func url(_ path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var name = parts.removeLast()
    if name.hasSuffix(".scss") { name.removeLast(5) }
    if name.hasPrefix("_") { name.removeFirst() }
    if parts.first == ".", parts.count == 1 { parts = [] }
    return (parts + [name]).joined(separator: "/")
  }

  /// The namespace: the last part of the path where that is a name.
  private static func name(_ url: String) -> String {
    let stem = ModulePath.name(url)
    let isName =
      stem.first?.isLetter == true
      && stem.utf8.allSatisfy {
        $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0.isLetter || $0.isDigit
      }
    return isName ? stem : "motion"
  }

  private static func quoted(_ url: String, _ quote: String) -> String {
    url.replacing(each: "\\", with: "\\\\").replacing(each: quote, with: "\\" + quote)
  }

  /// The quote that most texts of a file have, of those by which it loads others where there are any.
  static func quote(_ source: Source) -> String {
    let all = source.tokens.indices.filter { source.kind($0) == .string }
    let loading = all.filter { source.matches($0 - 1, "@use", "@forward", "@import") }
    let texts = loading.isEmpty ? all : loading
    let single = texts.count { source.first($0) == UInt8(ascii: "'") }
    return single > texts.count - single ? "'" : "\""
  }
}
