import MotionPhysics

/// Phases that follow one another, as a person typed them.
public struct TypedSequence: Hashable, Sendable {
  /// Whether it runs for ever, or once each time something triggers it.
  public var mode: PhaseSequence.Mode
  /// The phases, at least one. The first names every property.
  public var phases: [TypedPhase]

  /// Creates a sequence.
  public init(mode: PhaseSequence.Mode, phases: [TypedPhase]) {
    self.mode = mode
    self.phases = phases
  }

  /// The value of a property in the first phase.
  public func firstValue(of property: String) -> Components? {
    phases.first?.values.first { $0.property == property }?.value
  }

  func mapAnimations<Failure>(_ body: AnimationMap<Failure>) throws(Failure) -> TypedSequence {
    var sequence = self
    for (index, phase) in phases.enumerated() {
      guard let animation = phase.animation else { continue }
      sequence.phases[index].animation = try body(animation, Self.path(ofAnimation: index))
    }
    return sequence
  }

  static func path(ofAnimation phase: Int) -> String { "phases[\(phase)].animation" }
}

/// A phase: where properties are, and what leads there.
public struct TypedPhase: Hashable, Sendable {
  /// Its name, unique in the sequence.
  public var name: String
  /// Values of properties. What a phase leaves out keeps the value of the phase before.
  public var values: [TypedValue]
  /// The animation that leads to the phase; nil jumps.
  public var animation: AnimationReference?

  /// Creates a phase.
  public init(name: String, values: [TypedValue], animation: AnimationReference?) {
    self.name = name
    self.values = values
    self.animation = animation
  }
}

/// A spring or a tween where an animation is asked for.
public enum AnimationReference: Hashable, Sendable {
  /// A preset that is a spring or a tween, or an alias of one.
  case preset(PresetName)
  /// The spring itself.
  case spring(TypedSpring)
  /// The tween itself.
  indirect case tween(TypedTween)
}

/// Makes an animation that stands in a clip, a sequence or a morph into another one, by its path.
typealias AnimationMap<Failure: Error> =
  (_ animation: AnimationReference, _ path: String) throws(Failure) -> AnimationReference
