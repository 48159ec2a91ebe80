import MotionPhysics

extension Resolver {
  /// The spring or tween that a reference stands for.
  func animation(_ reference: AnimationReference, at path: String, in scope: Scope) throws -> Animation {
    let motion =
      switch reference {
      case .preset(let name): try motion(named: name, wanted: .animation, at: path, in: scope)
      case .spring(let typed): try spring(typed, at: path, in: scope)
      case .tween(let typed): try tween(typed, at: path, in: scope)
      }
    guard let animation = motion.animation else {
      throw scope.error(.invalid(parameter: path, reason: "a spring or a tween is needed"), at: path)
    }
    return animation
  }
}
