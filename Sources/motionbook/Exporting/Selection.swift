import CommandLineKit
import Export
import PlainText
import Presets
import Registry

/// The presets that an export writes.
struct Selection {
  private let source: RegistrySource
  private let settings: Settings
  /// Nil is all of them.
  private let names: Set<String>?

  /// Looks the patterns up.
  ///
  /// - Throws: ``Failure`` for a pattern that nothing matches.
  init(
    _ patterns: [String], with references: ReferencesWritten, in source: RegistrySource, _ console: Console
  )
    throws
  {
    self.source = source
    if patterns.isEmpty {
      names = nil
      settings = try source.settings()
      return
    }
    settings = Settings()
    let chosen = Set(try NamePatterns(patterns).names(among: source.names()))
    let mentioned = try Self.references(references, of: chosen, in: source)
    if !mentioned.isEmpty {
      console.note("also written, because what was chosen refers to it: \(mentioned.sorted().map(\.text).listed)")
    }
    names = chosen.union(mentioned.map(\.text))
  }

  /// Runs an export on what its format writes, all of it read of one moment.
  ///
  /// - Parameter isStreamed: Whether presets are read one at a time as they are written, and none is looked up.
  func export(
    options: ExportOptions, isStreamed: Bool, _ body: (ExportInput) throws -> Void
  ) throws {
    try source.reading {
      let source = try isStreamed || isStreamedForSize() ? source : .book(try source.book())
      try body(
        ExportInput(
          settings: settings, options: options, names: { try listedNames(in: source) }, source: source
        ) { [names] body in
          try source.forEachPreset { preset in
            if names?.contains(preset.name.text) ?? true { try body(preset) }
          }
        })
    }
  }

  /// The presets that are written, sorted.
  func written() throws -> [PresetName] { try source.reading { try listedNames(in: source) } }

  /// The most presets that are read into memory, where many lookups are faster: some ten megabytes.
  private static let mostInMemory = 20_000

  /// Whether the presets are so few that looking them up is less than reading everything, or so many that they
  /// should not stand in memory whole.
  private func isStreamedForSize() throws -> Bool {
    if let names, names.count < 100 { return true }
    guard case .registry(let registry) = source else { return true }
    return try registry.count() > Self.mostInMemory
  }

  private func listedNames(in source: RegistrySource) throws -> [PresetName] {
    try source.names().filter { names?.contains($0) ?? true }.map { PresetName(stored: $0) }
  }

  /// The presets that some presets refer to, however far away, without these themselves.
  private static func references(
    _ wanted: ReferencesWritten, of names: Set<String>, in source: RegistrySource
  ) throws -> [PresetName] {
    let resolver = Resolver(source)
    var found: Set<PresetName> = []
    var waiting = names.map { PresetName(stored: $0) }
    while let name = waiting.popLast() {
      guard let preset = try source.preset(named: name) else { continue }
      let mentioned =
        switch wanted {
        case .everything: preset.references.map(\.name)
        case .partners: try partners(of: preset, resolver)
        case .none: [PresetName]()
        }
      for name in mentioned where !names.contains(name.text) {
        if found.insert(name).inserted { waiting.append(name) }
      }
    }
    return Array(found)
  }

  private static func partners(of preset: Preset, _ resolver: Resolver) throws -> [PresetName] {
    var partners: [PresetName] = []
    if case .alias(let target) = preset.content { partners.append(target) }
    if case .preset(let name) = try resolver.reduced(of: preset) { partners.append(name) }
    return partners
  }
}
