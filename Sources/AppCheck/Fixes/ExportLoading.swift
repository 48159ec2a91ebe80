import PlainText

/// Whether a file loads an export: `@import "./motion.css"`, `import "../motion.css"`, `<link href="/motion.css">`.
enum ExportLoading {
  /// Whether a quoted path in a file is that of an export. A path that does not begin with a dot counts from wherever the
  /// app's tools have it from, as `@/styles/motion.css` does.
  ///
  /// - Parameters:
  ///   - export: The full path of the export.
  ///   - path: The full path of the file.
  static func isNamed(_ export: String, in bytes: [UInt8], at path: String) -> Bool {
    let target = export.split(separator: "/")
    guard let name = target.last.map({ Array($0.utf8) }) else { return false }
    var rest = bytes[...]
    while let found = rest.offset(of: name) {
      let start = rest.startIndex + found
      rest = rest[(start + name.count)...]
      guard let after = rest.first, isQuote(after), let quote = bytes[..<start].lastIndex(where: isQuote),
        bytes[quote] != UInt8(ascii: "\n")
      else { continue }
      let typed = String(decoding: bytes[quote + 1..<rest.startIndex], as: UTF8.self)
      if leads(typed.split(separator: "/"), from: path.split(separator: "/").dropLast(), to: target) {
        return true
      }
    }
    return false
  }

  private static func leads(
    _ typed: [Substring], from folder: some Collection<Substring>, to target: [Substring]
  ) -> Bool {
    guard let first = typed.first, first == "." || first == ".." else {
      let isAlias = typed.count > 1 && ["@", "~", "#", "$"].contains(typed[0].first)
      return target.suffix(typed.count - (isAlias ? 1 : 0)).elementsEqual(isAlias ? typed[1...] : typed[...])
        || Array(folder) + typed == target
    }
    var reached = Array(folder)
    for part in typed where part != "." {
      if part != ".." { reached.append(part) } else if reached.popLast() == nil { return false }
    }
    return reached == target
  }

  /// What a path in a source may begin and end with; a line ends it too.
  private static func isQuote(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\n")]
      .contains(byte)
  }
}
