/// The preset that comes closest to a motion.
public struct NearestPreset: Hashable, Sendable {
  /// The preset's name.
  public let preset: String
  /// The largest gap between the two unit step responses, as a share of the travel.
  public let distance: Double
  /// When that gap is, in seconds from the start.
  public let at: Double

  /// Makes a match.
  public init(preset: String, distance: Double, at: Double) {
    self.preset = preset
    self.distance = distance
    self.at = at
  }
}
