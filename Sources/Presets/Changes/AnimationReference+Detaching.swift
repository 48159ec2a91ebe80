extension AnimationReference {
  /// The animation with a mention of a preset that goes away replaced by what that one resolves to.
  func detached(from removed: Preset, resolver: Resolver) throws -> AnimationReference {
    switch self {
    case .preset(removed.name):
      switch try resolver.preset(behind: removed.name)?.content {
      case .spring(let typed):
        return .spring(typed.base == nil ? typed : try typed.detached(resolver: resolver))
      case .tween(let typed): return .tween(typed)
      default: return self
      }
    case .spring(let typed) where typed.base == removed.name:
      return .spring(try typed.detached(resolver: resolver))
    case .tween(let typed):
      return .tween(try typed.detached(from: removed, resolver: resolver))
    case .preset, .spring:
      return self
    }
  }
}
