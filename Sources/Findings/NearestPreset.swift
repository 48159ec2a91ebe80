/// The preset that comes closest to a motion.
package struct NearestPreset: Hashable, Sendable {
  /// The preset's name.
  package let preset: String
  /// The largest gap between the two unit step responses, as a share of the travel.
  package let distance: Double
  /// When that gap is, in seconds from the start.
  package let at: Double

  /// Makes a match.
  package init(preset: String, distance: Double, at: Double) {
    self.preset = preset
    self.distance = distance
    self.at = at
  }
}
