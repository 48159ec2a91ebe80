import MotionPhysics

extension Content {
  /// Calls the body with every duration that is typed inside of a clip, a sequence or a morph, in seconds, and with its
  /// path. What is a preset's is said there.
  package func forEachPartDuration(_ body: (_ seconds: Double, _ path: String) -> Void) {
    switch self {
    case .clip(let clip):
      for (track, typed) in clip.tracks.enumerated() {
        for (keyframe, typed) in typed.keyframes.enumerated() {
          typed.motion.forEachDuration(at: "tracks[\(track)].keyframes[\(keyframe)]", body)
        }
      }
    case .sequence(let sequence):
      sequence.forEachAnimation { animation, path in animation.forEachDuration(at: path, body) }
    case .morph(let morph):
      morph.forEachAnimation { animation, path in animation.forEachDuration(at: path, body) }
    case .spring, .curve, .duration, .tween, .alias: break
    }
  }
}

extension ClipKeyframe.Movement {
  fileprivate func forEachDuration(at path: String, _ body: (_ seconds: Double, _ path: String) -> Void) {
    switch self {
    case .linear(let duration, _), .cubic(let duration, _, _): body(duration, path + ".duration")
    case .spring(let duration, let spring, _):
      if let duration { body(duration, path + ".duration") }
      if case .inline(let typed)? = spring { typed.forEachDuration(at: path + ".spring", body) }
    case .move: break
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
      let times: Set<SpringKey> = [.duration, .response, .settlingDuration, .visualDuration]
      for (key, value) in parameters.typed where times.contains(key) {
        body(value, "\(path).\(key.rawValue)")
      }
    }
  }
}
