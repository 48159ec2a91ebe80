/// A registry in memory: presets sorted by name, and the settings.
public struct Book: PresetSource, Sendable {
  /// The presets, sorted by name, each name once.
  public let presets: [Preset]
  /// The registry's own settings.
  public var settings: Settings

  /// Makes a book. Of two presets of one name the later one stays.
  public init(_ presets: [Preset], settings: Settings = Settings()) {
    self.settings = settings
    // What comes out of a registry or its JSON is sorted already, and sorting moves much memory.
    if zip(presets, presets.dropFirst()).allSatisfy({ $0.name < $1.name }) {
      self.presets = presets
    } else {
      let byName = Dictionary(presets.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
      self.presets = byName.values.sorted { $0.name < $1.name }
    }
  }

  /// The preset of that name, nil when there is none.
  public func preset(named name: PresetName) -> Preset? {
    var low = 0
    var high = presets.count
    while low < high {
      let middle = (low + high) / 2
      if presets[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < presets.count && presets[low].name == name ? presets[low] : nil
  }

  /// For each preset that is mentioned, who mentions it, in the order of the names.
  public func users() -> [PresetName: [PresetName]] {
    var users: [PresetName: [PresetName]] = [:]
    for preset in presets {
      preset.forEachReference { reference in
        guard users[reference.name]?.last != preset.name else { return }
        users[reference.name, default: []].append(preset.name)
      }
    }
    return users
  }
}
