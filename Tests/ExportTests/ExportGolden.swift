import Foundation
import Presets
import TestSupport
import Testing

@testable import Export

/// Compares exports with the files in `Golden/`.
enum ExportGolden {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  /// One or two presets of each kind: what golden files show, so that a person can read them.
  static func small() throws -> RegistrySnapshot { try book(folder.appending(path: "small.json")) }

  /// Every kind of preset and every edge of it, for compilers, schemas and browsers: what is written of it is not
  /// recorded.
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

  /// The presets of a pack that comes with the command, such as `apple` or `starter`.
  static func pack(_ name: String) throws -> RegistrySnapshot {
    try book(folder.appending(path: "../../../seed/\(name).json"))
  }

  /// The presets of a registry as JSON.
  static func book(_ file: URL) throws -> RegistrySnapshot { try book(Array(Data(contentsOf: file))) }

  /// A registry of presets in JSON, with commas between them.
  static func book(presets: String) throws -> RegistrySnapshot {
    try book(Array(#"{"format": "motionbook/1", "presets": [\#(presets)]}"#.utf8))
  }

  static func book(_ bytes: [UInt8]) throws -> RegistrySnapshot {
    let text = RegistryText(bytes)
    try #require(text.problems.isEmpty, "\(text.problems)")
    return RegistrySnapshot(text.presets, settings: text.settings)
  }

  /// The presets of a book, but for those of the group `outside`: partners that are not part of the export.
  static func input(
    _ book: RegistrySnapshot, options: ExportOptions = ExportOptions(), without others: Set<String> = []
  ) -> ExportInput {
    let presets = book.presets.filter {
      $0.name.segments.first != "outside" && !others.contains($0.name.text)
    }
    return ExportInput(settings: book.settings, options: options, presets: presets, source: book)
  }

  /// Baked curves are short at this tolerance.
  static let options = ExportOptions(tolerance: 0.02)

  /// Compares what a format writes of ``small()`` with its golden files. A format that writes one file has
  /// the golden file `FORMAT.EXTENSION`, one that writes a folder `FORMAT/…`; one with notes has `FORMAT.notes.txt`.
  ///
  /// A golden file is what a person reads: in the place of code that is brought along stands the name of its file.
  ///
  /// - Parameters:
  ///   - others: Presets that are left out, where the rest says as much and all would be long.
  ///   - shortened: Leaves out what nobody reads.
  static func expect(
    _ name: String, options: ExportOptions = options, without others: Set<String> = [],
    shortened: (String) -> String = { $0 }, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let format = try #require(ExportFormats.named(name), sourceLocation: sourceLocation)
    let exported = try ExportedFiles(format, input(small(), options: options, without: others))
    for (file, text) in exported.files {
      let ending = URL(filePath: file).pathExtension
      try Golden.expect(
        shortened(withoutSupport(text, ending: ending)),
        equals: format.writesFolder(with: options) ? "\(name)/\(file)" : "\(name).\(ending)",
        in: folder, sourceLocation: sourceLocation)
    }
    try Golden.expect(
      exported.notes.map { $0 + "\n" }.joined(), equals: "\(name).notes.txt", in: folder,
      sourceLocation: sourceLocation)
  }

  /// A text in which code that it brings along, which has tests of its own (``SupportTests``), is a line.
  private static func withoutSupport(_ text: String, ending: String) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for file in try FileManager.default.contentsOfDirectory(atPath: SupportTests.folder.path).sorted()
    where file.hasSuffix("." + ending) {
      for root in ["Motion", "LayerMotion", "motion"] {
        let code = try SupportFile(file).lines(root: root, ["ACCESS": "public "])
        let start = lines.indices.first { start in
          lines[start...].lazy.map { $0.trimmingPrefix(while: \.isWhitespace) }
            .starts(with: code.lazy.map { $0.trimmingPrefix(while: \.isWhitespace) })
        }
        guard let start else { continue }
        lines.replaceSubrange(start..<start + code.count, with: ["// … Support/\(file)"])
      }
    }
    return lines.joined(separator: "\n")
  }
}
