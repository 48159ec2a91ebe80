import EmbeddedFiles
import PlainText

/// Code that an export brings along: a file of `Support/`, written in its own language, so that its compiler can check
/// it as it stands.
///
/// The lines above its first empty line, the imports, are for that compiler. The rest is written into exports with
/// its marked places filled: `ROOT`, the name around everything, as an identifier or the beginning of one, and
/// ``blanks``, which are comments such as `/*NAMES*/`, with the quotes around them or the space behind them. In TypeScript
/// a comment `//js` says what stands without types in the place of what follows it.
struct SupportFile {
  /// The imports of the code, a line each.
  let imports: [String]
  private let code: String

  private static let blanks = ["ACCESS", "NAMES", "PIECES", "WORKLET"]

  /// - Parameter name: `bezier.ts`.
  init(_ name: String) throws(ExportError) {
    guard let lines = Self.texts[name]?.lines, let head = lines.firstIndex(of: "") else {
      throw .supportFile(name)
    }
    imports = lines[..<head].filter { $0.hasPrefix("import ") }
    code = lines[head...].dropFirst().dropLast().joined(separator: "\n")
  }

  /// The code, a line each.
  ///
  /// - Parameters:
  ///   - isPlain: Whether types are left out.
  ///   - blanks: What stands in the place of each blank, by its name; nothing for one that is not named.
  func lines(root: String = "", isPlain: Bool = false, _ blanks: [String: String] = [:]) -> [String] {
    var text = code.replacing(each: "ROOT", with: root)
    for name in Self.blanks {
      let mark = "/*\(name)*/"
      for mark in ["\"\(mark)\"", mark + " ", mark] {
        text = text.replacing(each: mark, with: blanks[name] ?? "")
      }
    }
    return isPlain ? Self.plain(text.lines) : text.lines.filter { !Self.isPlain($0) }
  }

  /// Lines of TypeScript without types: those behind a `//js` go, up to the end of a statement or of a function's head.
  private static func plain(_ lines: [String]) -> [String] {
    var plain: [String] = []
    var isTyped = false
    for line in lines {
      if isPlain(line) {
        // A type has nothing in its place.
        if line != mark { plain.append(line.replacing(each: mark + " ", with: "")) }
        isTyped = true
      } else if isTyped {
        isTyped = !["{", ";", "=>"].contains(where: line.hasSuffix)
      } else if !line.isEmpty || plain.last?.isEmpty == false {
        plain.append(line)
      }
    }
    return plain
  }

  private static let mark = "//js"
  private static func isPlain(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix(mark) }

  private static let texts = Dictionary(
    Embedded.support.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
}
