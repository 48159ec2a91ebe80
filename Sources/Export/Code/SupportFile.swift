import EmbeddedFiles
import PlainText

/// Code that an export brings along: a file of `Support/`, written in its own language, so that its compiler can check
/// it as it stands.
///
/// The lines above its first empty line, the imports, are for that compiler. The rest is written into exports with
/// its marked places filled: `ROOT`, the name around everything, as an identifier or the beginning of one, and
/// ``blanks``, which are comments such as `/*NAMES*/`, with the quotes around them or the space behind them.
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
  /// - Parameter blanks: What stands in the place of each blank, by its name; nothing for one that is not named.
  func lines(root: String = "", _ blanks: [String: String] = [:]) -> [String] {
    var text = code.replacing(each: "ROOT", with: root)
    for name in Self.blanks {
      let mark = "/*\(name)*/"
      for mark in ["\"\(mark)\"", mark + " ", mark] {
        text = text.replacing(each: mark, with: blanks[name] ?? "")
      }
    }
    return text.lines
  }

  private static let texts = Dictionary(
    Embedded.support.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
}
