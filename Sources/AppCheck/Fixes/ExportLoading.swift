import AppScan
import PlainText

/// Whether a file loads an export: `@import "./motion.css"`, `import "../motion.css"`, `<link href="/motion.css">`,
/// `@use "styles/motion"`.
package enum ExportLoading {
  /// Whether a quoted path in a file is that of an export. A path that does not begin with a dot counts from wherever the
  /// app's tools have it from, as `@/styles/motion.css` does.
  ///
  /// - Parameters:
  ///   - export: The full path of the export.
  ///   - path: The full path of the file.
  package static func isNamed(_ export: String, in bytes: [UInt8], at path: String) -> Bool {
    let export = withoutEnding(export)
    let name = Array(ModulePath.name(export.path).utf8)
    if name.isEmpty { return false }
    // Sass leaves endings out; in a script it would be a module.
    let needsEnding = ![".scss", ".sass"].contains(where: path.hasSuffix)
    var rest = bytes[...]
    while let found = rest.offset(of: name) {
      let start = rest.startIndex + found
      rest = rest[(start + name.count)...]
      if rest.starts(with: export.ending.utf8) {
        rest = rest.dropFirst(export.ending.utf8.count)
      } else if needsEnding {
        continue
      }
      guard let after = rest.first, isQuote(after), let quote = bytes[..<start].lastIndex(where: isQuote),
        bytes[quote] != UInt8(ascii: "\n")
      else { continue }
      let typed = String(decoding: bytes[quote + 1..<rest.startIndex], as: UTF8.self)
      if leads(typed, from: path, to: export.path) { return true }
    }
    return false
  }

  private static func leads(_ typed: String, from path: String, to export: String) -> Bool {
    if withoutEnding(ModulePath.joined(path, typed)).path == export { return true }
    var parts = withoutEnding(typed).path.split(separator: "/")[...]
    guard let first = parts.first, first != ".", first != ".." else { return false }
    if parts.count > 1, ["@", "~", "#", "$"].contains(first.first) { parts.removeFirst() }
    return export.split(separator: "/").suffix(parts.count).elementsEqual(parts)
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
