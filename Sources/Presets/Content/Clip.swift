import MotionPhysics

/// Independent tracks of keyframes, as a person typed them.
public struct Clip: Hashable, Sendable {
  /// The driver; nil is time.
  public var driver: ClipDriver?
  /// Whether it starts again at its end; nil is no.
  public var loops: Bool?
  /// Each property's value before anything moves.
  public var initial: [TypedValue]
  /// One track a property.
  public var tracks: [ClipTrack]

  /// Creates a clip.
  public init(driver: ClipDriver?, loops: Bool?, initial: [TypedValue], tracks: [ClipTrack]) {
    self.driver = driver
    self.loops = loops
    self.initial = initial
    self.tracks = tracks
  }

  /// The value of a property before anything moves.
  public func initialValue(of property: String) -> Components? {
    initial.first { $0.property == property }?.value
  }
}

/// The driver of a clip.
public enum ClipDriver: String, CaseIterable, Hashable, Sendable {
  /// Time: lengths are seconds.
  case time
  /// A progress, such as a scroll position: lengths are shares.
  case progress
}

/// A property's value, as a person typed it: before anything moves, or in a phase.
public struct TypedValue: Hashable, Sendable {
  /// The property.
  public let property: String
  /// A number, or one to four.
  public var value: Components

  /// Creates a value.
  public init(property: String, value: Components) {
    self.property = property
    self.value = value
  }
}

/// The keyframes of one property.
public struct ClipTrack: Hashable, Sendable {
  /// The property.
  public let property: String
  /// The keyframes, one after another.
  public var keyframes: [ClipKeyframe]

  /// Creates a track.
  public init(property: String, keyframes: [ClipKeyframe]) {
    self.property = property
    self.keyframes = keyframes
  }
}

/// A keyframe: where the value goes, and how.
public struct ClipKeyframe: Hashable, Sendable {
  /// The value that it leads to.
  public var to: Components
  /// How it gets there.
  public var motion: Movement

  /// How a keyframe's value is reached. Durations are above 0; a spring without one settles.
  public enum Movement: Hashable, Sendable {
    /// Along a straight line or a curve.
    case linear(duration: Double, curve: CurveReference?)
    /// By a spring.
    case spring(duration: Double?, spring: SpringReference?, startVelocity: Components?)
    /// By a cubic with matching velocities.
    case cubic(duration: Double, startVelocity: Components?, endVelocity: Components?)
    /// At once.
    case move
  }

  /// Creates a keyframe.
  public init(to: Components, motion: Movement) {
    self.to = to
    self.motion = motion
  }
}

/// A spring where one is asked for.
public enum SpringReference: Hashable, Sendable {
  /// A preset.
  case preset(PresetName)
  /// The spring itself.
  case inline(TypedSpring)
}
