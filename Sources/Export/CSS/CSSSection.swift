/// A part of a style sheet that stands further down than what is written now, kept as bytes until its turn.
final class CSSSection {
  private final class Parts {
    var all: [[UInt8]] = []
  }

  private let parts: Parts
  private var text: CodeText
  private(set) var isEmpty = true

  init(depth: Int) {
    let parts = Parts()
    self.parts = parts
    text = CodeText(depth: depth) { parts.all.append($0) }
  }

  /// Adds a line.
  func line(_ line: String = "") throws {
    isEmpty = false
    try text.line(line)
  }

  /// Adds a rule.
  func block(_ first: String, _ body: (inout CodeText) throws -> Void) throws {
    isEmpty = false
    try text.block(first, body)
  }

  /// Hands everything on.
  func write(to sink: ExportOutput.Sink) throws {
    try text.flush()
    for part in parts.all { try sink(part) }
  }
}
