import AppScan

/// The import without which a symbol is unknown in a file.
struct ImportFix {
  let statement: String
  /// Where it is put.
  let offset: Int
  /// The statement with the line feeds that part it from what stands beside it.
  let text: String

  /// Works out the statement; nil where none is needed.
  ///
  /// - Parameters:
  ///   - file: The full path of the file that uses the symbol.
  ///   - reach: What imports the export where its path from the file does not.
  ///   - rivals: The files of other exports whose names begin as the symbol's does.
  /// - Throws: The reason why no import can reach the export.
  init?(
    _ symbol: PresetSymbol, in source: Source, file: String?, reach: ExportReach, rivals: Set<String>
  ) throws(FixPlace.Problem) {
    let root = symbol.root
    let imports = ImportList(source)
    switch source.language {
    case .kotlin:
      guard let package = symbol.module?.package else { throw Self.unreached(symbol) }
      if let other = imports.statements.first(where: { imports.known($0).contains(root) }),
        other.path != package + "." + root
      {
        throw Self.taken(root, by: other.path)
      }
      if Self.package(source) == package || imports.imports(root, fromPackage: package) { return nil }
      statement = "import \(package).\(root)"
      let isLast = file.flatMap(reach.keepsKotlinLast) ?? false
      (offset, text) = Self.place(statement, of: "\(package).\(root)", imports, source, isLast: isLast)
    case .dart, .javascript, .typescript:
      let address = reach.address(symbol, in: source, file)
      guard let relative = address ?? symbol.relativePath(from: file) else { throw Self.unreached(symbol) }
      let isDart = source.language == .dart
      let script = ScriptImports(imports: imports, source: source, file: file, reach: reach)
      let target = isDart ? Self.dartPath(relative, beside: imports) : script.path(relative)
      for known in imports.statements where isDart || script.hasName(known, root) {
        let isOwn =
          (known.path == target || known.path == relative)
          && (!isDart || source.imports(root, behind: known.tokens.first { source.kind($0) == .string } ?? 0))
        if let rival = isOwn
          ? nil : rivals.sorted().first(where: { ImportList.names(known.path, $0, from: file) })
        {
          throw Self.taken(root, by: ModulePath.name(rival))
        }
        if isDart ? isOwn : script.gives(known, root, of: symbol) { return nil }
        if !isDart { throw Self.taken(root, by: known.path) }
      }
      if !isDart, script.uses(root) { throw Self.own(root) }
      let last = imports.statements.last?.tokens ?? source.tokens.indices
      let quote = Self.quote(source, last) ?? (isDart ? "'" : "\"")
      let end = isDart || Self.endsStatements(source, last) ? ";" : ""
      statement = "import " + (isDart ? "" : "{ \(root) } from ") + quote + target + quote + end
      (offset, text) = Self.place(statement, of: target, imports, source)
    case .scss:
      guard let module = SassModule(symbol, in: source, file: file) else { throw Self.unreached(symbol) }
      if module.isLoaded { return nil }
      statement = module.statement
      let place = Self.place(statement, source, behind: module.last)
      // A rule stands apart from what the file loads.
      let isFirst = module.last == nil && !source.matches(0, "@import")
      (offset, text) = (place.0, place.1 + (isFirst ? source.newline : ""))
    default: return nil
    }
  }

  /// A path as Dart's tools write it, `motion.dart` for `./motion.dart`, unless the file has others that begin so.
  private static func dartPath(_ path: String, beside imports: ImportList) -> String {
    let isBeside = path.hasPrefix("./") && !imports.statements.contains { $0.path.hasPrefix("./") }
    return isBeside ? String(path.dropFirst(2)) : path
  }

  /// Why a file cannot import a name that means something of its own there.
  static func own(_ name: String) -> FixPlace.Problem {
    FixPlace.Problem(
      "the file has a \(name) of its own; give the export another namespace, or put it there by hand")
  }

  /// Among the other imports.
  ///
  /// - Parameter isLast: Whether those of Kotlin's own packages stand behind all others.
  private static func place(
    _ statement: String, of path: String, _ imports: ImportList, _ source: Source, isLast: Bool = false
  ) -> (Int, String) {
    guard let place = imports.place(of: path, keepsKotlinLast: isLast) else {
      return Self.place(statement, source, behind: nil)
    }
    let tokens = imports.statements[place.number].tokens
    guard place.isBefore else { return Self.place(statement, source, behind: tokens.upperBound - 1) }
    let start = Int(source.tokens[tokens.lowerBound].start)
    return (start, statement + source.newline + source.indentation(start))
  }

  private static func unreached(_ symbol: PresetSymbol) -> FixPlace.Problem {
    FixPlace.Problem("no import reaches \(symbol.use) from there; give the export a package")
  }

  /// Why a file cannot import an export where it has the name from another.
  static func taken(_ root: String, by other: String) -> FixPlace.Problem {
    FixPlace.Problem(
      "\(root) is what it has of \(other) already; import the other under another "
        + "name, and put it there by hand")
  }

  /// Behind a token, or before everything else but a directive such as `"use client"`.
  private static func place(_ statement: String, _ source: Source, behind token: Int?) -> (Int, String) {
    if let token {
      let end = Int(source.tokens[token].end)
      let line = source.lineEnd(end)
      // Behind a comment on the line too.
      let isComment = source.text(end..<line.offset).drop { $0 == " " }.hasPrefix("//")
      return (isComment ? line.offset : end, source.newline + source.indentation(end) + statement)
    }
    if source.language == .kotlin, let package = packageTokens(source) {
      return (Int(source.tokens[package.upperBound].end), source.newline + source.newline + statement)
    }
    var first = 0
    while source.kind(first) == .string, source.startsLine(first) {
      first = source.matches(first + 1, ";") ? first + 2 : first + 1
    }
    if first > 0 { return (Int(source.tokens[first - 1].end), source.newline + statement) }
    let start = source.count > 0 ? Int(source.tokens[0].start) : 0
    return (start, statement + source.newline + source.indentation(start))
  }

  /// The line that says the package of a file of Kotlin; nil where none does.
  private static func packageTokens(_ source: Source) -> ClosedRange<Int>? {
    let first = source.tokens.indices.prefix(ScanLimits.packageTokens).first {
      source.matches($0, "package") && source.startsLine($0)
    }
    guard let first else { return nil }
    var last = first
    while last + 1 < source.count, !source.startsLine(last + 1) { last += 1 }
    return first...last
  }

  /// The package of a file of Kotlin; nil where it says none.
  static func package(_ source: Source) -> String? {
    packageTokens(source)?.dropFirst().filter { !source.matches($0, ";") }.map(source.text).joined()
  }

  /// The quote of the first string in some tokens; nil where there is none.
  private static func quote(_ source: Source, _ tokens: Range<Int>) -> String? {
    let string = tokens.first { source.kind($0) == .string && [0x22, 0x27].contains(source.first($0)) }
    return string.map { source.first($0) == 0x22 ? "\"" : "'" }
  }

  /// Whether some tokens, or a line of them, end in a semicolon.
  private static func endsStatements(_ source: Source, _ tokens: Range<Int>) -> Bool {
    tokens.contains { source.matches($0, ";") && ($0 + 1 == tokens.upperBound || source.startsLine($0 + 1)) }
  }

}

extension PresetSymbol {
  /// The first name of what is typed, which is what a file imports.
  var root: String { NamePath.head(use) }
}

extension Source {
  /// The line feed that the file has.
  var newline: String { bytes.contains(0x0D) ? "\r\n" : "\n" }
}
