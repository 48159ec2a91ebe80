import AppScan

/// The import without which a symbol is unknown in a file.
struct ImportFix {
  /// Where the statement is put.
  let offset: Int
  /// The statement with the line feeds that part it from what stands beside it; empty where it stands already.
  let text: String

  /// Whether a file of Swift or Kotlin imports the module of an export.
  /// - Parameter module: the module's name in Swift; nil where nothing says it.
  static func reaches(_ symbol: PresetSymbol, module: String?, in source: Source) -> Bool {
    if source.language == .kotlin {
      guard let package = symbol.module?.package else { return false }
      return imports(package, String(symbol.use.prefix { $0 != "." }), source)
    }
    return source.tokens.indices.contains { index in
      source.matches(index, "import") && source.text(index + 1) == module && !source.startsLine(index + 1)
    }
  }

  private static func imports(_ package: String, _ root: String, _ source: Source) -> Bool {
    kotlinImports(source).contains { $0 == package + "." + root || $0 == package + ".*" }
  }

  /// Nil where no import can reach the export.
  ///
  /// - Parameters:
  ///   - file: The full path of the file that uses the symbol.
  init?(_ symbol: PresetSymbol, in source: Source, file: String?) {
    let root = String(symbol.use.prefix { $0 != "." })
    switch source.language {
    case .kotlin:
      guard let package = symbol.module?.package else { return nil }
      let own = Self.package(source)
      guard own != package, !Self.imports(package, root, source) else {
        (offset, text) = (0, "")
        return
      }
      (offset, text) = Self.place(
        "import \(package).\(root)", source, last: Self.lastLine(source, ["import"]))
    case .dart, .javascript, .typescript:
      let isDart = source.language == .dart
      if source.tokens.indices.contains(where: { source.matches($0, "part") && source.matches($0 + 1, "of") })
      {
        return nil
      }
      guard let relative = symbol.relativePath(from: file) else { return nil }
      let target = isDart ? relative : Self.withoutEnding(relative)
      if Self.imports(source, target, root) {
        (offset, text) = (0, "")
        return
      }
      let quote = Self.quote(source) ?? (isDart ? "'" : "\"")
      let end = isDart || Self.endsWithSemicolon(source) ? ";" : ""
      let statement =
        isDart
        ? "import \(quote)\(target)\(quote);" : "import { \(root) } from \(quote)\(target)\(quote)\(end)"
      (offset, text) = Self.place(statement, source, last: Self.lastModule(source))
    case .scss:
      guard let module = SassModule(symbol, in: source, file: file) else { return nil }
      (offset, text) = module.isLoaded ? (0, "") : Self.place(module.statement, source, last: module.last)
    default: (offset, text) = (0, "")
    }
  }

  /// Behind the last import, or before everything else but a directive such as `"use client"`.
  private static func place(_ statement: String, _ source: Source, last: Int?) -> (Int, String) {
    let newline = source.bytes.contains(0x0D) ? "\r\n" : "\n"
    if let last {
      let end = Int(source.tokens[last].end)
      return (end, newline + indentation(source, end) + statement)
    }
    if source.language == .kotlin, let end = lastLine(source, ["package"]) {
      return (Int(source.tokens[end].end), newline + newline + statement)
    }
    var first = 0
    while source.kind(first) == .string, source.startsLine(first) {
      first = source.matches(first + 1, ";") ? first + 2 : first + 1
    }
    if first > 0 { return (Int(source.tokens[first - 1].end), newline + statement) }
    let start = source.count > 0 ? Int(source.tokens[0].start) : 0
    return (start, statement + newline + indentation(source, start))
  }

  /// The white space with which the line of a byte begins: scripts of components are often indented.
  private static func indentation(_ source: Source, _ offset: Int) -> String {
    let start = source.bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let spaces = source.bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return source.text(start..<start + spaces.count)
  }

  /// The last token of the last line at the top of the file that begins with one of some words.
  private static func lastLine(_ source: Source, _ words: [StaticString]) -> Int? {
    var last: Int?
    var index = 0
    while index < source.count {
      if source.startsLine(index), words.contains(where: { source.matches(index, $0) }) {
        var end = index
        while end + 1 < source.count, !source.startsLine(end + 1) { end += 1 }
        last = end
        index = end + 1
      } else {
        index = source.after(index)
      }
    }
    return last
  }

  private static func package(_ source: Source) -> String? {
    guard
      let index = source.tokens.indices.prefix(ScanLimits.packageTokens).first(where: {
        source.matches($0, "package") && source.startsLine($0)
      })
    else { return nil }
    return path(source, index + 1)
  }

  private static func kotlinImports(_ source: Source) -> [String] {
    source.tokens.indices.filter { source.matches($0, "import") && source.startsLine($0) }.map {
      path(source, $0 + 1)
    }
  }

  private static func path(_ source: Source, _ start: Int) -> String {
    var text = source.text(start)
    var index = start + 1
    while index < source.count, !source.startsLine(index),
      source.matches(index, ".") || source.matches(index - 1, ".")
    {
      text += source.text(index)
      index += 1
    }
    return text
  }

  /// The strings that `import` and `export … from` name, at the beginning of lines.
  private static func modules(_ source: Source) -> [Int] {
    var found: [Int] = []
    var index = 0
    while index < source.count {
      if source.startsLine(index), source.matches(index, "import"), !source.opens(index + 1, "(") {
        var end = index + 1
        while end < source.count, source.kind(end) != .string, !source.matches(end, ";") { end += 1 }
        if source.kind(end) == .string { found.append(end) }
        index = end + 1
      } else {
        index = source.after(index)
      }
    }
    return found
  }

  private static func lastModule(_ source: Source) -> Int? {
    guard var end = modules(source).last else { return nil }
    // `import 'a.dart' show B;`
    while end + 1 < source.count, !source.startsLine(end + 1) || source.matches(end, ",") { end += 1 }
    return end
  }

  private static func quote(_ source: Source) -> String? {
    modules(source).last.map { source.text(Int(source.tokens[$0].start)..<Int(source.tokens[$0].start) + 1) }
  }

  private static func endsWithSemicolon(_ source: Source) -> Bool {
    guard let last = modules(source).last else { return true }
    return source.matches(last + 1, ";")
  }

  /// Whether the name is imported already, from wherever: aliases of paths are not known here.
  private static func imports(_ source: Source, _ target: String, _ root: String) -> Bool {
    modules(source).contains { module in
      if source.text(source.contents(module)) == target, source.language == .dart { return true }
      var index = module - 1
      while index >= 0, !source.matches(index, "import") {
        if source.text(index) == root { return true }
        index -= 1
      }
      return false
    }
  }

  private static func withoutEnding(_ path: String) -> String {
    for ending in [".d.ts", ".tsx", ".ts"] where path.hasSuffix(ending) {
      return String(path.dropLast(ending.utf8.count))
    }
    return path
  }
}
