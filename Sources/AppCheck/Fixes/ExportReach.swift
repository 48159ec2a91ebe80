import AppScan

/// Which exports a file can use: those of its own module or package, and those of others that it can import.
package struct ExportReach {
  /// The folder of the module in which a build compiles a file of Swift or Kotlin; nil for one that nothing says.
  let module: (_ path: String) -> String?
  /// Whether the module of a file of Kotlin depends on that of another file.
  let depends: (_ path: String, _ export: String) -> Bool
  /// The package of Dart or of npm that a file belongs to; nil for one of none.
  let package: (_ path: String) -> AppPackage?
  /// The aliases of paths by which a script may import; nil where it has none.
  let aliases: (_ path: String) -> PathAliases?

  package init(
    module: @escaping (_ path: String) -> String? = { _ in nil },
    depends: @escaping (_ path: String, _ export: String) -> Bool = { _, _ in false },
    package: @escaping (_ path: String) -> AppPackage? = { _ in nil },
    aliases: @escaping (_ path: String) -> PathAliases? = { _ in nil }
  ) {
    self.module = module
    self.depends = depends
    self.package = package
    self.aliases = aliases
  }

  /// Why a file cannot use a symbol of an export; nil where it can or nothing says modules.
  func obstacle(_ symbol: PresetSymbol, _ source: Source, _ path: String?) -> String? {
    guard let export = symbol.module?.path, let path else { return nil }
    return switch source.language {
    case .swift, .kotlin: outOfModule(symbol, source, path, export)
    case .dart, .typescript: outOfPackage(symbol, source, path, export)
    case .javascript: outOfModules(symbol, source, path) ?? outOfPackage(symbol, source, path, export)
    default: outOfPublished(symbol, path, export)
    }
  }

  /// Why a class of an export is none in a file: a theme in CSS came with Tailwind 4.
  func unknownClass(_ symbol: PresetSymbol, _ path: String?) -> String? {
    guard symbol.format == "tailwind", let version = path.flatMap(package)?.tailwind, version < 4 else {
      return nil
    }
    return
      "\(symbol.use) comes of a theme in CSS, which Tailwind \(version) does not read; update to Tailwind 4, or put the "
      + "preset into its configuration by hand"
  }

  /// Why a script may not import: only modules may. What imports or exports something is one, or made into one.
  private func outOfModules(_ symbol: PresetSymbol, _ source: Source, _ path: String) -> String? {
    let mayBeScript = source.isOneCall || package(path)?.hasModules != true
    let isScript = path.hasSuffix(".cjs") || path.hasSuffix(".js") && mayBeScript
    guard symbol.replacement == .whereImported, isScript, !source.isModule else { return nil }
    return "it is a script and no module, which alone may import \(symbol.use); put it there by hand"
  }

  private func outOfModule(_ symbol: PresetSymbol, _ source: Source, _ path: String, _ export: String)
    -> String?
  {
    let (own, other) = (module(path), module(export))
    if own == other { return nil }
    // All of a package's only target stands in one folder.
    if let own, let other, other.hasSuffix("/Sources"), own.hasPrefix(other + "/") { return nil }
    if symbol.module?.isInternal == true {
      return
        "\(symbol.use) is internal to another module; export it with the access public, or put it there by hand"
    }
    let folders = other?.split(separator: "/").map(String.init) ?? []
    if ImportFix.reaches(symbol, module: folders.last, in: source) { return nil }
    let isSwift = source.language == .swift
    if !isSwift, depends(path, export) { return nil }
    // Of a package of Swift folders of these alone are targets that can be imported.
    if let name = folders.last, !isSwift || ["Sources", "Tests"].contains(folders.dropLast().last) {
      return "\(symbol.use) belongs to the module \(name); import that, or put it there by hand"
    }
    return Self.outside(symbol, export, isSwift ? "target" : "module")
  }

  private func outOfPackage(_ symbol: PresetSymbol, _ source: Source, _ path: String, _ export: String)
    -> String?
  {
    guard symbol.replacement == .whereImported else { return outOfPublished(symbol, path, export) }
    let (own, other) = (package(path), package(export))
    if own?.folder == other?.folder || packageURI(symbol, in: source, path) != nil { return nil }
    guard let other, !other.name.isEmpty else { return Self.outside(symbol, export, "package") }
    if ImportFix.reaches(symbol, module: other.name, in: source) { return nil }
    // The package around those of a workspace is none that they can depend on.
    if let own, own.folder.hasPrefix(other.folder + "/") { return Self.outside(symbol, export, "package") }
    return "\(symbol.use) belongs to the package \(other.name); import it from there, or put it there by hand"
  }

  /// Why a file of a package that others install cannot use the style sheet of another package, on which it does not
  /// depend: they do not have it.
  private func outOfPublished(_ symbol: PresetSymbol, _ path: String, _ export: String) -> String? {
    let other = package(export)
    guard let own = package(path), own.isPublished, own.folder != other?.folder else { return nil }
    if let other, own.dependencies.contains(other.name) { return nil }
    return Self.outside(symbol, export, "package")
  }

  private static func outside(_ symbol: PresetSymbol, _ export: String, _ place: String) -> String {
    "\(symbol.use) stands in \(ModulePath.name(export)), outside of this \(place); "
      + "export it into the \(place), or put it there by hand"
  }

  /// What a file imports an export by where that is no path from the file; nil where it is one.
  func address(_ symbol: PresetSymbol, in source: Source, _ path: String?) -> String? {
    if source.language == .dart { return packageURI(symbol, in: source, path) }
    guard let export = symbol.module?.path, let aliases = path.flatMap(aliases) else { return nil }
    return aliases.address(of: export, beside: ImportList(source).statements.map(\.path))
  }

  /// The address by which a file of Dart imports the export of another package that its own depends on, or of its own
  /// where the file names that; nil where there is none.
  private func packageURI(_ symbol: PresetSymbol, in source: Source, _ path: String?) -> String? {
    guard source.language == .dart, let export = symbol.module?.path, let path, let own = package(path),
      let other = package(export)
    else { return nil }
    let isNamed =
      own.folder == other.folder ? own.isNamed(in: source, at: path) : own.dependencies.contains(other.name)
    return isNamed ? other.address(of: export) : nil
  }
}

extension Source {
  /// Whether all of a file is one function that is called at once, as scripts are written that pages load.
  fileprivate var isOneCall: Bool {
    let first = tokens.indices.first { kind($0) != .string && !matches($0, ";") && !matches($0, "!") } ?? 0
    guard let function = closing(of: first, "(") else { return false }
    let end = closing(of: function + 1, "(") ?? function
    return end + (matches(end + 1, ";") ? 2 : 1) == count
  }

  /// Whether a file of JavaScript imports or exports something, as modules alone can.
  fileprivate var isModule: Bool {
    level(0, to: count).contains { index in
      let isImport = matches(index, "import") && !opens(index + 1, "(") && !matches(index + 1, ".")
      let isFirst = startsLine(index) || matches(index - 1, ";")
      return isFirst && (isImport || matches(index, "export"))
    }
  }
}
