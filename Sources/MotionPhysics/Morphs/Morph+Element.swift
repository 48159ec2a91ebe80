extension Morph {
  /// Something that both screens show, or a backdrop: what is carried from one to the other.
  public struct Element: Hashable, Sendable {
    /// The element's name.
    public let name: String
    /// Seconds before it moves, instead of its animation's delay; nil keeps that.
    public let delay: Double?
    /// Its own animation, instead of the transition's; it starts at rest. Nil takes the transition's.
    public let animation: Animation?
    /// What moves.
    public let properties: [Property]

    /// An element. `Morph` checks it.
    public init(name: String, delay: Double? = nil, animation: Animation? = nil, properties: [Property]) {
      self.name = name
      self.delay = delay
      self.animation = animation
      self.properties = properties
    }
  }

  /// A number or numbers that change between the screens: a frame, an opacity, a corner radius.
  public struct Property: Hashable, Sendable {
    /// The property's name.
    public let name: String
    /// The value on the first screen.
    public let from: Components
    /// The value on the second screen.
    public let to: Components

    /// A property. `Morph` checks it.
    public init(name: String, from: Components, to: Components) {
      self.name = name
      self.from = from
      self.to = to
    }
  }
}
