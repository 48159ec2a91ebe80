import PlainText

/// A registry in memory: presets sorted by name, and the settings.
public struct RegistrySnapshot: PresetSource, Sendable {
  /// The presets, sorted by name, each name once.
  public let presets: [Preset]
  /// The registry's own settings.
  public var settings: Settings

  /// Creates a snapshot. Of two presets of one name the later one stays.
  public init(_ presets: [Preset], settings: Settings = Settings()) {
    self.settings = settings
    // What comes out of a registry or its JSON is sorted already, and sorting moves much memory.
    if presets.indices.dropFirst().allSatisfy({ presets[$0 - 1].name < presets[$0].name }) {
      self.presets = presets
    } else {
      let byName = Dictionary(presets.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
      self.presets = byName.values.sorted { $0.name < $1.name }
    }
  }

  /// The preset of that name, nil when there is none.
  public func preset(named name: PresetName) -> Preset? {
    let place = presets.partitioningIndex { $0.name >= name }
    return place < presets.count && presets[place].name == name ? presets[place] : nil
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

/// The registry's own settings: the severities and thresholds of its rules, and the packs that it took.
public struct Settings: Hashable, Sendable {
  /// By rule.
  public var rules: [String: RuleSetting] = [:]
  /// The digests of the packs' texts, `sha256:` and 64 hexadecimal digits, by the packs' names.
  public var packs: [String: String] = [:]

  /// Whether nothing is set.
  package var isEmpty: Bool { rules.isEmpty && packs.isEmpty }

  /// Creates settings.
  public init(rules: [String: RuleSetting] = [:]) { self.rules = rules }
}

/// A registry's setting of one rule. Nil leaves the rule's own.
public struct RuleSetting: Hashable, Sendable {
  /// The severity of a finding.
  public var severity: RuleSeverity?
  /// From where the rule finds something, in the rule's own unit.
  public var threshold: Double?

  /// Creates a setting.
  public init(severity: RuleSeverity? = nil, threshold: Double? = nil) {
    self.severity = severity
    self.threshold = threshold
  }
}

/// The severity of a rule's findings.
public enum RuleSeverity: String, CaseIterable, Hashable, Sendable {
  /// The rule does not run.
  case off
  /// Worth knowing.
  case note
  /// Worth changing.
  case warning
  /// Wrong.
  case error
}

/// Something presets can be looked up in by name: a registry's file, or presets in memory.
public protocol PresetSource {
  /// The preset of that name, nil when there is none.
  func preset(named name: PresetName) throws -> Preset?
}

/// A source in which some presets stand in front of those of another: a change that is not written yet.
public struct OverlaidSource: PresetSource {
  private var front: [PresetName: Preset?]
  private let back: any PresetSource

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - presets: They hide those of the same name; of two of one name the first counts.
  ///   - removed: Names that are hidden themselves.
  ///   - back: Where everything else is looked up.
  public init(_ presets: [Preset], without removed: [PresetName] = [], over back: any PresetSource) {
    front = Dictionary(presets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for name in removed { front[name] = Preset?.none }
    self.back = back
  }

  /// The preset of that name in front, else behind.
  public func preset(named name: PresetName) throws -> Preset? {
    if let preset = front[name] { return preset }
    return try back.preset(named: name)
  }
}
