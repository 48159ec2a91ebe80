/// Anything named in the registry, exactly as a person typed it.
public struct Preset: Hashable, Sendable {
  /// Its name, unique among all kinds.
  public var name: PresetName
  /// Its content, by its kind.
  public var content: Content
  /// When to use it, for people.
  public var summary: String?
  /// Its replacement when a person asks for less motion; nil inherits the base's.
  public var reduced: Reduced?
  /// Its purpose.
  public var role: Role?
  /// That it should not be used any more, and what to use instead.
  public var deprecated: Deprecation?
  /// Rules that it may break, each with the reason.
  public var allow: [String: String] = [:]
  /// The pack that it came from, as long as it is unchanged.
  public var origin: String?
  /// Other tools' members, an object as canonical JSON text; kept and written again.
  public var extensions: String?

  /// Creates a preset with nothing but its content.
  public init(name: PresetName, content: Content) {
    self.name = name
    self.content = content
  }

  /// Its kind.
  public var kind: Kind { content.kind }
}

/// The content of a preset, by kind.
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

  /// A spring or a tween with another delay, seconds; anything else as it is.
  package func delayed(by delay: Double?) -> Content {
    switch self {
    case .spring(var spring):
      spring.delay = delay
      return .spring(spring)
    case .tween(var tween):
      tween.delay = delay
      return .tween(tween)
    case .curve, .duration, .clip, .sequence, .morph, .alias: return self
    }
  }

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

/// The replacement of a preset when a person asks for less motion.
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

  /// What to use instead; nil without a word on it.
  package var text: String? { if case .instead(let text) = self { text } else { nil } }

  /// The name that the text is; nil of a text for people. There may be no preset of that name.
  package var replacement: PresetName? {
    guard let text else { return nil }
    return PresetName.isName(text) ? PresetName(stored: text) : nil
  }
}

extension Content {
  /// The typed content, if it is of that kind.
  package var spring: TypedSpring? { if case .spring(let spring) = self { spring } else { nil } }
  package var tween: TypedTween? { if case .tween(let tween) = self { tween } else { nil } }
  package var clip: Clip? { if case .clip(let clip) = self { clip } else { nil } }
  package var sequence: TypedSequence? { if case .sequence(let sequence) = self { sequence } else { nil } }
  package var morph: TypedMorph? { if case .morph(let morph) = self { morph } else { nil } }
}

extension AnimationReference {
  /// The motion typed in place, if it is of that kind.
  package var spring: TypedSpring? { if case .spring(let spring) = self { spring } else { nil } }
  package var tween: TypedTween? { if case .tween(let tween) = self { tween } else { nil } }

  /// The motion itself, where it is a spring or tween; else nil.
  public init?(_ content: Content) {
    switch content {
    case .spring(let typed): self = .spring(typed)
    case .tween(let typed): self = .tween(typed)
    case .curve, .duration, .clip, .sequence, .morph, .alias: return nil
    }
  }
}
