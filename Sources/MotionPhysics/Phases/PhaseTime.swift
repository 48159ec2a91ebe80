/// When a phase is headed for, within the first cycle.
public struct PhaseTime: Hashable, Sendable {
  /// Seconds at which the phase before it is over and the way to this one begins, its delay included.
  public let start: Double
  /// Seconds at which delay and perceptual duration of that way are over and the next begins. A spring may
  /// still be moving.
  public let end: Double
}
