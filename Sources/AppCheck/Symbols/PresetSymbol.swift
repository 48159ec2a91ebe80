import AppScan

/// A name that an export generates for a preset.
package struct PresetSymbol: Hashable, Sendable {
  /// The preset.
  package let preset: String
  /// What a person types, such as `Motion.sheet.present` or `var(--motion-sheet-present-transition)`.
  package let use: String
  /// What the export generates for the preset, as it stands in a source, without calls.
  package let names: [String]
  /// Where it can be used.
  package let platforms: Set<AppPlatform>
  /// Where it may take the place of the platform's own animation.
  package let replacement: Replacement

  /// Where a symbol may take the place of what a person wrote.
  package enum Replacement: Hashable, Sendable {
    /// Nowhere: its type is another.
    case never
    /// In files that use the export already: others would have to import it first.
    case whereImported
    /// Everywhere.
    case always
  }

  /// Makes a symbol.
  package init(
    preset: String, use: String, names: [String], platforms: Set<AppPlatform>, replacement: Replacement
  ) {
    self.preset = preset
    self.use = use
    self.names = names
    self.platforms = platforms
    self.replacement = replacement
  }
}
