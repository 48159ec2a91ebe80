import CommandLineKit
import Export
import PlainText
import Presets
import Registry

/// The presets that an export writes.
struct Selection {
  private let source: any RegistrySource
  private let settings: Settings
  /// Nil is all of them.
  private let names: Set<PresetName>?

  init(
    _ patterns: [String], with references: ReferencesWritten, in source: any RegistrySource,
    _ console: Console
  )
    throws
  {
    self.source = source
    if patterns.isEmpty {
      names = nil
      settings = try source.settings
      return
    }
    settings = Settings()
    let chosen = try NamePatterns(patterns).names(among: source.names()).map { PresetName(stored: $0) }
    names = try Self.written(chosen, with: references, in: source, console)
  }

  /// A preset that is there.
  init(
    _ preset: PresetName, with references: ReferencesWritten, in source: any RegistrySource,
    _ console: Console
  ) throws {
    self.source = source
    settings = Settings()
    names = try Self.written([preset], with: references, in: source, console)
  }

  /// The presets that were chosen and those that are written along, which people are told.
  private static func written(
    _ chosen: [PresetName], with references: ReferencesWritten, in source: any RegistrySource,
    _ console: Console
  ) throws -> Set<PresetName> {
    let chosen = Set(chosen)
    let mentioned = try Self.references(references, of: chosen, in: source)
    if !mentioned.isEmpty {
      console.note(
        "also written, because what was chosen refers to it: \(mentioned.sorted().map(\.text).listed)")
    }
    return chosen.union(mentioned)
  }

  /// Runs an export on what its format writes, all of it read of one moment.
  func export(options: ExportOptions, _ body: (ExportInput) throws -> Void) throws {
    try source.read {
      // To look a few up is less than to read everything; of many all stand in memory, where lookups are faster.
      let isFew = names.map { $0.count < 100 } ?? false
      let source: any RegistrySource = try isFew ? source : source.book()
      let presets = try names.map { try $0.sorted().compactMap { try source.preset(named: $0) } }
      let all = try presets ?? source.book().presets
      try body(
        ExportInput(settings: settings, options: options, presets: all, source: source))
    }
  }

  /// The presets that are written, sorted.
  func written() throws -> [PresetName] {
    try source.read {
      guard let names else { return try source.names().map { PresetName(stored: $0) } }
      return try names.sorted().filter { try source.preset(named: $0) != nil }
    }
  }

  /// The presets that some presets refer to, however far away, without these themselves.
  private static func references(
    _ wanted: ReferencesWritten, of names: Set<PresetName>, in source: any RegistrySource
  ) throws -> [PresetName] {
    let resolver = Resolver(source)
    var found: Set<PresetName> = []
    var waiting = Array(names)
    while let name = waiting.popLast() {
      guard let preset = try source.preset(named: name) else { continue }
      let mentioned =
        switch wanted {
        case .everything: preset.references.map(\.name)
        case .partners: try partners(of: preset, resolver)
        case .none: [PresetName]()
        }
      for name in mentioned where !names.contains(name) {
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
