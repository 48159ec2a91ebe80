/// What a property is at a time.
public struct PropertyValue: Hashable, Sendable {
  /// The property's name.
  public let property: String
  /// Its value.
  public let value: Components
  /// Its velocity, units per second.
  public let velocity: Components

  /// A property's value and velocity; both have equally many components.
  public init(property: String, value: Components, velocity: Components) {
    self.property = property
    self.value = value
    self.velocity = velocity
  }
}
