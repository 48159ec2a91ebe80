import Presets

/// The changes that an import would make to a registry. Pure: nothing is written.
public struct ImportPlan: Sendable {
  /// Presets that are not there yet.
  public private(set) var added: [Preset] = []
  /// Presets that are there and differ.
  public private(set) var replaced: [Preset] = []
  /// How many are there already and equal.
  public private(set) var unchanged = 0
  /// Presets that are there and not in what is imported, for an exact import.
  public private(set) var removed: [PresetName] = []

  /// Compares presets with what is there.
  ///
  /// - Parameters:
  ///   - presets: What is imported.
  ///   - names: All names that are there, for an exact import; nil keeps what is not imported.
  ///   - source: What is there.
  public init(_ presets: [Preset], exactly names: [String]? = nil, into source: any PresetSource) throws {
    for preset in presets {
      guard let present = try source.preset(named: preset.name) else {
        added.append(preset)
        continue
      }
      if present == preset { unchanged += 1 } else { replaced.append(preset) }
    }
    guard let names else { return }
    let imported = Set(presets.map(\.name.text))
    removed = names.filter { !imported.contains($0) }.map { PresetName(stored: $0) }
  }
}
