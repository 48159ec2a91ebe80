import Export
import Foundation
import Presets
import Testing

/// Compares exports with the files in `Golden/`. `RECORD_GOLDEN=1` (`make record`) writes them anew, and fails so
/// that nobody leaves it on.
enum ExportGolden {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  /// Every kind of preset and every edge of it.
  static func everything() throws -> Book { try book(folder.appending(path: "everything.json")) }

  /// What comes with the command, such as `apple` or `starter`.
  static func pack(_ name: String) throws -> Book {
    try book(folder.appending(path: "../../../seed/\(name).json"))
  }

  /// The presets of a registry as JSON.
  static func book(_ file: URL) throws -> Book {
    let text = RegistryText(Array(try Data(contentsOf: file)))
    try #require(text.problems.isEmpty, "\(text.problems)")
    return Book(text.presets, settings: text.settings)
  }

  /// The presets of a book, but for those of the group `outside`: partners that are not part of the export.
  static func input(_ book: Book, options: ExportOptions = ExportOptions()) -> ExportInput {
    let presets = book.presets.filter { $0.name.segments.first != "outside" }
    return ExportInput(
      settings: book.settings, options: options, names: { presets.map(\.name) }, source: book
    ) { body in
      for preset in presets { try body(preset) }
    }
  }

  /// Compares what a format writes of ``everything()`` with its golden files. A format that writes one file has
  /// the golden file `FORMAT.EXTENSION`, one that writes a folder `FORMAT/…`.
  static func expect(
    _ name: String, options: ExportOptions = ExportOptions(), as variant: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let format = try #require(ExportFormats.named(name), sourceLocation: sourceLocation)
    let exported = try ExportedFiles(format, input(try everything(), options: options))
    for (file, text) in exported.files {
      let path =
        format.writesFolder(with: options)
        ? "\(variant ?? name)/\(file)"
        : "\(variant ?? name).\(URL(filePath: file).pathExtension)"
      try expect(text, equals: path, sourceLocation: sourceLocation)
    }
    try expect(
      exported.notes.joined(separator: "\n") + "\n", equals: "\(variant ?? name).notes.txt",
      sourceLocation: sourceLocation)
  }

  private static func expect(_ text: String, equals path: String, sourceLocation: SourceLocation) throws {
    let file = folder.appending(path: path)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(path)", sourceLocation: sourceLocation)
      return
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    guard text != golden else { return }
    Issue.record(
      "\(path) differs: \(firstDifference(text, golden)); see all of it with RECORD_GOLDEN=1",
      sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ text: String, _ golden: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let goldenLines = golden.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, (line, goldenLine)) in zip(lines, goldenLines).enumerated() where line != goldenLine {
      return "line \(index + 1) is \"\(line)\", and was \"\(goldenLine)\""
    }
    return "it has \(lines.count) lines, and had \(goldenLines.count)"
  }
}
