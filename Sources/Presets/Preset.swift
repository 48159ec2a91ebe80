/// Anything named in the registry, exactly as a person typed it.
public struct Preset: Hashable, Sendable {
  /// Its name, unique among all kinds.
  public var name: PresetName
  /// What it is.
  public var content: Content
  /// When to use it, for people.
  public var summary: String?
  /// What replaces it when a person asks for less motion; nil inherits the base's.
  public var reduced: Reduced?
  /// What it is for.
  public var role: Role?
  /// That it should not be used any more, and what to use instead.
  public var deprecated: Deprecation?
  /// Rules that it may break, each with the reason.
  public var allow: [String: String] = [:]
  /// The pack that it came from, as long as nobody changed it.
  public var origin: String?
  /// Other tools' members, an object as canonical JSON text; kept and written again.
  public var extensions: String?

  /// Makes a preset with nothing but its content.
  public init(name: PresetName, content: Content) {
    self.name = name
    self.content = content
  }

  /// What the preset is.
  public var kind: Kind { content.kind }
}

/// What a preset holds, by kind.
public enum Content: Hashable, Sendable {
  /// A spring.
  case spring(TypedSpring)
  /// A unit curve.
  indirect case curve(CurveShape)
  /// A length of time in seconds, 0 or more.
  case duration(Double)
  /// A curve over a duration.
  indirect case tween(TypedTween)
  /// Tracks of keyframes.
  indirect case clip(Clip)
  /// Phases that follow one another.
  indirect case sequence(TypedSequence)
  /// Elements that move from one screen to another.
  indirect case morph(TypedMorph)
  /// Another name for a preset.
  case alias(of: PresetName)

  /// The kind of preset that holds this.
  public var kind: Kind {
    switch self {
    case .spring: .spring
    case .curve: .curve
    case .duration: .duration
    case .tween: .tween
    case .clip: .clip
    case .sequence: .sequence
    case .morph: .morph
    case .alias: .alias
    }
  }
}

/// What replaces a preset when a person asks for less motion.
public enum Reduced: Hashable, Sendable {
  /// Nothing moves: a cut.
  case none
  /// Another preset.
  case preset(PresetName)

  /// `none` or the preset's name.
  public var text: String {
    switch self {
    case .none: "none"
    case .preset(let name): name.text
    }
  }
}

/// That a preset should not be used any more.
public enum Deprecation: Hashable, Sendable {
  /// Without a word on what to use.
  case plain
  /// With what to use instead, for people or as a preset's name.
  case instead(String)
}
