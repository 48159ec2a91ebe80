extension TypedSequence {
  /// The sequence with each animation replaced by what the body makes of it.
  func mapAnimations(
    _ body: (_ animation: AnimationReference) throws -> AnimationReference
  ) rethrows -> TypedSequence {
    var sequence = self
    for index in phases.indices { sequence.phases[index].animation = try phases[index].animation.map(body) }
    return sequence
  }
}

extension TypedMorph {
  /// The morph with each animation replaced by what the body makes of it.
  func mapAnimations(
    _ body: (_ animation: AnimationReference) throws -> AnimationReference
  ) rethrows -> TypedMorph {
    var morph = self
    morph.present.animation = try body(present.animation)
    if let dismiss { morph.dismiss?.animation = try body(dismiss.animation) }
    for index in elements.indices {
      morph.elements[index].animation = try elements[index].animation.map(body)
    }
    if let interactive {
      morph.interactive?.finish = try body(interactive.finish)
      morph.interactive?.cancel = try body(interactive.cancel)
    }
    return morph
  }
}
