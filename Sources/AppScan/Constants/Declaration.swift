/// A name that a file declares: a constant, a variable, a parameter. All of them count, because a name that is
/// declared twice must not be resolved.
package struct Declaration: Sendable {
  /// The path from the outermost type, such as `MotionTokens.fast`.
  package let path: String
  /// What it is set to, where it is a constant that never changes; nil for variables and parameters.
  package let value: Expression?
  /// Whether other files can see it.
  package let isShared: Bool
  /// Whether only a path reaches it: a member of an object in JavaScript, which its bare name never means.
  package let isMember: Bool

  init(path: String, value: Expression?, isShared: Bool, isMember: Bool = false) {
    self.path = path
    self.value = value
    self.isShared = isShared
    self.isMember = isMember
  }

  /// The last part of the path.
  package var name: String { ConstantTable.lastPart(path) }
}
