/// A spring or a tween where an animation is asked for.
public enum AnimationReference: Hashable, Sendable {
  /// A preset that is a spring or a tween, or an alias of one.
  case preset(PresetName)
  /// The spring itself.
  case spring(TypedSpring)
  /// The tween itself.
  indirect case tween(TypedTween)

  /// The motion itself, where it is a spring or tween; else nil.
  public init?(_ content: Content) {
    switch content {
    case .spring(let typed): self = .spring(typed)
    case .tween(let typed): self = .tween(typed)
    default: return nil
    }
  }

  func forEachReference(at path: String, _ body: (Reference) -> Void) {
    switch self {
    case .preset(let name): body(Reference(name: name, path: path, wanted: .animation))
    case .spring(let spring): spring.forEachReference(at: path, body)
    case .tween(let tween): tween.forEachReference(at: path + ".", body)
    }
  }
}
