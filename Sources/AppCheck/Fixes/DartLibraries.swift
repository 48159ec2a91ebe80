import AppScan

/// The libraries by which a package of Dart gives its files to others: those outside of `lib/src`, which no other package
/// is to import.
package struct DartLibraries {
  /// The full paths of the files of a folder.
  private let files: (_ folder: String) -> [String]
  private let bytes: (_ path: String) -> [UInt8]?
  private let scanner = AppScanner()

  package init(
    files: @escaping (_ folder: String) -> [String], bytes: @escaping (_ path: String) -> [UInt8]?
  ) {
    self.files = files
    self.bytes = bytes
  }

  /// The full paths of the libraries of a package that export a name of one of its files, in the order of their names; that
  /// which is called as the package before all others.
  package func exporting(_ name: String, of file: String, from package: AppPackage) -> [String] {
    let main = package.name + ".dart"
    let libraries = files(package.folder + "/lib").filter { $0.hasSuffix(".dart") }.sorted { first, second in
      let (isFirst, isSecond) = (ModulePath.name(first) == main, ModulePath.name(second) == main)
      return isFirst == isSecond ? first < second : isFirst
    }
    return libraries.prefix(ScanLimits.libraries).filter { exports(name, of: file, $0, package) }
  }

  /// Whether a library exports a name of a file, by itself or by what it exports.
  private func exports(_ name: String, of file: String, _ library: String, _ package: AppPackage) -> Bool {
    var open = [library]
    var known: Set<String> = [library]
    while let next = open.popLast(), known.count < ScanLimits.libraries {
      if next == file { return true }
      guard let text = bytes(next) else { continue }
      scanner.withTokens(text, .dart) { source in
        for index in source.tokens.indices
        where source.matches(index, "export") && source.startsLine(index)
          && source.kind(index + 1) == .string && source.imports(name, behind: index + 1)
        {
          let address = source.text(source.contents(index + 1))
          let isWhole = address.utf8.contains(UInt8(ascii: ":"))
          let path = isWhole ? package.file(at: address) : ModulePath.joined(next, address)
          if let path, known.insert(path).inserted { open.append(path) }
        }
      }
    }
    return false
  }
}

extension Source {
  /// Whether a statement of Dart lets a name through by itself, as no `as` before it, no `show` without it and no `hide`
  /// with it says.
  /// - Parameter address: the token of the library's address.
  func imports(_ name: String, behind address: Int) -> Bool {
    var hides = false
    var names: Set<String>?
    for index in level(address + 1, to: count) {
      if matches(index, ";") { break }
      if matches(index, "as") { return false }
      if matches(index, "show", "hide") {
        hides = matches(index, "hide")
        names = names ?? []
      } else if kind(index) == .identifier {
        names?.insert(text(index))
      }
    }
    return names.map { $0.contains(name) != hides } ?? true
  }
}
