import MotionPhysics

/// How elements move from one screen to another, as a person typed it.
public struct TypedMorph: Hashable, Sendable {
  /// The way to the new screen.
  public var present: TypedTransition
  /// The way back; nil is the same as `present`.
  public var dismiss: TypedTransition?
  /// The elements that move, at least one.
  public var elements: [TypedElement]
  /// How a gesture drives it; nil for a morph that cannot be dragged.
  public var interactive: TypedInteraction?

  /// Creates a morph.
  public init(
    present: TypedTransition, dismiss: TypedTransition?, elements: [TypedElement],
    interactive: TypedInteraction?
  ) {
    self.present = present
    self.dismiss = dismiss
    self.elements = elements
    self.interactive = interactive
  }

  func mapAnimations<Failure>(_ body: AnimationMap<Failure>) throws(Failure) -> TypedMorph {
    var morph = self
    morph.present.animation = try body(present.animation, "present.animation")
    if let dismiss { morph.dismiss?.animation = try body(dismiss.animation, "dismiss.animation") }
    for (index, element) in elements.enumerated() {
      guard let animation = element.animation else { continue }
      morph.elements[index].animation = try body(animation, "elements[\(index)].animation")
    }
    if let interactive {
      morph.interactive?.finish = try body(interactive.finish, "interactive.finish")
      morph.interactive?.cancel = try body(interactive.cancel, "interactive.cancel")
    }
    return morph
  }
}

/// The way from one screen to the other.
public struct TypedTransition: Hashable, Sendable {
  /// The animation of every element that has none of its own.
  public var animation: AnimationReference
  /// The velocity to start with, travels per second; nil is 0. Only a spring can have one.
  public var initialVelocity: Double?

  /// Creates a transition.
  public init(animation: AnimationReference, initialVelocity: Double? = nil) {
    self.animation = animation
    self.initialVelocity = initialVelocity
  }
}

/// Something that moves between two screens, as a person typed it.
public struct TypedElement: Hashable, Sendable {
  /// Its name, unique in the morph.
  public var name: String
  /// Seconds before it starts, in place of its animation's own delay; nil leaves that.
  public var delay: Double?
  /// Its own animation; nil is the transition's.
  public var animation: AnimationReference?
  /// The properties that change, at least one.
  public var properties: [Morph.Property]

  /// Creates an element.
  public init(
    name: String, delay: Double? = nil, animation: AnimationReference? = nil,
    properties: [Morph.Property]
  ) {
    self.name = name
    self.delay = delay
    self.animation = animation
    self.properties = properties
  }
}

/// How a gesture drives a morph, as a person typed it.
public struct TypedInteraction: Hashable, Sendable {
  /// Where the gesture goes.
  public var axis: Morph.Axis
  /// How many points of the gesture are the whole way, above 0.
  public var distance: Double
  /// The most of the way that a gesture shows, above 0 and at most 1; nil is 1.
  public var cap: Double?
  /// The share of the way above which letting go finishes, 0...1; nil is 0.5.
  public var threshold: Double?
  /// The deceleration rate by which a release is projected, such as 0.998; nil and 0 are not at all.
  public var projection: Double?
  /// The animation from there to the end.
  public var finish: AnimationReference
  /// The animation back to the start.
  public var cancel: AnimationReference

  /// The cap of an interaction that says none.
  public static let defaultCap = 1.0
  /// The threshold of an interaction that says none.
  public static let defaultThreshold = 0.5

  /// Creates an interaction.
  public init(
    axis: Morph.Axis, distance: Double, cap: Double? = nil, threshold: Double? = nil,
    projection: Double? = nil, finish: AnimationReference, cancel: AnimationReference
  ) {
    self.axis = axis
    self.distance = distance
    self.cap = cap
    self.threshold = threshold
    self.projection = projection
    self.finish = finish
    self.cancel = cancel
  }
}
