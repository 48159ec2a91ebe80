/// How elements move from one screen to another, as a person typed it.
public struct TypedMorph: Hashable, Sendable {
  /// What leads to the new screen.
  public var present: TypedTransition
  /// What leads back; nil is the same as `present`.
  public var dismiss: TypedTransition?
  /// What moves, at least one.
  public var elements: [TypedElement]
  /// How a gesture drives it; nil for a morph that nobody can drag.
  public var interactive: TypedInteraction?

  /// Makes a morph.
  public init(
    present: TypedTransition, dismiss: TypedTransition?, elements: [TypedElement],
    interactive: TypedInteraction?
  ) {
    self.present = present
    self.dismiss = dismiss
    self.elements = elements
    self.interactive = interactive
  }

  func forEachReference(_ body: (Reference) -> Void) {
    forEachAnimation { $0.forEachReference(at: $1, body) }
  }

  /// Calls the body with each animation and its path, in the order of the JSON.
  func forEachAnimation(_ body: (_ animation: AnimationReference, _ path: String) throws -> Void) rethrows {
    try body(present.animation, "present.animation")
    if let dismiss { try body(dismiss.animation, "dismiss.animation") }
    for (index, element) in elements.enumerated() {
      if let animation = element.animation { try body(animation, "elements[\(index)].animation") }
    }
    if let interactive {
      try body(interactive.finish, "interactive.finish")
      try body(interactive.cancel, "interactive.cancel")
    }
  }
}

/// What leads from one screen to the other.
public struct TypedTransition: Hashable, Sendable {
  /// The animation of every element that has none of its own.
  public var animation: AnimationReference
  /// The velocity to start with, travels per second; nil is 0. Only a spring can have one.
  public var initialVelocity: Double?

  /// Makes a transition.
  public init(animation: AnimationReference, initialVelocity: Double? = nil) {
    self.animation = animation
    self.initialVelocity = initialVelocity
  }
}
