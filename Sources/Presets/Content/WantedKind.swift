/// What may stand where a preset is mentioned; an alias stands for what it names.
public enum WantedKind: Hashable, Sendable {
  /// Presets of one kind.
  case only(Kind)
  /// Springs and tweens.
  case animation

  /// The kinds that may stand there.
  public var kinds: [Kind] {
    switch self {
    case .only(let kind): [kind]
    case .animation: [.spring, .tween]
    }
  }

  /// Whether a preset that stands for this kind may stand there.
  public func accepts(_ kind: Kind) -> Bool {
    switch self {
    case .only(let wanted): kind == wanted
    case .animation: kind == .spring || kind == .tween
    }
  }

  /// In words: "a curve", "a spring or a tween".
  public var phrase: String { kinds.map(\.phrase).joined(separator: " or ") }
}
