/// Lines of code with their indentation, handed on in large parts.
struct CodeText {
  private let sink: ExportOutput.Sink
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
    try open(first)
    try body(&self)
    try close(end)
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

  /// Writes what was kept, as deep as it was made.
  mutating func deferred(_ text: DeferredText) throws {
    try flush()
    try text.write(to: sink)
  }

  /// Hands on what was written so far.
  mutating func flush() throws {
    if bytes.isEmpty { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Lines that stand further down in a file than what is written now, or behind lines that are known only when all
/// presets have been seen. They are kept in memory until their turn.
final class DeferredText {
  private final class Memory {
    var parts: [[UInt8]] = []
  }

  private let kept: Memory
  private var text: CodeText
  private(set) var isEmpty = true

  /// - Parameter depth: How deep the lines stand.
  init(indentation: String = "  ", depth: Int = 0) {
    let kept = Memory()
    self.kept = kept
    text = CodeText(indentation: indentation, depth: depth) { kept.parts.append($0) }
  }

  func line(_ line: String = "") throws { try add { try $0.line(line) } }

  func lines(_ lines: [String]) throws { if !lines.isEmpty { try add { try $0.lines(lines) } } }

  func add(_ body: (inout CodeText) throws -> Void) throws {
    isEmpty = false
    try body(&text)
  }

  /// Hands everything on.
  func write(to sink: ExportOutput.Sink) throws {
    try text.flush()
    for part in kept.parts { try sink(part) }
  }
}

extension ExportOutput {
  /// Writes a file of lines.
  func text(
    _ file: String, indentation: String = "  ", _ body: (inout CodeText) throws -> Void
  ) throws {
    try bytes(file) { sink in
      var text = CodeText(indentation: indentation, sink: sink)
      try body(&text)
      try text.flush()
    }
  }
}

extension [String] {
  /// A first line, lines one deeper, and a last line.
  static func block(
    _ first: String, end: String = "}", indentation: String = "  ", _ lines: [String]
  ) -> [String] {
    [first] + lines.map { $0.isEmpty ? $0 : indentation + $0 } + [end]
  }
}

extension String {
  /// The lines between line feeds.
  var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
