import MotionPhysics

/// Something that moves between two screens, as a person typed it.
public struct TypedElement: Hashable, Sendable {
  /// Its name, unique in the morph.
  public var name: String
  /// Seconds before it starts, in place of its animation's own delay; nil leaves that.
  public var delay: Double?
  /// Its own animation; nil is the transition's.
  public var animation: AnimationReference?
  /// What changes of it, at least one property.
  public var properties: [TypedElementProperty]

  /// Makes an element.
  public init(
    name: String, delay: Double? = nil, animation: AnimationReference? = nil,
    properties: [TypedElementProperty]
  ) {
    self.name = name
    self.delay = delay
    self.animation = animation
    self.properties = properties
  }
}

/// A property of an element, on the one screen and on the other.
public struct TypedElementProperty: Hashable, Sendable {
  /// The property.
  public let name: String
  /// Its value before presenting: a number, or one to four.
  public var from: Components
  /// Its value after presenting, as many numbers.
  public var to: Components

  /// Makes a property.
  public init(name: String, from: Components, to: Components) {
    self.name = name
    self.from = from
    self.to = to
  }
}
