import AppScan

/// A package of Dart or of npm: the folder of its `pubspec.yaml` or `package.json`, and what that says.
package struct AppPackage: Hashable, Sendable {
  package let folder: String
  /// Its name; empty where npm's has none.
  package let name: String
  /// The names of the packages that it depends on.
  package let dependencies: Set<String>
  /// Whether npm's `type` makes modules of its scripts, which may import.
  package let hasModules: Bool
  /// The major version of Tailwind that it names; nil where it names none.
  package let tailwind: Int?
  /// Whether it names tailwind-merge, which has to be told of the classes of a theme.
  package let mergesClasses: Bool

  package init(
    folder: String, name: String, dependencies: Set<String>, hasModules: Bool = false, tailwind: Int? = nil,
    mergesClasses: Bool = false
  ) {
    self.folder = folder
    self.name = name
    self.dependencies = dependencies
    self.hasModules = hasModules
    self.tailwind = tailwind
    self.mergesClasses = mergesClasses
  }

  /// The address by which Dart imports one of its files, `package:acme_ui/motion.dart`; nil for one outside of `lib`.
  func address(of file: String) -> String? {
    file.hasPrefix(library) ? scheme + file.dropFirst(library.utf8.count) : nil
  }

  /// The file at an address of Dart; nil for one of another package.
  func file(at address: String) -> String? {
    address.hasPrefix(scheme) ? library + address.dropFirst(scheme.utf8.count) : nil
  }

  private var scheme: String { "package:\(name)/" }
  private var library: String { folder + "/lib/" }
}

/// Which exports a file can use: those of its own module or package, and those of others that it can import.
struct ExportReach {
  /// The folder of the module in which a build compiles a file of Swift or Kotlin; nil for one that nothing says.
  let module: (_ path: String) -> String?
  /// The package of Dart or of npm that a file belongs to; nil for one of none.
  let package: (_ path: String) -> AppPackage?

  /// Why a file cannot use a symbol of an export; nil where it can or nothing says modules.
  func obstacle(_ symbol: PresetSymbol, _ source: Source, _ path: String?) -> String? {
    guard let export = symbol.module?.path, let path else { return nil }
    return switch source.language {
    case .swift, .kotlin: outOfModule(symbol, source, path, export)
    case .dart, .typescript: outOfPackage(symbol, source, path, export)
    case .javascript: outOfModules(symbol, source, path) ?? outOfPackage(symbol, source, path, export)
    default: nil
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
    let isScript = path.hasSuffix(".cjs") || path.hasSuffix(".js") && package(path)?.hasModules != true
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
    let folders = other?.split(separator: "/").map(String.init) ?? []
    if ImportFix.reaches(symbol, module: folders.last, in: source) { return nil }
    let isSwift = source.language == .swift
    // Of a package of Swift folders of these alone are targets that can be imported.
    if let name = folders.last, !isSwift || ["Sources", "Tests"].contains(folders.dropLast().last) {
      return "\(symbol.use) belongs to the module \(name); import that, or put it there by hand"
    }
    return Self.outside(symbol, export, isSwift ? "target" : "module")
  }

  private func outOfPackage(_ symbol: PresetSymbol, _ source: Source, _ path: String, _ export: String)
    -> String?
  {
    guard symbol.replacement == .whereImported else { return nil }
    let (own, other) = (package(path), package(export))
    if own?.folder == other?.folder || packageURI(symbol, source.language, path) != nil { return nil }
    guard let other, !other.name.isEmpty else { return Self.outside(symbol, export, "package") }
    if ImportFix.reaches(symbol, module: other.name, in: source) { return nil }
    // The package around those of a workspace is none that they can depend on.
    if let own, own.folder.hasPrefix(other.folder + "/") { return Self.outside(symbol, export, "package") }
    return "\(symbol.use) belongs to the package \(other.name); import it from there, or put it there by hand"
  }

  private static func outside(_ symbol: PresetSymbol, _ export: String, _ place: String) -> String {
    "\(symbol.use) stands in \(ModulePath.name(export)), outside of this \(place); "
      + "export it into the \(place), or put it there by hand"
  }

  /// The address by which a file of Dart imports the export of another package that its own depends on; nil
  /// where there is none, and within one package.
  func packageURI(_ symbol: PresetSymbol, _ language: Language, _ path: String?) -> String? {
    guard language == .dart, let export = symbol.module?.path, let path, let own = package(path),
      let other = package(export), own.folder != other.folder, own.dependencies.contains(other.name)
    else { return nil }
    return other.address(of: export)
  }
}

extension Source {
  /// Whether a file of JavaScript imports or exports something, as modules alone can.
  fileprivate var isModule: Bool {
    var index = 0
    while index < count {
      let isImport = matches(index, "import") && !opens(index + 1, "(") && !matches(index + 1, ".")
      let isFirst = startsLine(index) || matches(index - 1, ";")
      if isFirst, isImport || matches(index, "export") { return true }
      index = after(index)
    }
    return false
  }
}
