/// Lines that stand further down in a file than what is written now, or behind lines that are known only when all
/// presets have been seen. They are kept until their turn, and not in memory where they are many.
final class LaterText {
  private let spool = Spool()
  private var text: CodeText
  private(set) var isEmpty = true

  /// - Parameter depth: How deep the lines stand.
  init(indentation: String = "  ", depth: Int = 0) {
    text = CodeText(indentation: indentation, depth: depth, sink: spool.append)
  }

  /// Adds a line.
  func line(_ line: String = "") throws { try add { try $0.line(line) } }

  /// Adds lines.
  func lines(_ lines: [String]) throws { if !lines.isEmpty { try add { try $0.lines(lines) } } }

  /// Adds a rule.
  func block(_ first: String, _ body: (inout CodeText) throws -> Void) throws {
    try add { try $0.block(first, body) }
  }

  /// Adds what the body writes.
  func add(_ body: (inout CodeText) throws -> Void) throws {
    isEmpty = false
    try body(&text)
  }

  /// Hands everything on.
  func write(to sink: ExportOutput.Sink) throws {
    try text.flush()
    try spool.write(to: sink)
  }
}

extension CodeText {
  /// Writes what was kept, as deep as it was made.
  mutating func later(_ later: LaterText) throws {
    try flush()
    try later.write(to: sink)
  }
}
