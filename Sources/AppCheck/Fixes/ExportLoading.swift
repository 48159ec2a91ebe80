import AppScan
import PlainText

/// Whether a file loads an export, or a sheet that loads it: `@import "./motion.css"`, `import "../motion.css"`,
/// `<link href="/motion.css">`, `@use "styles/motion"`, `@import "@acme/styles/motion.css"`.
package enum ExportLoading {
  /// Whether a quoted path in a file is that of a sheet, from the file or from the sheet's package. Of an export a path
  /// that does not begin with a dot counts from wherever the app's tools have it from, as `@/styles/motion.css` does.
  ///
  /// - Parameters:
  ///   - sheet: The full path of the export, or of a sheet that loads it.
  ///   - package: The name of the package of npm that the sheet belongs to; empty for one of none.
  ///   - path: The full path of the file.
  ///   - exists: Whether a file stands at a full path.
  package static func isNamed(
    _ sheet: String, isExport: Bool, of package: String, in bytes: [UInt8], at path: String,
    exists: (String) -> Bool
  ) -> Bool {
    let (stem, ending) = withoutEnding(sheet)
    let name = ModulePath.name(stem)
    if name.isEmpty { return false }
    let isFile = { $0 == sheet || exists($0) }
    // Sass leaves endings out; in a script it would be a module.
    let needsEnding = ![".scss", ".sass"].contains(where: path.hasSuffix)
    var rest = bytes[...]
    while let found = rest.offset(of: Array(name.utf8)) {
      let start = rest.startIndex + found
      rest = rest[(start + name.utf8.count)...]
      if rest.starts(with: ending.utf8) {
        rest = rest.dropFirst(ending.utf8.count)
      } else if needsEnding {
        continue
      }
      guard let after = rest.first, isQuote(after), let quote = bytes[..<start].lastIndex(where: isQuote),
        bytes[quote] != UInt8(ascii: "\n"), !isComment(bytes[..<quote])
      else { continue }
      let typed = String(decoding: bytes[quote + 1..<rest.startIndex], as: UTF8.self)
      if !typed.hasPrefix("/"), let near = files(at: ModulePath.joined(path, typed)).first(where: isFile) {
        if near == sheet { return true }
      } else if !package.isEmpty, typed.hasPrefix(package + "/") {
        // A package may give others its sheets by other folders than it has them in.
        if withoutEnding(ModulePath.name(typed)).path == name { return true }
      } else if isExport, leads(typed, to: sheet, isFile) {
        return true
      }
    }
    return false
  }

  /// Whether a path that counts from nowhere near is that of an export.
  private static func leads(_ typed: String, to export: String, _ isFile: (String) -> Bool) -> Bool {
    var parts = withoutEnding(typed).path.split(separator: "/")[...]
    guard let first = parts.first, first != ".", first != ".." else { return false }
    if parts.count > 1, ["@", "~", "#", "$"].contains(first.first) { parts.removeFirst() }
    let (stem, ending) = withoutEnding(export)
    return stem.split(separator: "/").suffix(parts.count).elementsEqual(parts)
      && (typed.hasSuffix(ending) || files(at: stem).first(where: isFile) == export)
  }

  /// The files that a path may stand for, in the order in which Sass takes them: of a name without an ending its own first.
  private static func files(at path: String) -> [String] {
    let (stem, ending) = withoutEnding(path)
    let name = ModulePath.name(stem)
    let endings = ending.isEmpty ? [".scss", ".sass", ".css", ""] : [ending]
    return endings.flatMap { ending in ["_", ""].map { stem.dropLast(name.count) + $0 + name + ending } }
  }

  /// Whether the line on which some bytes end begins as a comment.
  private static func isComment(_ bytes: ArraySlice<UInt8>) -> Bool {
    let line = bytes[(bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0)...].drop { $0 <= 0x20 }
    return ["//", "/*", "*", "<!--"].contains { line.starts(with: $0.utf8) }
  }

  /// The path of a style sheet without its ending and the underscore of Sass's, and the ending.
  private static func withoutEnding(_ path: String) -> (path: String, ending: String) {
    let ending = [".scss", ".css"].first(where: path.hasSuffix) ?? ""
    let name = ModulePath.name(path)
    let stem = name.dropLast(ending.count).drop { $0 == "_" }
    return (String(path.dropLast(name.count)) + String(stem), ending)
  }

  /// Whether a path in a source may begin and end with a byte; a line ends it too.
  private static func isQuote(_ byte: UInt8) -> Bool {
    "\"'()\n".utf8.contains(byte)
  }
}
