import EmbeddedFiles
import PlainText

/// Code that an export brings along: a file of `Support/`, written in its own language, so that its compiler can check
/// it as it stands.
///
/// What stands above its first empty line is for that compiler: the imports. What follows is written into exports with
/// its blanks filled, which are the identifier `ROOT`, the name around everything, and comments such as `/*NAMES*/`.
struct SupportFile {
  /// The imports of the code, a line each.
  let imports: [String]
  private let code: String

  /// - Parameter name: `bezier.ts`.
  /// - Throws: ``ExportError/supportFile(_:)`` when there is none.
  init(_ name: String) throws(ExportError) {
    guard let lines = Self.texts[name]?.lines, let head = lines.firstIndex(of: "") else {
      throw .supportFile(name)
    }
    imports = lines[..<head].filter { $0.hasPrefix("import ") }
    code = lines[head...].dropFirst().dropLast().joined(separator: "\n")
  }

  /// The code, a line each.
  ///
  /// - Parameter blanks: What stands in the place of a comment that is a blank.
  func lines(root: String, _ blanks: [String: String] = [:]) -> [String] {
    var code = code
    for (blank, text) in blanks { code = code.replacing(each: blank, with: text) }
    return code.replacing(each: "ROOT", with: root).lines
  }

  private static let texts = Dictionary(
    EmbeddedFiles.support.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
}
