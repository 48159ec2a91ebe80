/// What a preset is.
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
}

/// What a preset is for.
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// Things move.
  case spatial
  /// Colour and opacity change.
  case effects
  /// Something loops in the background.
  case ambient
}
