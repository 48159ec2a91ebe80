import PlainText

/// Where a format writes: one file after another, and notes on what it could not carry.
package final class ExportOutput {
  /// Takes a part of a file.
  package typealias Sink = (_ bytes: [UInt8]) throws -> Void

  private let open: (_ file: String, _ body: (_ sink: @escaping Sink) throws -> Void) throws -> Void
  private let takeNote: (_ text: String) -> Void

  /// Makes an output.
  ///
  /// - Parameters:
  ///   - note: Takes a sentence about what could not be carried.
  ///   - open: Opens a file, a path below the export's folder, and calls its argument with what writes it.
  package init(
    note: @escaping (_ text: String) -> Void,
    open: @escaping (_ file: String, _ body: (_ sink: @escaping Sink) throws -> Void) throws -> Void
  ) {
    takeNote = note
    self.open = open
  }

  /// Writes a file whose bytes come in parts.
  func bytes(_ file: String, _ body: (_ sink: @escaping Sink) throws -> Void) throws { try open(file, body) }

  /// Says that something of a preset could not be carried, for people who read stderr. The same stands as a
  /// comment where the format has comments.
  func note(_ text: String) { takeNote(text.visible) }
}
