/// What a dialect makes of a spring.
public enum DialectAnswer: Hashable, Sendable {
  /// Its parameters, in order.
  case parameters([DialectParameter])
  /// It cannot say the spring.
  case unavailable(reason: String)
}
