import MotionPhysics

/// What the numbers of a property are called where each stands alone.
enum ComponentNames {
  private static let suffixes = ["x", "y", "z", "w"]

  /// The property itself for a single number, else `property.x` and so on.
  static func of(_ track: KeyframeTimeline.PropertyTrack) -> [String] {
    let count = track.track.initial.count
    return count == 1 ? [track.property] : suffixes.prefix(count).map { "\(track.property).\($0)" }
  }
}
