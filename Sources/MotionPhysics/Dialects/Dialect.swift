/// Another system's way to say a spring: its own parameter names, in its own units.
public struct Dialect: Sendable {
  /// The system, as it is named in `convert`.
  public let name: String
  /// What the parameters are for, in a few words.
  public let summary: String
  /// The parameters of a spring that starts with a velocity in travels per second.
  public let parameters: @Sendable (_ spring: Spring, _ velocity: Double) -> DialectAnswer

  init(
    _ name: String, _ summary: String, parameters: @escaping @Sendable (Spring, Double) -> DialectAnswer
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
  }
}
