/// Where a motion is at one moment.
public struct PlotSample: Sendable, Equatable {
  /// Seconds since the motion began.
  public var time: Double
  /// The animated value, in its own unit; the share of the travel for a unit motion.
  public var value: Double
  /// Units of the animated value per second.
  public var velocity: Double

  /// A sample. Numbers that are not finite are allowed: a plot leaves a gap there.
  public init(time: Double, value: Double, velocity: Double) {
    self.time = time
    self.value = value
    self.velocity = velocity
  }
}
