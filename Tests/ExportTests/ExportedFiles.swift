import Export
import Presets

/// What a format wrote: its files, and the notes on what it could not carry.
struct ExportedFiles {
  /// Each file's path and text, in the order in which they were written.
  private(set) var files: [(path: String, text: String)] = []
  private(set) var notes: [String] = []

  init(_ format: ExportFormat, _ input: ExportInput) throws {
    var files: [(path: String, text: String)] = []
    var notes: [String] = []
    try format.export(
      input,
      to: ExportOutput(
        note: { notes.append($0) },
        open: { path, body in
          var bytes: [UInt8] = []
          try body { bytes += $0 }
          files.append((path, String(decoding: bytes, as: UTF8.self)))
        }))
    self.files = files
    self.notes = notes
  }

  /// Whether a note tells of a preset, by itself or among those for which the reason holds too. Of many the names of some
  /// stand there.
  func hasNote(on name: String) -> Bool {
    notes.contains { note in
      note.hasPrefix("\(name): ") || note.contains(name)
        || note.wholeMatch(of: #/[0-9]+ presets: .* more/#) != nil
    }
  }

  /// The only file's text; of several the first.
  var text: String { files.first?.text ?? "" }
}
