import MotionPhysics
import Presets

/// A part of a preset's motion that an export has by itself.
package enum GeneratedPart: String, CaseIterable, Sendable {
  /// How long it takes, its curve, and how long it waits.
  case duration, easing, delay
  /// Those three as a transition has them.
  case transition
  /// All that an animation of keyframes takes.
  case animation
}

/// The code that an export generates for a preset, as it is typed and as a source may hold it.
package struct GeneratedSymbol: Hashable, Sendable {
  /// The preset.
  package let preset: PresetName
  /// The code to type where an animation, a curve or a duration is wanted.
  package let use: String
  /// The names that stand for the preset in a source, paths with dots or names with dashes, each under how it says the
  /// preset: another preset has its name under the same word.
  package let names: [String: String]
  /// The code to type where a part of the preset is wanted; none where the platform has no parts.
  package let parts: [GeneratedPart: String]

  init(
    _ preset: PresetName, use: String, names: [String: String], parts: [GeneratedPart: String] = [:]
  ) {
    self.preset = preset
    self.use = use
    self.names = names
    self.parts = parts
  }
}

/// All that an export generates for one kind of place, so that a check of an app knows it again.
package struct GeneratedSymbols: Sendable {
  /// Where the symbols can be used, as reports name platforms.
  package let platforms: [String]
  /// The first names of paths with dots, such as `Motion`.
  package var roots: [String]
  /// The beginnings of names with dashes, such as `--motion-`.
  package var prefixes: [String]
  /// Whether a file that uses a symbol must import something first.
  package let needsImport: Bool
  /// One for each preset.
  package let symbols: [GeneratedSymbol]

  /// Lists what an export generates of each preset.
  ///
  /// - Parameter symbol: What a person types for a preset, and the names that a source may hold.
  init(
    _ input: ExportInput, platforms: [String], roots: [String] = [], prefixes: [String] = [],
    needsImport: Bool, symbol: (Preset) -> (use: String, names: [String])
  ) throws {
    var symbols: [GeneratedSymbol] = []
    try input.forEachTyped { preset in
      let (use, names) = symbol(preset)
      let keyed = names.enumerated().map { (String($0.offset), $0.element) }
      symbols.append(
        GeneratedSymbol(preset.name, use: use, names: Dictionary(uniqueKeysWithValues: keyed)))
    }
    self.init(symbols, platforms: platforms, roots: roots, prefixes: prefixes, needsImport: needsImport)
  }

  /// Lists what an export generates of each preset by what it resolves to. What resolves to nothing has no symbol.
  ///
  /// - Parameter symbol: The symbol of a preset; nil for one that the export does not write.
  init(
    _ input: ExportInput, platforms: [String], prefixes: [String], needsImport: Bool,
    byMotion symbol: (Preset, Motion) -> GeneratedSymbol?
  ) throws {
    var symbols: [GeneratedSymbol] = []
    try input.forEachMotion { preset, motion in
      if let symbol = symbol(preset, motion) { symbols.append(symbol) }
    }
    self.init(symbols, platforms: platforms, roots: [], prefixes: prefixes, needsImport: needsImport)
  }

  private init(
    _ symbols: [GeneratedSymbol], platforms: [String], roots: [String], prefixes: [String], needsImport: Bool
  ) {
    self.symbols = symbols
    self.platforms = platforms
    self.roots = roots
    self.prefixes = prefixes
    self.needsImport = needsImport
  }
}
