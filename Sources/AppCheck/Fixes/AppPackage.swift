import AppScan

/// A package of Dart or of npm: the folder of its `pubspec.yaml` or `package.json`, and what that says.
package struct AppPackage: Hashable, Sendable {
  package let folder: String
  /// Its name; empty where npm's has none.
  package let name: String
  /// The names of the packages that it depends on.
  package let dependencies: Set<String>
  /// Whether npm may publish it, so that others install it by itself.
  package let isPublished: Bool
  /// What scripts of other packages import its files by.
  package let modules: [ModuleAddress]
  /// Whether the main file of an app in Dart imports others of the package by its name.
  package let namesItself: Bool
  /// The major version of Tailwind that it names; nil where it names none.
  package let tailwind: Int?
  /// The tool that it names for classes; nil where it names none.
  package let classes: ClassTool?
  /// Whether it names tailwind-merge, which has to be told of the classes of a theme.
  package let mergesClasses: Bool

  package init(
    folder: String, name: String, dependencies: Set<String>, isPublished: Bool = false,
    modules: [ModuleAddress] = [], namesItself: Bool = false, tailwind: Int? = nil, classes: ClassTool? = nil,
    mergesClasses: Bool = false
  ) {
    self.folder = folder
    self.name = name
    self.dependencies = dependencies
    self.isPublished = isPublished
    self.modules = modules
    self.namesItself = namesItself
    self.tailwind = tailwind
    self.classes = classes
    self.mergesClasses = mergesClasses
  }

  /// The address by which Dart imports one of its files, `package:acme_ui/motion.dart`; nil for one outside of `lib`.
  func address(of file: String) -> String? {
    file.hasPrefix(library) ? scheme + file.dropFirst(library.utf8.count) : nil
  }

  /// The address by which scripts of other packages import one of its files, `@acme/ui/motion`; nil where none is known.
  func module(of file: String) -> String? {
    guard file.hasPrefix(folder + "/") else { return nil }
    let path = String(file.dropFirst(folder.utf8.count + 1))
    return modules.lazy.compactMap { $0.address(of: path) }.first.map { name + $0 }
  }

  /// Whether one of its files is its own, so that no other package is to import it.
  func isPrivate(_ file: String) -> Bool { file.hasPrefix(library + "src/") }

  /// The file at an address of Dart; nil for one of another package.
  func file(at address: String) -> String? {
    address.hasPrefix(scheme) ? library + address.dropFirst(scheme.utf8.count) : nil
  }

  /// Whether a file of Dart takes others of its package by its name: as it does already, otherwise as the app's main file
  /// does. Outside of `lib` no path leads there.
  func isNamed(in source: Source, at path: String) -> Bool {
    let own = ImportList(source).statements.map(\.path).filter {
      $0.hasPrefix(scheme) || !$0.utf8.contains(UInt8(ascii: ":"))
    }
    if !path.hasPrefix(library) || own.isEmpty { return !path.hasPrefix(library) || namesItself }
    return own.contains { $0.hasPrefix(scheme) }
  }

  private var scheme: String { "package:\(name)/" }
  private var library: String { folder + "/lib/" }

  /// A tool that makes CSS of classes such as `duration-300`.
  package enum ClassTool: Sendable {
    case tailwind, uno
  }
}

/// What a package of npm says in its `exports`: `/lib/*` behind its name for `src/lib/*.ts`.
package struct ModuleAddress: Hashable, Sendable {
  private let address: String
  private let file: String

  /// - Parameters:
  ///   - address: What stands behind the package's name; a `*` stands for any part of a path, here and in the file's.
  ///   - file: The path from the package's folder.
  package init(_ address: String, file: String) { (self.address, self.file) = (address, file) }

  /// What stands behind the package's name to import a file by its path from the package's folder; nil for another file.
  func address(of path: String) -> String? {
    guard let star = file.firstIndex(of: "*") else { return path == file ? address : nil }
    let (start, end) = (file[..<star], file[file.index(after: star)...])
    guard path.hasPrefix(start), path.hasSuffix(end), path.count > start.count + end.count else { return nil }
    return address.replacing(each: "*", with: String(path.dropFirst(start.count).dropLast(end.count)))
  }
}

/// The aliases of paths that a `tsconfig.json` gives the scripts beside it, `@/lib/motion` for `src/lib/motion.ts`, and
/// whether their imports have to say the endings of files.
package struct PathAliases: Sendable {
  /// The beginnings of paths as scripts write them, each with that of the full path that it stands for.
  package let beginnings: [(alias: String, path: String)]

  /// Whether the compiler asks for endings, as Node does of modules.
  package let namesEndings: Bool

  package init(_ beginnings: [(alias: String, path: String)], namesEndings: Bool = false) {
    self.beginnings = beginnings
    self.namesEndings = namesEndings
  }

  /// What imports a file by an alias that other imports have as well; nil where none of those reaches it.
  func address(of file: String, beside imports: [String]) -> String? {
    let known = beginnings.filter { beginning in
      file.hasPrefix(beginning.path) && imports.contains { $0.hasPrefix(beginning.alias) }
    }
    guard let nearest = known.max(by: { $0.path.utf8.count < $1.path.utf8.count }) else { return nil }
    let address = nearest.alias + file.dropFirst(nearest.path.count)
    // Of aliases that fit, compilers take the longest.
    let isOther = beginnings.contains {
      $0.alias.utf8.count > nearest.alias.utf8.count && address.hasPrefix($0.alias)
    }
    return isOther ? nil : address
  }
}
