import Presets

/// What an export generates for a preset: what a person types, and what a source may hold.
package struct GeneratedSymbol: Hashable, Sendable {
  /// The preset.
  package let preset: PresetName
  /// What a person types where an animation, a curve or a duration is wanted.
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
  package var symbols: [GeneratedSymbol] = []

  init(
    platforms: [String], roots: [String] = [], prefixes: [String] = [], isAnimation: Bool, needsImport: Bool
  ) {
    self.platforms = platforms
    self.roots = roots
    self.prefixes = prefixes
    self.isAnimation = isAnimation
    self.needsImport = needsImport
  }
}
