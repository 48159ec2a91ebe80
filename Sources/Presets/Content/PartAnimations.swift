import MotionPhysics

extension Content {
  /// The content with each animation that it is, or that stands in a part of it, replaced by what the body makes of it, in
  /// the order of the JSON. Of keyframes these are the springs, and a curve with its duration as a tween.
  func mapAnimations<Failure>(_ body: AnimationMap<Failure>) throws(Failure) -> Content {
    switch self {
    case .clip(let clip): .clip(try clip.mapAnimations(body))
    case .sequence(let sequence): .sequence(try sequence.mapAnimations(body))
    case .morph(let morph): .morph(try morph.mapAnimations(body))
    case .spring(let spring): .spring(try body(.spring(spring), "").spring ?? spring)
    case .tween(let tween): .tween(try body(.tween(tween), "").tween ?? tween)
    case .curve, .duration, .alias: self
    }
  }

  /// Calls the body with each animation that the content is, or that stands in a part of it, in the order of the JSON.
  package func forEachAnimation(_ body: (_ animation: AnimationReference, _ path: String) -> Void) {
    _ = mapAnimations { animation, path in
      body(animation, path)
      return animation
    }
  }

  /// Calls the body with every duration that is typed inside of a clip, a sequence or a morph, in seconds, and with its
  /// path. What is a preset's is said there.
  package func forEachPartDuration(_ body: (_ seconds: Double, _ path: String) -> Void) {
    guard case .clip(let clip) = self else {
      return forEachAnimation { animation, path in animation.forEachDuration(at: path, body) }
    }
    _ = clip.mapMotions { motion, path in
      if let seconds = motion.seconds { body(seconds, path + ".duration") }
      if case .spring(_, .inline(let typed)?, _) = motion {
        typed.forEachDuration(at: path + ".spring", body)
      }
      return motion
    }
  }
}

extension Clip {
  /// The clip with the way of each keyframe replaced by what the body makes of it and its path.
  func mapMotions<Failure>(
    _ body: (_ motion: ClipKeyframe.Movement, _ path: String) throws(Failure) -> ClipKeyframe.Movement
  ) throws(Failure) -> Clip {
    var clip = self
    for track in tracks.indices {
      for (index, keyframe) in tracks[track].keyframes.enumerated() {
        clip.tracks[track].keyframes[index].motion = try body(
          keyframe.motion, "tracks[\(track)].keyframes[\(index)]")
      }
    }
    return clip
  }

  fileprivate func mapAnimations<Failure>(_ body: AnimationMap<Failure>) throws(Failure) -> Clip {
    try mapMotions { motion, path throws(Failure) in
      switch motion {
      case .linear(let duration, let curve?):
        let tween = TypedTween(curve: curve, duration: .seconds(duration))
        return .linear(duration: duration, curve: try body(.tween(tween), path).tween?.curve ?? curve)
      case .spring(let duration, let spring?, let velocity):
        let mapped = SpringReference(try body(spring.animation, path + ".spring"))
        return .spring(duration: duration, spring: mapped ?? spring, startVelocity: velocity)
      case .linear, .spring, .cubic, .move: return motion
      }
    }
  }
}

extension SpringReference {
  fileprivate init?(_ animation: AnimationReference) {
    switch animation {
    case .preset(let name): self = .preset(name)
    case .spring(let typed): self = .inline(typed)
    case .tween: return nil
    }
  }

  fileprivate var animation: AnimationReference {
    switch self {
    case .preset(let name): .preset(name)
    case .inline(let typed): .spring(typed)
    }
  }
}

extension ClipKeyframe.Movement {
  /// The seconds that were typed.
  package var seconds: Double? {
    switch self {
    case .linear(let duration, _), .cubic(let duration, _, _): duration
    case .spring(let duration, _, _): duration
    case .move: nil
    }
  }
}

extension AnimationReference {
  fileprivate func forEachDuration(at path: String, _ body: (_ seconds: Double, _ path: String) -> Void) {
    switch self {
    case .preset: break
    case .spring(let typed): typed.forEachDuration(at: path, body)
    case .tween(let typed):
      if case .seconds(let seconds) = typed.duration { body(seconds, path + ".duration") }
    }
  }
}

extension TypedSpring {
  fileprivate func forEachDuration(at path: String, _ body: (_ seconds: Double, _ path: String) -> Void) {
    switch parameters {
    case .adjusted(let adjustment):
      if let duration = adjustment.duration { body(duration, path + ".duration") }
    case .standalone(let parameters):
      for (key, value) in parameters.typed where key.isTime {
        body(value, "\(path).\(key.rawValue)")
      }
    }
  }
}
