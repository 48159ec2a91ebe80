/// The kind of a preset.
public enum Kind: String, CaseIterable, Hashable, Sendable {
  /// A damped spring, of its own or adjusted from a base.
  case spring
  /// A unit curve.
  case curve
  /// A length of time.
  case duration
  /// A curve over a duration.
  case tween
  /// Tracks of keyframes.
  case clip
  /// Phases that follow one another.
  case sequence
  /// Elements that move from one screen to another.
  case morph
  /// Another name for a preset.
  case alias

  /// The kind with its article: "a spring".
  public var phrase: String { self == .alias ? "an alias" : "a \(rawValue)" }

  /// Whether it is put together of several animations, each with a property of its own: no single number goes from 0 to 1.
  package var hasParts: Bool {
    switch self {
    case .clip, .sequence, .morph: true
    case .spring, .curve, .duration, .tween, .alias: false
    }
  }
}

/// The purpose of a preset.
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// Things move.
  case spatial
  /// Colour and opacity change.
  case effects
  /// Something loops in the background.
  case ambient
}

/// The kinds of preset that may be mentioned at a place; an alias stands for what it names.
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
  public func accepts(_ kind: Kind) -> Bool { kinds.contains(kind) }

  /// In words: "a curve", "a spring or a tween".
  public var phrase: String { kinds.map(\.phrase).joined(separator: " or ") }
}
