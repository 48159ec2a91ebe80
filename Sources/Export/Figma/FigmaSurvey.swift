import Presets

/// What must be known of all presets while the variables of each are written: a variable says of others whether they
/// are variables too. Fingerprints in place of names, since a registry may be large.
struct FigmaSurvey {
  /// The presets of which no variable can say anything.
  private(set) var omitted: [FigmaOmission] = []
  /// The presets that are more than one value.
  private(set) var objects: Set<PresetName> = []
  private var facts: [Fingerprint: Facts] = [:]

  /// What is known of a preset, a bit each.
  private struct Facts: OptionSet {
    let rawValue: UInt8

    static let isReplaced = Facts(rawValue: 1)

    static func has(_ role: FigmaRole) -> Facts {
      switch role {
      case .easing: Facts(rawValue: 2)
      case .duration: Facts(rawValue: 4)
      case .delay: Facts(rawValue: 8)
      }
    }
  }

  mutating func add(_ exported: ExportedPreset) {
    if exported.isObject { objects.insert(exported.name) }
    let motion = FigmaMotion(exported.motion, tolerance: nil)
    let roles = motion.roles(in: exported)
    var facts: Facts = exported.isReplaced ? .isReplaced : []
    for role in roles { facts.insert(.has(role)) }
    self.facts[Fingerprint(exported.name.text)] = facts
    guard roles.isEmpty else { return }
    omitted.append(
      FigmaOmission(name: exported.name.text, reason: motion.remarks.map(\.text).joined(separator: "; ")))
  }

  /// The id of a preset's variable; nil where it has none in that role.
  func id(_ role: FigmaRole, of name: PresetName) -> String? {
    has(.has(role), name) ? role.id(of: name) : nil
  }

  /// Whether a preset's variables have another value in the mode for less motion. What refers to one of them would
  /// change along.
  func isReplaced(_ name: PresetName) -> Bool { has(.isReplaced, name) }

  private func has(_ fact: Facts, _ name: PresetName) -> Bool {
    facts[Fingerprint(name.text)]?.contains(fact) ?? false
  }
}

extension ExportedPreset {
  /// Whether something else stands in its place when a person asks for less motion.
  fileprivate var isReplaced: Bool {
    switch reduced {
    case .cut: true
    case .preset(let partner, _): partner != name
    case .elsewhere, nil: false
    }
  }
}
