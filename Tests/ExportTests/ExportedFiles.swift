import Export
import Presets
import Testing

/// The files that a format wrote, and the notes on what it could not carry.
struct ExportedFiles {
  /// Each file's path and text, in the order in which they were written.
  private(set) var files: [(path: String, text: String)] = []
  private(set) var notes: [String] = []
  private let noted: Set<PresetName>

  init(_ format: ExportFormat, _ input: ExportInput) throws {
    var files: [(path: String, text: String)] = []
    var notes: [String] = []
    let output = ExportOutput(
      note: { notes.append($0) },
      open: { path, body in
        var bytes: [UInt8] = []
        try body { bytes += $0 }
        files.append((path, String(decoding: bytes, as: UTF8.self)))
      })
    try format.export(input, to: output)
    self.files = files
    self.notes = notes
    noted = output.noted
  }

  init(named name: String, _ input: ExportInput) throws {
    try self.init(try #require(ExportFormats.named(name)), input)
  }

  /// Whether a note tells of a preset, by itself or among those for which the reason holds too.
  func hasNote(on name: String) -> Bool { noted.contains(PresetName(stored: name)) }

  /// The only file's text; of several the first.
  var text: String { files.first?.text ?? "" }
}
