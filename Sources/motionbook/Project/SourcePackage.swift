import AppCheck
import CommandLineKit
import PlainText
import StrictJSON

/// The packages of Dart and npm that an app's files belong to, each read once. Used on one thread.
final class KnownPackages {
  private let console: Console
  private let nodes: NodePackages
  /// Those of Dart, by their folders, and nil for other folders; of npm the manifests are kept.
  private var packages: [String: AppPackage?] = [:]

  init(_ console: Console) {
    self.console = console
    nodes = NodePackages(console)
  }

  /// The package that a file belongs to, by its full path; nil for one of none.
  func package(of path: String) -> AppPackage? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let folder = String(path[..<slash])
    return path.hasSuffix(".dart")
      ? Console.foldersUpward(from: folder).lazy.compactMap(dart).first { _ in true }
      : nodes.package(around: folder)
  }

  /// The package whose folder it is; nil where it is none's.
  private func dart(in folder: String) -> AppPackage? {
    if let package = packages[folder] { return package }
    let package = read(folder)
    packages[folder] = .some(package)
    return package
  }

  private func read(_ folder: String) -> AppPackage? {
    guard let (name, dependencies) = bytes(folder + "/pubspec.yaml").flatMap(Self.dart) else { return nil }
    let main = bytes(folder + "/lib/main.dart").map { String(decoding: $0, as: UTF8.self) } ?? ""
    return AppPackage(
      folder: folder, name: name, dependencies: dependencies, namesItself: main.holds("package:\(name)/"))
  }

  private func bytes(_ path: String) -> [UInt8]? {
    console.isRegularFile(path) ? try? console.readFile(path) : nil
  }

  /// The name and the dependencies of a `pubspec.yaml`, as all of them are written: a line each.
  private static func dart(_ bytes: [UInt8]) -> (name: String, dependencies: Set<String>)? {
    var name = ""
    var dependencies: Set<String> = []
    var (section, depth) = ("", 0)
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let indentation = line.prefix { $0 == " " }.count
      let parts = line.dropFirst(indentation).split(separator: ":", maxSplits: 1)
      guard let key = parts.first, !key.hasPrefix("#"), line.utf8.contains(UInt8(ascii: ":")) else {
        continue
      }
      if indentation == 0 {
        (section, depth) = (String(key), 0)
        if key == "name", parts.count == 2 { name = plain(parts[1]) }
      } else if section == "dependencies" {
        if depth == 0 { depth = indentation }
        if indentation == depth { dependencies.insert(plain(key)) }
      }
    }
    return name.isEmpty ? nil : (name, dependencies)
  }

  /// A scalar without what may stand around it.
  private static func plain(_ text: Substring) -> String {
    text.prefix { $0 != "#" }.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
  }
}

/// The `package.json` files in the folders around an app's files, each read once. Used on one thread.
final class NodePackages {
  private let console: Console
  private var manifests: [String: JSONValue?] = [:]

  init(_ console: Console) { self.console = console }

  /// The package that a folder belongs to: the nearest that has a name, and else the outermost. Nil where there is none.
  func package(around folder: String) -> AppPackage? {
    var outermost: String?
    let named = nearest(folder) { folder, manifest -> (folder: String, name: String, manifest: JSONValue)? in
      outermost = folder
      guard let name = manifest.member("name")?.string, !name.isEmpty else { return nil }
      return (folder, name, manifest)
    }
    guard let home = named?.folder ?? outermost else { return nil }
    let isPublished =
      named.map {
        $0.manifest.member("version") != nil && $0.manifest.member("private")?.bool != true
      } ?? false
    // Who installs a package does not have what it is developed with; of an app that is bundled too.
    let dependencies = Self.groups.filter { !isPublished || $0 != "devDependencies" }.flatMap { group in
      named?.manifest.member(group)?.members.map(\.key) ?? []
    }
    return AppPackage(
      folder: home, name: named?.name ?? "", dependencies: Set(dependencies),
      isPublished: isPublished, modules: named.map { Self.modules($0.manifest) } ?? [],
      tailwind: majorVersion(of: "tailwindcss", around: folder), classes: classTool(around: folder),
      mergesClasses: wanted("tailwind-merge", around: folder) { $0 } != nil)
  }

  /// What others import a package's files by: what its `exports` says, or any file of one that is read as TypeScript.
  private static func modules(_ manifest: JSONValue) -> [ModuleAddress] {
    guard let exports = manifest.member("exports") else {
      let main = ["main", "types"].compactMap { manifest.member($0)?.string }.first ?? ""
      let isSource = main.hasSuffix(".ts") && !main.hasSuffix(".d.ts")
      return isSource ? [ModuleAddress("/*", file: "*.ts")] : []
    }
    return exports.members.compactMap { key, value in
      guard key.hasPrefix("."), let file = target(value), file.hasPrefix("./") else { return nil }
      return ModuleAddress(String(key.dropFirst()), file: String(file.dropFirst(2)))
    }
  }

  /// The file that an import leads to, by the conditions under which there are several.
  private static func target(_ value: JSONValue) -> String? {
    value.string ?? ["import", "default"].lazy.compactMap { value.member($0).flatMap(target) }.first
  }

  /// The major version of a package that the nearest manifest names which names one; nil where none does. In a repository
  /// of many packages each has its own.
  func majorVersion(of package: String, around folder: String) -> Int? {
    // "~3.19.1", "^4.0.0", ">=3 <5": the first number is the oldest that may be there.
    wanted(package, around: folder) { Int($0.drop { !$0.isNumber }.prefix(while: \.isNumber)) }
  }

  /// The tool for classes that the nearest manifest names which names one, also in a version that is no number and by a
  /// package around it: `@tailwindcss/vite`, `@nuxtjs/tailwindcss`, `@unocss/nuxt`.
  private func classTool(around folder: String) -> AppPackage.ClassTool? {
    nearest(folder) { _, manifest in
      let names = Self.groups.flatMap { manifest.member($0)?.members.map(\.key) ?? [] }
      if names.contains(where: { $0.holds("tailwindcss") }) { return .tailwind }
      return names.contains { $0.holds("unocss") } ? .uno : nil
    }
  }

  // What a library is tried with says more than what it bears beside it.
  private static let groups = ["dependencies", "devDependencies", "peerDependencies"]

  /// The answer of the nearest manifest that has one to the version in which it wants a package, which may be no number:
  /// `catalog:`.
  private func wanted<Answer>(
    _ package: String, around folder: String, _ answer: (_ version: String) -> Answer?
  ) -> Answer? {
    nearest(folder) { _, manifest in
      for group in Self.groups {
        if let found = manifest.member(group)?.member(package)?.string.flatMap(answer) { return found }
      }
      return nil
    }
  }

  /// The answer of the nearest manifest around a folder that has one; nil where none has.
  private func nearest<Answer>(_ folder: String, _ answer: (String, JSONValue) -> Answer?) -> Answer? {
    for folder in Console.foldersUpward(from: folder) {
      if let manifest = manifest(in: folder), let found = answer(folder, manifest) { return found }
    }
    return nil
  }

  private func manifest(in folder: String) -> JSONValue? {
    if let manifest = manifests[folder] { return manifest }
    let path = folder + "/package.json"
    let bytes = console.isRegularFile(path) ? try? console.readFile(path) : nil
    let manifest = bytes.flatMap { try? JSONDocument($0).root }
    manifests[folder] = .some(manifest)
    return manifest
  }
}
