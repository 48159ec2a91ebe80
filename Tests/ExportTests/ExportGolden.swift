import Export
import Foundation
import Presets
import TestSupport
import Testing

/// Compares exports with the files in `Golden/`.
enum ExportGolden {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  /// One or two presets of each kind: what golden files show, so that a person can read them.
  static func small() throws -> RegistrySnapshot { try book(folder.appending(path: "small.json")) }

  /// Every kind of preset and every edge of it, for compilers, schemas and browsers; too long for golden files.
  static func everything() throws -> RegistrySnapshot { try book(folder.appending(path: "everything.json")) }

  /// One of ``everything()``.
  static func preset(_ name: String) throws -> Preset {
    try #require(try everything().presets.first { $0.name.text == name })
  }

  /// That preset again under each of some names.
  static func copies(of name: String, named names: [String]) throws -> [Preset] {
    var copy = try preset(name)
    return try names.map { name in
      copy.name = try PresetName(name)
      return copy
    }
  }

  /// What comes with the command, such as `apple` or `starter`.
  static func pack(_ name: String) throws -> RegistrySnapshot {
    try book(folder.appending(path: "../../../seed/\(name).json"))
  }

  /// The presets of a registry as JSON.
  static func book(_ file: URL) throws -> RegistrySnapshot {
    let text = RegistryText(Array(try Data(contentsOf: file)))
    try #require(text.problems.isEmpty, "\(text.problems)")
    return RegistrySnapshot(text.presets, settings: text.settings)
  }

  /// The presets of a book, but for those of the group `outside`: partners that are not part of the export.
  static func input(_ book: RegistrySnapshot, options: ExportOptions = ExportOptions()) -> ExportInput {
    let presets = book.presets.filter { $0.name.segments.first != "outside" }
    return ExportInput(
      settings: book.settings, options: options, names: { presets.map(\.name) }, source: book
    ) { body in
      for preset in presets { try body(preset) }
    }
  }

  /// Compares what a format writes of ``small()`` with its golden files. A format that writes one file has
  /// the golden file `FORMAT.EXTENSION`, one that writes a folder `FORMAT/…`.
  static func expect(
    _ name: String, options: ExportOptions = ExportOptions(), as variant: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let format = try #require(ExportFormats.named(name), sourceLocation: sourceLocation)
    let exported = try ExportedFiles(format, input(try small(), options: options))
    for (file, text) in exported.files {
      let path =
        format.writesFolder(with: options)
        ? "\(variant ?? name)/\(file)"
        : "\(variant ?? name).\(URL(filePath: file).pathExtension)"
      try Golden.expect(text, equals: path, in: folder, sourceLocation: sourceLocation)
    }
    try Golden.expect(
      exported.notes.joined(separator: "\n") + "\n", equals: "\(variant ?? name).notes.txt", in: folder,
      sourceLocation: sourceLocation)
  }
}
