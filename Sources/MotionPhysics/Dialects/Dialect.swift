/// Another system's way to say a motion: its own parameter names, in its own units.
public struct Dialect: Sendable {
  /// The system, as it is named in `convert`.
  public let name: String
  /// What the parameters are for, in a few words.
  public let summary: String
  /// The ways in which the system says a spring, the one that `convert` prints first. None for a system that
  /// has no springs and only bakes them.
  public let forms: [DialectForm]
  private let facts: @Sendable (Spring, Double) throws(UnsupportedMotion) -> [DialectParameter]
  private let easing: @Sendable (UnitCurve, Double?) throws(UnsupportedMotion) -> [DialectParameter]

  /// - Parameters:
  ///   - easing: the system's words for a curve over seconds, or for a curve alone.
  ///   - facts: what `convert` prints of a spring after the first form's parameters, for a velocity in
  ///     travels per second.
  package init(
    _ name: String, _ summary: String, forms: [DialectForm],
    easing: @escaping @Sendable (UnitCurve, Double?) throws(UnsupportedMotion) -> [DialectParameter],
    facts: @escaping @Sendable (Spring, Double) throws(UnsupportedMotion) -> [DialectParameter] = {
      (_, _) throws(UnsupportedMotion) in []
    }
  ) {
    self.name = name
    self.summary = summary
    self.forms = forms
    self.easing = easing
    self.facts = facts
  }

  /// The system's parameters of a spring that starts with a velocity in travels per second.
  public func parameters(_ spring: Spring, _ velocity: Double) -> DialectAnswer {
    DialectAnswer { () throws(UnsupportedMotion) in
      let said = try forms.first?.parameters(of: spring, velocity: velocity) ?? []
      return said + (try facts(spring, velocity))
    }
  }

  /// The system's parameters of a curve.
  /// - Parameter duration: seconds; nil for the curve alone.
  public func parameters(_ curve: UnitCurve, duration: Double?) -> DialectAnswer {
    DialectAnswer { () throws(UnsupportedMotion) in try easing(curve, duration) }
  }
}
