import EmbeddedFiles
import PlainText

/// Code that an export brings along: a file of `Support/`, written in its own language, so that its compiler can check
/// it as it stands.
///
/// The lines above its first empty line, the imports, are for that compiler. The rest is written into exports with
/// its marked places filled: `ROOT`, the name around everything, as an identifier or the beginning of one, and blanks,
/// which are comments such as `/*NAMES*/`, with the quotes around them or the space behind them.
struct SupportFile {
  /// The imports of the code, a line each.
  let imports: [String]
  private let parts: [Part]

  /// A stretch of the code as it stands, or a place to be filled.
  private enum Part {
    case code(String)
    case root
    case blank(String)
  }

  /// - Parameter name: `bezier.ts`.
  /// - Throws: ``ExportError/supportFile(_:)`` when there is none.
  init(_ name: String) throws(ExportError) {
    guard let lines = Self.texts[name]?.lines, let head = lines.firstIndex(of: "") else {
      throw .supportFile(name)
    }
    imports = lines[..<head].filter { $0.hasPrefix("import ") }
    parts = Self.parts(of: Array(lines[head...].dropFirst().dropLast().joined(separator: "\n").utf8))
  }

  /// The code, a line each.
  ///
  /// - Parameter blanks: What stands in the place of each blank, by its name; nothing for one that is not named.
  func lines(root: String = "", _ blanks: [String: String] = [:]) -> [String] {
    parts.map { part in
      switch part {
      case .code(let code): code
      case .root: root
      case .blank(let name): blanks[name] ?? ""
      }
    }.joined().lines
  }

  private static func parts(of code: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var (start, place) = (0, 0)
    while place < code.count {
      guard let (part, length) = mark(in: code, at: place) else {
        place += 1
        continue
      }
      parts += [.code(String(decoding: code[start..<place], as: UTF8.self)), part]
      place += length
      start = place
    }
    return parts + [.code(String(decoding: code[start...], as: UTF8.self))]
  }

  /// The place to be filled that begins at a byte, and how long its mark is.
  private static func mark(in code: [UInt8], at place: Int) -> (part: Part, length: Int)? {
    let rest = code[place...]
    switch rest.first {
    case UInt8(ascii: "R"):
      let isInside = place > 0 && code[place - 1].isOfIdentifier
      return !isInside && rest.starts(with: "ROOT".utf8) ? (.root, 4) : nil
    case UInt8(ascii: "\""):
      guard let (blank, length) = blank(in: rest.dropFirst()),
        rest.dropFirst(1 + length).first == UInt8(ascii: "\"")
      else { return nil }
      return (blank, length + 2)
    case UInt8(ascii: "/"):
      guard let (blank, length) = blank(in: rest) else { return nil }
      return (blank, rest.dropFirst(length).first == UInt8(ascii: " ") ? length + 1 : length)
    default: return nil
    }
  }

  /// The comment in capitals that bytes begin with.
  private static func blank(in code: ArraySlice<UInt8>) -> (part: Part, length: Int)? {
    guard code.starts(with: "/*".utf8) else { return nil }
    let name = code.dropFirst(2).prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    guard !name.isEmpty, code.dropFirst(2 + name.count).starts(with: "*/".utf8) else { return nil }
    return (.blank(String(decoding: name, as: UTF8.self)), name.count + 4)
  }

  private static let texts = Dictionary(
    Embedded.support.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
}
