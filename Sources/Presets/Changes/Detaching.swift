import MotionPhysics

extension Preset {
  /// The preset with every mention of another replaced by what that one resolves to.
  ///
  /// - Parameters:
  ///   - removed: The preset that goes away.
  ///   - partner: What takes its place as reduced partner; nil leaves none.
  ///   - resolver: Where names are looked up, the removed one still among them.
  package func detached(
    from removed: Preset, reducedTo partner: Reduced? = nil, resolver: Resolver
  ) throws -> Preset {
    var preset = self
    if preset.reduced == .preset(removed.name) { preset.reduced = partner }
    if content == .alias(of: removed.name) {
      preset.content = removed.content
      preset.inherit(removed.reduced)
    } else {
      preset.content = try content.mapAnimations { animation, _ in
        try animation.detached(from: removed, resolver: resolver)
      }
      if content.spring?.base == removed.name { preset.inherit(try resolver.reduced(of: removed)) }
    }
    if preset != self { preset.origin = nil }
    return preset
  }

  /// Takes over the reduced partner that a base had for it.
  mutating func inherit(_ partner: Reduced?) {
    if reduced == nil, partner != .preset(name) { reduced = partner }
  }
}

extension TypedTween {
  func detached(from removed: Preset, resolver: Resolver) throws -> TypedTween {
    var tween = self
    if curve == .preset(removed.name),
      case .curve(let shape)? = try resolver.preset(behind: removed.name)?.content
    {
      tween.curve = .inline(shape)
    }
    if case .preset(removed.name) = duration,
      case .duration(let seconds)? = try resolver.motion(named: removed.name)
    {
      tween.duration = .seconds(seconds)
    }
    return tween
  }
}

extension AnimationReference {
  /// The animation with a mention of a preset that goes away replaced by what that one resolves to.
  fileprivate func detached(from removed: Preset, resolver: Resolver) throws -> AnimationReference {
    switch self {
    case .preset(removed.name):
      guard let content = try resolver.preset(behind: removed.name)?.content else { return self }
      if case .spring(let typed) = content, typed.base != nil {
        return .spring(try typed.detached(resolver: resolver))
      }
      return AnimationReference(content) ?? self
    case .spring(let typed) where typed.base == removed.name:
      return .spring(try typed.detached(resolver: resolver))
    case .tween(let typed):
      return .tween(try typed.detached(from: removed, resolver: resolver))
    case .preset, .spring:
      return self
    }
  }
}
