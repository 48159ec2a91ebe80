import MotionPhysics

/// Phases that follow one another, as a person typed them.
public struct TypedSequence: Hashable, Sendable {
  /// Whether it runs for ever, or once each time something triggers it.
  public var mode: PhaseSequence.Mode
  /// The phases, at least one. The first names every property.
  public var phases: [TypedPhase]

  /// Makes a sequence.
  public init(mode: PhaseSequence.Mode, phases: [TypedPhase]) {
    self.mode = mode
    self.phases = phases
  }

  /// The value of a property in the first phase.
  public func firstValue(of property: String) -> Components? {
    phases.first?.values.first { $0.property == property }?.value
  }

  func forEachReference(_ body: (Reference) -> Void) {
    for (index, phase) in phases.enumerated() {
      phase.animation?.forEachReference(at: Self.path(ofAnimation: index), body)
    }
  }

  static func path(ofAnimation phase: Int) -> String { "phases[\(phase)].animation" }
}

/// A phase: where properties are, and what leads there.
public struct TypedPhase: Hashable, Sendable {
  /// Its name, unique in the sequence.
  public var name: String
  /// Values of properties. What a phase leaves out keeps the value of the phase before.
  public var values: [PhaseValue]
  /// The animation that leads to the phase; nil jumps.
  public var animation: AnimationReference?

  /// Makes a phase.
  public init(name: String, values: [PhaseValue], animation: AnimationReference?) {
    self.name = name
    self.values = values
    self.animation = animation
  }
}

/// A property's value in a phase.
public struct PhaseValue: Hashable, Sendable {
  /// The property.
  public let property: String
  /// A number, or one to four.
  public var value: Components

  /// Makes a value.
  public init(property: String, value: Components) {
    self.property = property
    self.value = value
  }
}
