import AppScan

/// Which exports a file can use: those of its own module or package, and those of others that it can import.
package struct ExportReach {
  /// The folder of the module in which a build compiles a file of Swift or Kotlin; nil for one that nothing says.
  package var module: (_ path: String) -> String? = { _ in nil }
  /// The targets of Xcode that compile a file of Swift, by paths that end in their names, as a project of that file or of
  /// another says; empty where none does.
  package var targets: (_ path: String, _ other: String) -> Set<String> = { _, _ in [] }
  /// The project of Xcode that compiles a file of Swift in no target; nil where there is none.
  package var lacking: (_ path: String) -> String? = { _ in nil }
  /// Whether the module of a file of Kotlin depends on that of another file.
  package var depends: (_ path: String, _ export: String) -> Bool = { _, _ in false }
  /// Whether the script of a file's module names Compose.
  package var hasCompose: (_ path: String) -> Bool = { _ in true }
  /// The package of Dart or of npm that a file belongs to; nil for one of none.
  package var package: (_ path: String) -> AppPackage? = { _ in nil }
  /// The folder of a file's package, or of the site inside of that which a program makes of texts; nil for one of neither.
  package var site: (_ path: String) -> String? = { _ in nil }
  /// The full paths of the libraries by which a package of Dart gives others a name of one of its files.
  package var libraries: (_ name: String, _ file: String, _ package: AppPackage) -> [String] = { _, _, _ in []
  }
  /// The aliases of paths by which a script may import; nil where no configuration says any.
  package var aliases: (_ path: String) -> PathAliases? = { _ in nil }
  /// Whether imports of Kotlin's own packages stand behind all others in a file, where something says it.
  package var keepsKotlinLast: (_ path: String) -> Bool? = { _ in nil }
  /// Whether a file of the app names Tailwind 4, as a style sheet does where no package says it.
  package var namesTailwind: () -> Bool = { true }

  /// Where nothing says what a file can use.
  package static var unknown: ExportReach { ExportReach() }

  /// Why a place cannot use a symbol of an export; nil where it can or nothing says modules. Of styles nothing does.
  func obstacle(_ symbol: PresetSymbol, at site: Site, _ source: Source, _ path: String?) -> String? {
    switch site.platform {
    case .css, .cssInJS, .tailwind: nil
    case .androidView: obstacle(symbol, source, path) ?? withoutCompose(symbol, path)
    default: obstacle(symbol, source, path)
    }
  }

  /// What is left to do for an export in Swift that no target of its Xcode project has; nil for any other.
  func missingTarget(ofExport path: String) -> String? {
    guard path.hasSuffix(".swift"), let project = lacking(path) else { return nil }
    return
      "\(ModulePath.name(path).visible) is in no target of \(ModulePath.name(project).visible) yet: add it to those whose "
      + "files use it"
  }

  private func obstacle(_ symbol: PresetSymbol, _ source: Source, _ path: String?) -> String? {
    guard let export = symbol.module?.path, let path else { return nil }
    return switch source.language {
    case .swift: outOfModule(symbol, source, path, export)
    case .kotlin: outOfSourceSet(symbol, path, export) ?? outOfModule(symbol, source, path, export)
    case .dart, .typescript: outOfPackage(symbol, source, path, export)
    case .javascript: outOfModules(symbol, source, path) ?? outOfPackage(symbol, source, path, export)
    default: nil
    }
  }

  /// Why a class of an export is none in a file: a theme in CSS came with Tailwind 4, and other tools have none.
  func unknownClass(_ symbol: PresetSymbol, _ path: String?) -> String? {
    guard symbol.format == "tailwind", let path else { return nil }
    if let reason = unreadClass(symbol, path) { return reason }
    let package = package(path)
    if package?.classes == .tailwind || package?.tailwind != nil || namesTailwind() { return nil }
    return
      "\(symbol.use) comes of a theme of Tailwind 4, which nothing in the app names; put what the preset says there "
      + "by hand"
  }

  /// Why the tool that a file's package names for classes reads none of an export; nil where it does, or none is named.
  package func unreadClass(_ symbol: PresetSymbol, _ path: String) -> String? {
    let package = package(path)
    if package?.classes == .uno {
      return
        "\(symbol.use) comes of a theme in CSS, which UnoCSS does not read; put the preset into the theme of its "
        + "configuration by hand"
    }
    if let version = package?.tailwind, version < 4 {
      return
        "\(symbol.use) comes of a theme in CSS, which Tailwind \(version) does not read; update to Tailwind 4, or put "
        + "the preset into its configuration by hand"
    }
    return nil
  }

  /// Why a script may not import: only modules may. What imports or exports something is one, or made into one; what does
  /// neither a page may load as it is, whatever npm's `type` says.
  private func outOfModules(_ symbol: PresetSymbol, _ source: Source, _ path: String) -> String? {
    let mayBeScript = path.hasSuffix(".cjs") || path.hasSuffix(".js")
    guard symbol.replacement == .whereImported, mayBeScript, !source.isModule else { return nil }
    return
      "it imports and exports nothing, so that it may be no module, which alone may import \(symbol.use); put it "
      + "there by hand"
  }

  private func outOfModule(_ symbol: PresetSymbol, _ source: Source, _ path: String, _ export: String)
    -> String?
  {
    let (compiling, having) =
      source.language == .swift ? (targets(path, export), targets(export, path)) : ([], [])
    if !compiling.isEmpty, !having.isEmpty { return outOfTarget(symbol, source, compiling, having) }
    let (own, other) = (module(path), module(export))
    if own == other { return nil }
    // All of a package's only target stands in one folder.
    if let own, let other, other.hasSuffix("/Sources"), own.hasPrefix(other + "/") { return nil }
    if symbol.module?.isInternal == true {
      return
        "\(symbol.use) is internal to another module; export it with the access public, or put it there by hand"
    }
    let folders = other?.split(separator: "/").map(String.init) ?? []
    if symbol.isImported(fromModule: folders.last, in: source) { return nil }
    let isSwift = source.language == .swift
    if !isSwift, depends(path, export) { return nil }
    // Of a package of Swift folders of these alone are targets that can be imported.
    if let name = folders.last, !isSwift || ["Sources", "Tests"].contains(folders.dropLast().last) {
      return "\(symbol.use) belongs to the module \(name); import that, or put it there by hand"
    }
    return Self.outside(symbol, export, isSwift ? "target" : "module")
  }

  /// Why a target of Xcode that compiles a file cannot use an export: that is compiled by others, which the file does
  /// not import.
  private func outOfTarget(
    _ symbol: PresetSymbol, _ source: Source, _ own: Set<String>, _ other: Set<String>
  ) -> String? {
    guard let target = own.subtracting(other).min() else { return nil }
    let isImported = other.contains { symbol.isImported(fromModule: ModulePath.name($0), in: source) }
    if isImported, symbol.module?.isInternal != true { return nil }
    return
      "\(symbol.use) stands in \(ModulePath.name(symbol.module?.path ?? "")), which the target "
      + "\(ModulePath.name(target)) does not compile; add that file to it, or put the motion there by hand"
  }

  /// Whether a compiler sees two files of Swift together.
  func areTogether(_ path: String, _ other: String) -> Bool {
    let (own, others) = (targets(path, other), targets(other, path))
    return own.isEmpty || others.isEmpty ? module(path) == module(other) : !own.isDisjoint(with: others)
  }

  private func outOfPackage(_ symbol: PresetSymbol, _ source: Source, _ path: String, _ export: String)
    -> String?
  {
    let (own, other) = (package(path), package(export))
    if own?.folder == other?.folder || packageURI(symbol, in: source, path) != nil { return nil }
    if moduleOfPackage(symbol, in: source, path) != nil { return nil }
    guard let other, !other.name.isEmpty else { return Self.outside(symbol, export, "package") }
    if symbol.isImported(fromModule: other.name, in: source) { return nil }
    if source.language == .dart, other.isPrivate(export), own?.dependencies.contains(other.name) == true {
      return
        "\(symbol.use) stands in \(ModulePath.name(export)), which no library of the package \(other.name) exports; "
        + "export it from one, or put it there by hand"
    }
    // The package around those of a workspace is none that they can depend on.
    if let own, own.folder.hasPrefix(other.folder + "/") { return Self.outside(symbol, export, "package") }
    if source.language.isScript, own?.dependencies.contains(other.name) == true {
      return
        "\(symbol.use) belongs to the package \(other.name), and nothing says by which path others import it: write "
        + "`import { \(symbol.root) } from \"\(other.name)/…\"` in the file and run this again"
    }
    return "\(symbol.use) belongs to the package \(other.name); import it from there, or put it there by hand"
  }

  /// What is said of an export that stands outside of a file's package, target or module.
  static func outside(_ symbol: PresetSymbol, _ export: String, _ place: String) -> String {
    "\(symbol.use) stands in \(ModulePath.name(export)), outside of this \(place); "
      + "export it into the \(place), or put it there by hand"
  }

  /// What a file imports an export by where that is no path from the file; nil where it is one.
  func address(_ symbol: PresetSymbol, in source: Source, _ path: String?) -> String? {
    if source.language == .dart { return packageURI(symbol, in: source, path) }
    if let module = moduleOfPackage(symbol, in: source, path) { return module }
    guard let export = symbol.module?.path, let aliases = path.flatMap(aliases) else { return nil }
    return aliases.address(of: export, beside: ImportList(source).statements.map(\.path))
  }

  /// The address by which a script imports the export of another package that its own depends on; nil where none is known.
  private func moduleOfPackage(_ symbol: PresetSymbol, in source: Source, _ path: String?) -> String? {
    guard source.language.isScript, let export = symbol.module?.path, let own = path.flatMap(package),
      let other = package(export), own.folder != other.folder, own.dependencies.contains(other.name)
    else { return nil }
    return other.module(of: export)
  }

  /// The address by which a file of Dart imports the export of another package that its own depends on, or of its own
  /// where the file names that; nil where there is none.
  private func packageURI(_ symbol: PresetSymbol, in source: Source, _ path: String?) -> String? {
    guard source.language == .dart, let export = symbol.module?.path, let path, let own = package(path),
      let other = package(export)
    else { return nil }
    let isNamed =
      own.folder == other.folder ? own.isNamed(in: source, at: path) : own.dependencies.contains(other.name)
    guard isNamed else { return nil }
    if own.folder == other.folder || !other.isPrivate(export) { return other.address(of: export) }
    let addresses = libraries(symbol.root, export, other).compactMap(other.address)
    let imports = ImportList(source).statements.map(\.path)
    return addresses.first(where: imports.contains) ?? addresses.first
  }
}

extension Source {
  /// Whether a file of JavaScript imports or exports something, as modules alone can.
  fileprivate var isModule: Bool {
    level(0, to: count).contains { index in
      let isImport = matches(index, "import") && !opens(index + 1, "(") && !matches(index + 1, ".")
      let isFirst = startsLine(index) || matches(index - 1, ";")
      return isFirst && (isImport || matches(index, "export"))
    }
  }
}

extension PresetSymbol {
  /// Whether a file imports the module or package of an export.
  /// - Parameter module: the module's name in Swift, the package's in Dart and npm; nil where nothing says it.
  func isImported(fromModule module: String?, in source: Source) -> Bool {
    switch source.language {
    case .kotlin:
      guard let package = self.module?.package else { return false }
      return ImportList(source).imports(root, fromPackage: package)
    case .dart, .javascript, .typescript:
      let imports = ImportList(source)
      return imports.statements.contains { statement in
        let isOfPackage =
          statement.path == module || module.map { statement.path.hasPrefix($0 + "/") } ?? false
        return isOfPackage && imports.known(statement).contains(root)
      }
    default:
      return source.tokens.indices.contains { index in
        source.matches(index, "import") && source.text(index + 1) == module && !source.startsLine(index + 1)
      }
    }
  }
}
