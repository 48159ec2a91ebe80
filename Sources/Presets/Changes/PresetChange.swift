import MotionPhysics

/// What a person wants changed of a preset. Nothing of it is nil-able by accident: what is left out stays.
public struct PresetChange: Sendable {
  /// Parameters that get these values.
  public var parameters: [SpringKey: Double] = [:]
  /// The extra bounce of an adjusted spring.
  public var extraBounce: Double?
  /// Added to the perceptual duration, seconds.
  public var durationBy: Double?
  /// Added to the bounce.
  public var bounceBy: Double?
  /// A factor of the perceptual duration.
  public var durationScale: Double?
  /// The delay in seconds.
  public var delay: Double?
  /// Another base of an adjusted spring.
  public var base: PresetName?
  /// Makes an adjusted spring stand alone with its resolved values first.
  public var detaches = false
  /// Another shape of a curve.
  public var shape: CurveShape?
  /// Another curve of a tween.
  public var curve: CurveReference?
  /// Another duration of a tween, or of a duration.
  public var duration: DurationReference?
  /// What an alias stands for.
  public var target: PresetName?
  /// Changes of a clip.
  public var clip = ClipChange()
  /// Changes of a sequence.
  public var sequence = SequenceChange()
  /// Changes of a morph.
  public var morph = MorphChange()
  /// Changes of what is said about the preset.
  public var about = AboutChange()

  /// Makes a change that changes nothing.
  public init() {}

  /// Whether anything of a spring's motion is to change.
  var touchesSpring: Bool {
    !parameters.isEmpty || extraBounce != nil || durationBy != nil || bounceBy != nil || durationScale != nil
      || delay != nil || base != nil || detaches
  }
}

/// What is to change of what is said about a preset.
public struct AboutChange: Sendable {
  /// Another summary; an empty one removes it.
  public var summary: String?
  /// Another reduced partner.
  public var reduced: Reduced?
  /// Removes the reduced partner, so that the base's counts again.
  public var removesReduced = false
  /// Another role.
  public var role: Role?
  /// Another deprecation; an empty text takes it back.
  public var deprecated: String?
  /// Exceptions from rules, with reasons; an empty reason removes the exception.
  public var allow: [String: String] = [:]

  /// Makes a change that changes nothing.
  public init() {}
}

/// What is to change of a clip.
public struct ClipChange: Sendable {
  /// A factor of every duration.
  public var timeScale: Double?
  /// The property whose keyframe changes.
  public var track: String?
  /// The keyframe that changes, counted from 1.
  public var keyframe: Int?
  /// Where that keyframe leads.
  public var to: Components?
  /// How long that keyframe takes, seconds.
  public var duration: Double?
  /// The spring of that keyframe.
  public var spring: SpringReference?
  /// The curve of that keyframe.
  public var curve: CurveReference?
  /// Whether the clip loops.
  public var loops: Bool?

  /// Makes a change that changes nothing.
  public init() {}

  var isEmpty: Bool { timeScale == nil && loops == nil && !touchesKeyframe }

  var touchesKeyframe: Bool {
    track != nil || keyframe != nil || to != nil || duration != nil || spring != nil || curve != nil
  }
}

/// Why a change is refused. Nothing is written then.
public struct ChangeError: Error, Hashable, Sendable {
  /// What is wrong and what to do.
  public let message: String

  /// Makes an error.
  public init(_ message: String) { self.message = message }
}

/// A preset after a change.
public struct ChangedPreset: Sendable {
  /// The preset.
  public var preset: Preset
  /// What a person should know of how the change was made.
  public var notes: [String] = []
}
