/// The meanings of a platform's own names: constants such as `Spring.StiffnessLow`, and calls such as
/// `Duration(milliseconds: 300)` or `CGFloat(0.3)`, as simpler expressions.
package struct Library: Sendable {
  /// The meaning of a name or path; nil for one that the platform does not have.
  let name: @Sendable (String) -> Expression?
  /// The meaning of a call; nil for one that the platform does not have.
  let call: @Sendable (String, [Expression.Argument]) -> Expression?
  /// The meaning of a member of a value, such as `300.ms`; nil for one that the platform does not have.
  let member: @Sendable (Expression, String) -> Expression?
  /// The meaning of a name that stands alone, where the app declares none of its own; nil for one that the platform
  /// does not have.
  let global: @Sendable (String) -> Expression?

  /// Whether a call is a curve that numbers shape, so that they are looked up before its meaning is asked for.
  let isShaped: @Sendable (String) -> Bool

  init(
    name: @escaping @Sendable (String) -> Expression? = { _ in nil },
    call: @escaping @Sendable (String, [Expression.Argument]) -> Expression? = { _, _ in nil },
    member: @escaping @Sendable (Expression, String) -> Expression? = { _, _ in nil },
    global: @escaping @Sendable (String) -> Expression? = { _ in nil },
    isShaped: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.name = name
    self.call = call
    self.member = member
    self.global = global
    self.isShaped = isShaped
  }
}
