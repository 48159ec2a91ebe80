import Presets

/// What an export generates for a preset: what a person types, and what a source may hold.
public struct GeneratedSymbol: Hashable, Sendable {
  /// The preset.
  public let preset: PresetName
  /// What a person types where an animation, a curve or a duration is wanted.
  public let use: String
  /// The names that stand for the preset in a source: paths with dots, or names with dashes.
  public let names: [String]
}

/// All that an export generates, so that a check of an app knows it again.
public struct GeneratedSymbols: Sendable {
  /// Where the symbols can be used, as reports name platforms.
  public let platforms: [String]
  /// The first names of paths with dots, such as `Motion`.
  public var roots: [String]
  /// The beginnings of names with dashes, such as `--motion-`.
  public var prefixes: [String]
  /// Whether a symbol has the type of the platform's own animations, so that it can take the place of one.
  public let isAnimation: Bool
  /// Whether a file that uses a symbol must import something first.
  public let needsImport: Bool
  /// One for each preset.
  public var symbols: [GeneratedSymbol] = []

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
