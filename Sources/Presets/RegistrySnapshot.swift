import PlainText

/// A registry in memory: presets sorted by name, and the settings.
public struct RegistrySnapshot: PresetSource, Equatable, Sendable {
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
  /// The packs that were taken from elsewhere, by their names.
  public var packs: [String: TakenPack] = [:]

  /// Whether nothing is set.
  package var isEmpty: Bool { rules.isEmpty && packs.isEmpty }

  /// Creates settings.
  public init(rules: [String: RuleSetting] = [:]) { self.rules = rules }
}

/// A pack that a registry took from a file or a repository: by what was taken it is told later what has been changed here,
/// what in the pack, and what was removed.
public struct TakenPack: Hashable, Sendable {
  /// `sha256:` and the 64 hexadecimal digits of the text's digest.
  public var digest: String
  /// Where it was taken from, as typed; nil where a version took it that did not keep that.
  public var source: String?
  /// The digests of its presets by their names, see ``Preset/digest``; none where a version took it that kept none.
  public var presets: [String: String] = [:]

  /// Creates a pack of which no more is known than its text's digest.
  public init(digest: String) { self.digest = digest }
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

extension PresetSource {
  /// Some presets and all that they are made of, however far away; nil under the name of one that is not there.
  package func lineage(of names: some Sequence<PresetName>) throws -> [PresetName: Preset?] {
    var lineage: [PresetName: Preset?] = [:]
    var waiting = Array(names)
    while let name = waiting.popLast() {
      if lineage.keys.contains(name) { continue }
      let preset = try preset(named: name)
      lineage.updateValue(preset, forKey: name)
      preset?.forEachReference { reference in
        if reference.path != "reduced" { waiting.append(reference.name) }
      }
    }
    return lineage
  }
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
