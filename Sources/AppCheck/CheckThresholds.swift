import AppScan

/// From which distance on a motion is another one, for each family: a share of the travel.
package struct CheckThresholds: Hashable, Sendable {
  /// Springs.
  package var spring: Double
  /// Curves with and without a duration, and durations.
  package var tween: Double

  /// The defaults.
  ///
  /// A tempo that differs by 8 % is a distance of 0.05 between springs and 0.07 between tweens.
  package init(spring: Double = 0.05, tween: Double = 0.08) {
    self.spring = spring
    self.tween = tween
  }

  /// The threshold of a motion: people see less of a spring's tempo.
  subscript(motion: SiteMotion) -> Double {
    motion.isSpring ? spring : tween
  }
}
