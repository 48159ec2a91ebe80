/// Where a motion is at one moment.
package struct PlotSample: Sendable, Equatable {
  /// Seconds since the motion began.
  package var time: Double
  /// The animated value, in its own unit; the share of the travel for a unit motion.
  package var value: Double
  /// Units of the animated value per second.
  package var velocity: Double

  /// A sample. Numbers that are not finite are allowed: a plot leaves a gap there.
  package init(time: Double, value: Double, velocity: Double) {
    self.time = time
    self.value = value
    self.velocity = velocity
  }
}
