/// How far two motions are apart.
public struct MotionDistance: Hashable, Sendable {
  /// The largest gap between their unit step responses, as a share of the travel.
  public let distance: Double
  /// When that gap is, seconds since the start.
  public let time: Double
}
