/// What a dialect makes of a motion.
public enum DialectAnswer: Hashable, Sendable {
  /// Its parameters, in order.
  case parameters([DialectParameter])
  /// It cannot say the motion.
  case unavailable(reason: String)

  /// What the body says, or why it cannot.
  init(_ body: () throws(UnsupportedMotion) -> [DialectParameter]) {
    do throws(UnsupportedMotion) {
      self = .parameters(try body())
    } catch {
      self = .unavailable(reason: error.reason)
    }
  }
}
