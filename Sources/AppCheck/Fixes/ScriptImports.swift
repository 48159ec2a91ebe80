import AppScan

/// The imports of a script: which names they give it, and how they write paths.
struct ScriptImports {
  let imports: ImportList
  let source: Source
  let file: String?
  let reach: ExportReach

  /// What the nearest configuration says of paths.
  private var aliases: PathAliases? { file.flatMap(reach.aliases) }

  // MARK: Names

  /// Whether a statement gives the file a name: in its braces, or as all of what it imports.
  func hasName(_ statement: ImportList.Statement, _ root: String) -> Bool {
    imports.known(statement).contains(root) || imports.whole(statement) == root
  }

  /// Whether what a statement gives under a name is an export's: under its own name, and from its package or a file of
  /// the app, many of which may give it on.
  func gives(_ statement: ImportList.Statement, _ root: String, of symbol: PresetSymbol) -> Bool {
    let isItself = statement.names.contains { $0.count == 1 && source.text($0.lowerBound) == root }
    let export = symbol.module?.path ?? ""
    let path = statement.path
    let package = reach.package(export)?.name ?? ""
    let isOfPackage = !package.isEmpty && (path == package || path.hasPrefix(package + "/"))
    // `src/motion`, of a folder that only a bundler knows.
    let isNamed = path.utf8.contains(UInt8(ascii: "/")) && ImportList.names(path, export, from: file)
    return isItself && (isOfApp(path) || isOfPackage || isNamed)
  }

  /// Whether a name stands anywhere in the file but in its imports and as a member of something.
  func uses(_ name: String) -> Bool {
    // Others may follow on the line of an import.
    let importing = imports.statements.map { statement in
      statement.tokens.prefix { source.kind($0) != .string }
    }
    return source.tokens.indices.contains { index in
      source.kind(index) == .identifier && source.text(index) == name
        && !source.matches(index - 1, ".", "?.") && !importing.holds(index)
    }
  }

  // MARK: Paths

  /// Whether a path leads to a file of the app: by itself or by an alias.
  private func isOfApp(_ path: String) -> Bool {
    ModulePath.isOfApp(path)
      || aliases?.beginnings.contains { path.hasPrefix($0.alias) } == true
  }

  /// A path to a file with the ending that the file's other imports have, or with that which its place asks for.
  func path(_ exact: String) -> String {
    let bare = ModulePath.withoutEnding(exact)
    let written = String(exact.dropFirst(bare.count))
    // Nothing adds the ending of `motion.mts`.
    let unnamed = [".mts", ".mjs"].contains(written) ? exact : bare
    let others = imports.statements.map(\.path).filter(isOfApp).compactMap(Self.ending)
    let isTyped = [".ts", ".tsx", ".mts"].contains { file?.hasSuffix($0) == true }
    // Compilers take in TypeScript the ending of what becomes of a file.
    let made = isTyped ? bare + (Self.made[written] ?? written) : exact
    func count(_ ending: Ending) -> Int { others.count { $0 == ending } }
    // Of several that which most have: types that a framework makes have none.
    switch others.isEmpty ? nil : Ending.allCases.max(by: { count($0) < count($1) }) {
    case .absent: return unnamed
    case .typescript: return exact
    case .javascript: return made
    case nil:
      if isTyped, aliases?.namesEndings == true { return made }
      // No page, and not Node, adds one.
      let isLoaded = [".mjs", ".html", ".htm"].contains { file?.hasSuffix($0) == true }
      return isLoaded || Self.scripts.contains(written) ? exact : unnamed
    }
  }

  /// An ending that imports of scripts have or lack.
  private enum Ending: CaseIterable { case absent, typescript, javascript }

  /// That of a path; nil for a folder and for what is no script, as styles and components.
  private static func ending(_ path: String) -> Ending? {
    let written = path.dropFirst(ModulePath.withoutEnding(path).count)
    if !written.isEmpty { return scripts.contains(String(written)) ? .javascript : .typescript }
    let name = ModulePath.name(path)
    return name.isEmpty || name.utf8.contains(UInt8(ascii: ".")) ? nil : .absent
  }

  private static let scripts: Set<String> = [".js", ".jsx", ".mjs"]
  private static let made = [".ts": ".js", ".tsx": ".js", ".mts": ".mjs"]
}
