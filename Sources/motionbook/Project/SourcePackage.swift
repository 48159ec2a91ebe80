import AppCheck
import CommandLineKit
import PlainText
import StrictJSON

extension Console {
  /// The packages of Dart and npm that files belong to, by their full paths; each package is read once.
  func packages() -> (_ path: String) -> AppPackage? {
    let known = KnownPackages(self)
    return { known.package(of: $0) }
  }
}

/// The packages that have been looked for. Used on one thread.
private final class KnownPackages {
  private let console: Console
  private var packages: [String: AppPackage?] = [:]

  init(_ console: Console) { self.console = console }

  /// The nearest package with a name around a file; nil for one of another language.
  func package(of path: String) -> AppPackage? {
    guard let dot = path.lastIndex(of: "."), let slash = path.lastIndex(of: "/") else { return nil }
    return package(in: String(path[..<slash]), path[dot...] == ".dart" ? "pubspec.yaml" : "package.json")
  }

  private func package(in folder: String, _ file: String) -> AppPackage? {
    let path = folder + "/" + file
    if let package = packages[path] { return package }
    var package = read(path, folder)
    if package == nil, let slash = folder.lastIndex(of: "/") {
      package = self.package(in: String(folder[..<slash]), file)
    }
    packages[path] = .some(package)
    return package
  }

  private func read(_ path: String, _ folder: String) -> AppPackage? {
    guard console.isRegularFile(path), let bytes = try? console.readFile(path) else { return nil }
    return path.hasSuffix(".json") ? Self.npm(bytes, folder) : Self.dart(bytes, folder)
  }

  private static func npm(_ bytes: [UInt8], _ folder: String) -> AppPackage? {
    guard let root = try? JSONDocument(bytes).root, let name = root.member("name")?.string, !name.isEmpty
    else { return nil }
    // What scripts import of other packages is not written by a program.
    return AppPackage(folder: folder, name: name, dependencies: [])
  }

  /// The name and the dependencies of a `pubspec.yaml`, as all of them are written: a line each.
  private static func dart(_ bytes: [UInt8], _ folder: String) -> AppPackage? {
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
    return name.isEmpty ? nil : AppPackage(folder: folder, name: name, dependencies: dependencies)
  }

  /// A scalar without what may stand around it.
  private static func plain(_ text: Substring) -> String {
    text.prefix { $0 != "#" }.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
  }
}
