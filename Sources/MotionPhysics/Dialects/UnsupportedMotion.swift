/// Why a system cannot say a motion.
public struct UnsupportedMotion: Error, Hashable, Sendable {
  /// The reason, as half a sentence: "bounce below 0 cannot be written".
  public let reason: String

  package init(_ reason: String) { self.reason = reason }
}
