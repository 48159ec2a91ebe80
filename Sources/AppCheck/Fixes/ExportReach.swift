import AppScan

/// A package of Dart or of npm: the folder of its `pubspec.yaml` or `package.json`, and what that says.
package struct AppPackage: Hashable, Sendable {
  package let folder: String
  package let name: String
  /// The names of the packages that it depends on.
  package let dependencies: Set<String>

  package init(folder: String, name: String, dependencies: Set<String>) {
    self.folder = folder
    self.name = name
    self.dependencies = dependencies
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
    case .dart, .javascript, .typescript: outOfPackage(symbol, source, path, export)
    default: nil
    }
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
    guard let other else { return Self.outside(symbol, export, "package") }
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
