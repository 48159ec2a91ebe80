import Presets

/// Finds presets that are the same motion, each preset looked at once.
struct TwinSearch {
  /// The first preset of each role with a motion; a preset without a role is equal to one of any role.
  private struct Leaders {
    private var byRole: (Int32, Int32, Int32, Int32) = (-1, -1, -1, -1)

    /// The leader that a preset is equal to; -1 when it becomes a leader itself.
    mutating func join(_ index: Int, role: Role?) -> Int32 {
      let (any, spatial, effects, ambient) = byRole
      let twin: Int32 =
        switch role {
        case nil: [any, spatial, effects, ambient].filter { $0 >= 0 }.min() ?? -1
        case .spatial: any >= 0 ? any : spatial
        case .effects: any >= 0 ? any : effects
        case .ambient: any >= 0 ? any : ambient
        }
      guard twin < 0 else { return twin }
      switch role {
      case nil: byRole.0 = Int32(index)
      case .spatial: byRole.1 = Int32(index)
      case .effects: byRole.2 = Int32(index)
      case .ambient: byRole.3 = Int32(index)
      }
      return -1
    }
  }

  private var motions: [ExactMotion: Leaders] = [:]
  private var shapes: [ExactShape: Leaders] = [:]

  /// For each preset the one that it is equal to; -1 without one.
  static func twins(_ subject: ValidationSubject) -> [Int32] {
    var search = TwinSearch()
    var twins = [Int32](repeating: -1, count: subject.presets.count)
    // Packs first, so that a finding stands at the preset that a person can change.
    for isFromPack in [true, false] {
      for index in subject.presets.indices where subject.traits[index].contains(.fromPack) == isFromPack {
        if subject.isComparable(index) { twins[index] = search.join(index, subject) }
      }
    }
    return twins
  }

  private mutating func join(_ index: Int, _ subject: ValidationSubject) -> Int32 {
    let kind = subject.resolution.kinds[index]
    let role = subject.role(index)
    if kind == .spring || kind == .duration {
      return motions[ExactMotion(subject.resolution.springs[index], kind: kind), default: Leaders()]
        .join(index, role: role)
    }
    guard let shape = ExactShape(index, subject) else { return -1 }
    return shapes[shape, default: Leaders()].join(index, role: role)
  }
}

extension ValidationSubject {
  /// Whether a preset is compared with others: not when it stands for another on purpose, nor when it is
  /// going away.
  func isComparable(_ index: Int) -> Bool {
    resolution.kinds[index] != .none && traits[index].isDisjoint(with: [.isAlias, .isDeprecated])
      && !equalsBase(index)
  }
}
