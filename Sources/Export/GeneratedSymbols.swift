import Presets

/// The code that an export generates for a preset, as it is typed and as a source may hold it.
package struct GeneratedSymbol: Hashable, Sendable {
  /// The preset.
  package let preset: PresetName
  /// The code to type where an animation, a curve or a duration is wanted.
  package let use: String
  /// The names that stand for the preset in a source: paths with dots, or names with dashes.
  package let names: [String]
}

/// All that an export generates, so that a check of an app knows it again.
package struct GeneratedSymbols: Sendable {
  /// Where the symbols can be used, as reports name platforms.
  package let platforms: [String]
  /// The first names of paths with dots, such as `Motion`.
  package var roots: [String]
  /// The beginnings of names with dashes, such as `--motion-`.
  package var prefixes: [String]
  /// Whether a symbol has the type of the platform's own animations, so that it can take the place of one.
  package let isAnimation: Bool
  /// Whether a file that uses a symbol must import something first.
  package let needsImport: Bool
  /// One for each preset.
  package let symbols: [GeneratedSymbol]

  /// Lists what an export generates of each preset.
  ///
  /// - Parameter symbol: What a person types for a preset, and the names that a source may hold.
  init(
    _ input: ExportInput, platforms: [String], roots: [String] = [], prefixes: [String] = [],
    isAnimation: Bool, needsImport: Bool, symbol: (Preset) -> (use: String, names: [String])
  ) throws {
    self.platforms = platforms
    self.roots = roots
    self.prefixes = prefixes
    self.isAnimation = isAnimation
    self.needsImport = needsImport
    var symbols: [GeneratedSymbol] = []
    try input.forEachTyped { preset in
      let (use, names) = symbol(preset)
      symbols.append(GeneratedSymbol(preset: preset.name, use: use, names: names))
    }
    self.symbols = symbols
  }
}
