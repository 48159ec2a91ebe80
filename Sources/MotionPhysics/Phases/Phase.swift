/// One state of a sequence: a value for each property, and the animation that leads here.
public struct Phase: Hashable, Sendable {
  /// The phase's name.
  public let name: String
  /// The values, in the order of the sequence's properties.
  public let values: [Components]
  /// What leads to this phase from the one before; nil jumps. Of the first phase, the way back.
  public let animation: Animation?

  /// A phase. `PhaseSequence` checks it against its neighbours.
  public init(name: String, values: [Components], animation: Animation?) {
    self.name = name
    self.values = values
    self.animation = animation
  }
}
