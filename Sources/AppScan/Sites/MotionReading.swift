/// What the values of a call say about motion.
package enum MotionReading: Hashable, Sendable {
  /// This motion.
  case motion(SiteMotion)
  /// No motion by itself: a delay alone.
  case nothing
  /// A motion that cannot be read, and why.
  case unread(UnreadableReason)

  /// A motion, or what to say where its numbers are out of range.
  package static func checked(_ motion: SiteMotion?) -> MotionReading {
    motion.map(MotionReading.motion) ?? .unread(.range)
  }
}
