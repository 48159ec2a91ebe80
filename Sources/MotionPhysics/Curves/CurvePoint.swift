/// A point of a curve: x is progress in time, y progress of the value.
public struct CurvePoint: Hashable, Sendable {
  /// Progress in time, usually 0...1.
  public let x: Double
  /// Progress of the value; may leave 0...1.
  public let y: Double

  /// A point from its coordinates; curves check them.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
