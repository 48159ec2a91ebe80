/// A registry in memory: presets sorted by name, and the settings.
public struct Book: PresetSource, Sendable {
  /// The presets, sorted by name, each name once.
  public let presets: [Preset]
  /// The registry's own settings.
  public var settings: Settings
  private let indices: [PresetName: Int]

  /// Makes a book. Of two presets of one name the later one stays.
  public init(_ presets: [Preset], settings: Settings = Settings()) {
    let byName = Dictionary(presets.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    self.presets = byName.values.sorted { $0.name < $1.name }
    self.settings = settings
    indices = Dictionary(
      uniqueKeysWithValues: self.presets.enumerated().map { ($0.element.name, $0.offset) })
  }

  /// The preset of that name, nil when there is none.
  public func preset(named name: PresetName) -> Preset? { indices[name].map { presets[$0] } }

  /// For each preset that is mentioned, who mentions it, in the order of the names.
  public func users() -> [PresetName: [PresetName]] {
    var users: [PresetName: [PresetName]] = [:]
    for preset in presets {
      preset.forEachReference { reference in
        if users[reference.name]?.last != preset.name { users[reference.name, default: []].append(preset.name) }
      }
    }
    return users
  }
}
