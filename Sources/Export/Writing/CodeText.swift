/// Lines of code with their indentation, handed on in large parts.
struct CodeText {
  let sink: ExportOutput.Sink
  private let unit: String
  private var depth: Int
  private var bytes: [UInt8] = []

  /// How many bytes are handed on at once.
  static let partSize = 1 << 16

  init(indentation: String = "  ", depth: Int = 0, sink: @escaping ExportOutput.Sink) {
    unit = indentation
    self.depth = depth
    self.sink = sink
  }

  /// Writes a line at the current depth; an empty one has no blanks.
  mutating func line(_ text: String = "") throws {
    if !text.isEmpty {
      for _ in 0..<depth { bytes.append(contentsOf: unit.utf8) }
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count > Self.partSize { try flush() }
  }

  /// Writes lines, each at the current depth.
  mutating func lines(_ texts: [String]) throws {
    for text in texts { try line(text) }
  }

  /// Writes a first line, what the body writes one deeper, and a last line.
  mutating func block(_ first: String, end: String = "}", _ body: (inout CodeText) throws -> Void) throws {
    try line(first)
    depth += 1
    try body(&self)
    depth -= 1
    try line(end)
  }

  /// Writes a line, and what follows one deeper.
  mutating func open(_ text: String) throws {
    try line(text)
    depth += 1
  }

  /// Ends what was opened last.
  mutating func close(_ text: String) throws {
    depth -= 1
    try line(text)
  }

  /// Hands on what was written so far.
  mutating func flush() throws {
    if bytes.isEmpty { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
