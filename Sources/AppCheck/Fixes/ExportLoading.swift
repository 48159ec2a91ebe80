import AppScan
import PlainText

/// Whether a file loads an export: `@import "./motion.css"`, `import "../motion.css"`, `<link href="/motion.css">`.
package enum ExportLoading {
  /// Whether a quoted path in a file is that of an export. A path that does not begin with a dot counts from wherever the
  /// app's tools have it from, as `@/styles/motion.css` does.
  ///
  /// - Parameters:
  ///   - export: The full path of the export.
  ///   - path: The full path of the file.
  package static func isNamed(_ export: String, in bytes: [UInt8], at path: String) -> Bool {
    let name = Array(ModulePath.name(export).utf8)
    if name.isEmpty { return false }
    var rest = bytes[...]
    while let found = rest.offset(of: name) {
      let start = rest.startIndex + found
      rest = rest[(start + name.count)...]
      guard let after = rest.first, isQuote(after), let quote = bytes[..<start].lastIndex(where: isQuote),
        bytes[quote] != UInt8(ascii: "\n")
      else { continue }
      let typed = String(decoding: bytes[quote + 1..<rest.startIndex], as: UTF8.self)
      if leads(typed, from: path, to: export) { return true }
    }
    return false
  }

  private static func leads(_ typed: String, from path: String, to export: String) -> Bool {
    if ModulePath.joined(path, typed) == export { return true }
    var parts = typed.split(separator: "/")[...]
    guard let first = parts.first, first != ".", first != ".." else { return false }
    if parts.count > 1, ["@", "~", "#", "$"].contains(first.first) { parts.removeFirst() }
    return export.split(separator: "/").suffix(parts.count).elementsEqual(parts)
  }

  /// Whether a path in a source may begin and end with a byte; a line ends it too.
  private static func isQuote(_ byte: UInt8) -> Bool {
    "\"'()\n".utf8.contains(byte)
  }
}
