import Presets

/// What is to be written out.
public struct ExportInput {
  /// The registry's own settings; none where only some of its presets are written.
  public let settings: Settings
  /// What was chosen for the format's options.
  public let options: ExportOptions
  private let listNames: () throws -> [PresetName]
  private let source: any PresetSource
  private let typed: (_ body: (Preset) throws -> Void) throws -> Void

  /// Makes an input.
  ///
  /// - Parameters:
  ///   - names: Lists the presets that are to be written, sorted.
  ///   - source: Where presets and what they refer to are looked up, by name.
  ///   - forEachPreset: Calls its argument with each preset, in the order of the names.
  public init(
    settings: Settings, options: ExportOptions = ExportOptions(), names: @escaping () throws -> [PresetName],
    source: any PresetSource,
    forEachPreset: @escaping (_ body: (Preset) throws -> Void) throws -> Void
  ) {
    self.settings = settings
    self.options = options
    listNames = names
    self.source = source
    typed = forEachPreset
  }

  /// Presets in memory.
  public init(_ book: Book, options: ExportOptions = ExportOptions()) {
    self.init(settings: book.settings, options: options, names: { book.presets.map(\.name) }, source: book) {
      body in
      for preset in book.presets { try body(preset) }
    }
  }

  /// The names of the presets that are to be written, sorted.
  public func names() throws -> [PresetName] { try listNames() }

  /// Calls the body with each preset as it was typed, in the order of the names.
  public func forEachTyped(_ body: (Preset) throws -> Void) throws { try typed(body) }

  /// Calls the body with each preset and what it resolves to, in the order of the names.
  public func forEach(_ body: (ExportedPreset) throws -> Void) throws {
    let resolver = Resolver(source)
    let written = Set(try names())
    try typed { preset in
      try body(ExportedPreset(preset, resolver: resolver, source: source, written: written))
    }
  }

  /// Every preset and what it resolves to: for formats that write several passes over them.
  public func all() throws -> [ExportedPreset] {
    var presets: [ExportedPreset] = []
    try forEach { presets.append($0) }
    return presets
  }

  /// A number that tells these presets from others, as sixteen hexadecimal digits: made from what was typed for
  /// them and for everything that they are made from, so that no edit elsewhere in the registry changes it.
  public func digest() throws -> String {
    var digest = PresetDigest()
    var added = Set(try names())
    var waiting: [PresetName] = []
    try typed { preset in
      digest.add(preset)
      for reference in preset.references where added.insert(reference.name).inserted {
        waiting.append(reference.name)
      }
    }
    while let name = waiting.popLast() {
      guard let preset = try source.preset(named: name) else { continue }
      digest.add(preset)
      for reference in preset.references where added.insert(reference.name).inserted {
        waiting.append(reference.name)
      }
    }
    return digest.text
  }
}
