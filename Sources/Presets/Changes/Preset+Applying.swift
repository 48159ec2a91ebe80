import MotionPhysics

extension Preset {
  /// The preset with a change made. Nothing else happens: this is a pure function.
  ///
  /// - Parameters:
  ///   - change: What is to change.
  ///   - resolver: Where bases are looked up.
  /// - Throws: ``ChangeError`` when the change does not fit the preset's kind or leaves a range.
  public func applying(_ change: PresetChange, resolver: Resolver) throws -> ChangedPreset {
    var result = ChangedPreset(preset: self)
    switch content {
    case .spring(let spring):
      try refuse(change, but: [.spring])
      let changed = try spring.applying(change, name: name, resolver: resolver)
      result.preset.content = .spring(changed.spring)
      result.notes = changed.notes
      if change.detaches { result.preset.inherit(try resolver.reduced(of: self)) }
    case .curve:
      try refuse(change, but: [.curve])
      if let shape = change.shape { result.preset.content = .curve(try checked(shape)) }
    case .duration(let seconds):
      try refuse(change, but: [.duration])
      if let seconds = try changedSeconds(change, of: seconds) { result.preset.content = .duration(seconds) }
    case .tween(let tween):
      try refuse(change, but: [.tween, .duration, .curve])
      result.preset.content = .tween(try applying(change, to: tween, resolver: resolver))
    case .clip(let clip):
      try refuse(change, but: [.clip])
      result.preset.content = .clip(try clip.applying(change.clip))
      if change.clip.timeScale != nil, clip.hasSettlingSprings {
        result.notes.append("\(name) has springs that settle in their own time; that is not scaled")
      }
    case .sequence(let sequence):
      try refuse(change, but: [.sequence])
      let changed = try sequence.applying(change.sequence, name: name, resolver: resolver)
      result.preset.content = .sequence(changed.sequence)
      result.notes = changed.notes
    case .morph(let morph):
      try refuse(change, but: [.morph])
      let changed = try morph.applying(change.morph, name: name, resolver: resolver)
      result.preset.content = .morph(changed.morph)
      result.notes = changed.notes
    case .alias:
      try refuse(change, but: [.alias])
      if let target = change.target { result.preset.content = .alias(of: target) }
    }
    result.preset.apply(change.about)
    if result.preset != self { result.preset.origin = nil }
    return result
  }

  /// Refuses what only presets of other kinds have.
  private func refuse(_ change: PresetChange, but kinds: Set<Kind>) throws(ChangeError) {
    var foreign: [(Kind, String)] = []
    if change.touchesSpring(beyond: kinds) { foreign.append((.spring, "a spring's parameters")) }
    if change.shape != nil { foreign.append((.curve, "a curve's shape")) }
    if change.curve != nil { foreign.append((.tween, "a curve")) }
    if change.duration != nil { foreign.append((.duration, "a duration")) }
    if change.target != nil { foreign.append((.alias, "what an alias stands for")) }
    if !change.clip.isEmpty { foreign.append((.clip, "a clip's keyframes")) }
    if !change.sequence.isEmpty { foreign.append((.sequence, "a sequence's phases")) }
    if !change.morph.isEmpty { foreign.append((.morph, "a morph's elements, transitions or gesture")) }
    if let first = foreign.first(where: { !kinds.contains($0.0) }) {
      throw ChangeError("\(name) is \(kind.phrase), which has no \(first.1.withoutArticle) to change")
    }
  }

  private func changedSeconds(_ change: PresetChange, of seconds: Double) throws(ChangeError) -> Double? {
    var result = seconds
    switch change.duration {
    case .seconds(let seconds): result = seconds
    case .preset(let other):
      throw ChangeError("\(name) is a duration and needs seconds; to stand for \(other), make it an alias")
    case nil: break
    }
    result = change.adjusted(change.parameters[.duration] ?? result)
    if result >= 0, result.isFinite { return result }
    throw ChangeError("\(name): duration is \(result), and must be 0 or more")
  }

  private func applying(_ change: PresetChange, to tween: TypedTween, resolver: Resolver) throws -> TypedTween
  {
    var tween = tween
    if let curve = change.curve { tween.curve = curve }
    if let shape = change.shape { tween.curve = .inline(try checked(shape)) }
    if let seconds = change.parameters[.duration] { tween.duration = .seconds(seconds) }
    if let duration = change.duration { tween.duration = duration }
    if let delay = change.delay { tween.delay = try delay.checkedDelay(of: name) }
    if change.durationBy != nil || change.durationScale != nil {
      var seconds: Double
      switch tween.duration {
      case .seconds(let typed): seconds = typed
      case .preset(let other):
        guard case .duration(let resolved)? = try resolver.motion(named: other) else {
          throw ChangeError("\(name): there is no duration named \"\(other)\"")
        }
        seconds = resolved
      }
      seconds = change.adjusted(seconds)
      tween.duration = .seconds(seconds)
    }
    if case .seconds(let seconds) = tween.duration, !(seconds > 0 && seconds.isFinite) {
      throw ChangeError("\(name): duration is \(seconds), and must be greater than 0 in a tween")
    }
    return tween
  }

  private func checked(_ shape: CurveShape) throws(ChangeError) -> CurveShape {
    do throws(MotionError) {
      _ = try shape.unitCurve()
      return shape
    } catch {
      throw ChangeError("\(name): \(error.sentence)")
    }
  }

  private mutating func apply(_ change: AboutChange) {
    if let text = change.summary { summary = text.isEmpty ? nil : text }
    if let partner = change.reduced { reduced = partner }
    if change.removesReduced { reduced = nil }
    if let newRole = change.role { role = newRole }
    if let text = change.deprecated { deprecated = text.isEmpty ? nil : .instead(text) }
    for (rule, reason) in change.allow { allow[rule] = reason.isEmpty ? nil : reason }
  }
}

extension PresetChange {
  /// Whether there is something for a spring that none of the kinds has too.
  fileprivate func touchesSpring(beyond kinds: Set<Kind>) -> Bool {
    if !kinds.contains(.duration) { return touchesSpring }
    return parameters.keys.contains { $0 != .duration } || extraBounce != nil || bounceBy != nil
      || base != nil
      || detaches || (delay != nil && !kinds.contains(.tween))
  }

  /// A length of time with the factor and what is added.
  fileprivate func adjusted(_ seconds: Double) -> Double {
    DecimalArithmetic.sum(DecimalArithmetic.product(seconds, durationScale ?? 1), durationBy ?? 0)
  }
}

extension Clip {
  /// Whether a spring keyframe takes the time that its spring needs.
  fileprivate var hasSettlingSprings: Bool {
    tracks.contains { track in
      track.keyframes.contains { keyframe in
        if case .spring(nil, _, _) = keyframe.motion { true } else { false }
      }
    }
  }
}

extension String {
  fileprivate var withoutArticle: String { hasPrefix("a ") ? String(dropFirst(2)) : self }
}
