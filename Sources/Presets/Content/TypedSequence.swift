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

  func forEachReference(_ body: (Reference) -> Void) {
    forEachAnimation { animation, path in animation.forEachReference(at: path, body) }
  }

  /// Calls the body with each animation and its path, in the order of the JSON.
  func forEachAnimation(_ body: (_ animation: AnimationReference, _ path: String) -> Void) {
    _ = mapAnimations { animation, path in
      body(animation, path)
      return animation
    }
  }

  /// The sequence with each animation replaced by what the body makes of it and its path.
  func mapAnimations(
    _ body: (_ animation: AnimationReference, _ path: String) throws -> AnimationReference
  ) rethrows -> TypedSequence {
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

  func forEachReference(at path: String, _ body: (Reference) -> Void) {
    switch self {
    case .preset(let name): body(Reference(name: name, path: path, wanted: .animation))
    case .spring(let spring): spring.forEachReference(at: path, body)
    case .tween(let tween): tween.forEachReference(at: path + ".", body)
    }
  }
}
