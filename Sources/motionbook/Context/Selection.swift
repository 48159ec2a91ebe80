import CommandLineKit
import Export
import Presets
import Suggestions

/// The presets that an export writes, and how.
struct Selection {
  private let format: ExportFormat
  private let library: Library
  private let settings: Settings
  /// Nil is all of them.
  private let names: Set<String>?

  /// Looks the patterns up.
  ///
  /// - Throws: ``Failure`` for a pattern that nothing matches.
  init(_ patterns: [String], format: ExportFormat, in library: Library, _ console: Console) throws {
    self.format = format
    self.library = library
    if patterns.isEmpty {
      names = nil
      settings = try library.settings()
      return
    }
    settings = Settings()
    let chosen = try Self.names(matching: patterns, among: library.names())
    let mentioned = format.includesReferences ? try Self.references(of: chosen, in: library) : []
    if !mentioned.isEmpty {
      console.note("also written, because what was chosen refers to it: \(NameList.text(mentioned.sorted()))")
    }
    names = chosen.union(mentioned.map(\.text))
  }

  private static func names(matching patterns: [String], among names: [String]) throws -> Set<String> {
    var chosen: Set<String> = []
    for pattern in patterns {
      let matching = names.filter { Glob.matches(pattern, $0) }
      if matching.isEmpty {
        let suggestion = Suggestions.nearest(to: pattern, among: names + groupPatterns(of: names))
        throw Failure(
          "no preset matches \"\(pattern)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ""))
      }
      chosen.formUnion(matching)
    }
    return chosen
  }

  private static func groupPatterns(of names: [String]) -> Set<String> {
    Set(names.flatMap { PresetName(stored: $0).groups.map { $0 + ".*" } })
  }

  /// What presets refer to, however far away, without the presets themselves.
  private static func references(of names: Set<String>, in library: Library) throws -> [PresetName] {
    var found: Set<PresetName> = []
    var waiting = names.map { PresetName(stored: $0) }
    while let name = waiting.popLast() {
      guard let preset = try library.preset(named: name) else { continue }
      for reference in preset.references where !names.contains(reference.name.text) {
        if found.insert(reference.name).inserted { waiting.append(reference.name) }
      }
    }
    return Array(found)
  }

  /// Writes the export part by part.
  func write(to sink: (_ bytes: [UInt8]) throws -> Void) throws {
    let input = ExportInput(settings: settings) { [names, library] body in
      try library.forEachPreset { preset in
        if names?.contains(preset.name.text) ?? true { try body(preset) }
      }
    }
    try format.write(input, sink)
  }

  /// The whole export.
  func bytes() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write { bytes += $0 }
    return bytes
  }

  /// Whether a file holds the export already.
  func isEqual(to file: String, _ console: Console) throws -> Bool {
    guard console.fileExists(file) else { return false }
    return try console.readFile(file) == bytes()
  }
}
