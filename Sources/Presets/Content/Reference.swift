/// A name that a preset mentions, and where.
public struct Reference: Hashable, Sendable {
  /// The preset that is mentioned.
  public let name: PresetName
  /// The path in the mentioning preset, such as `base` or `tracks[0].keyframes[1].spring`.
  public let path: String
  /// The kinds that may stand there; nil is any.
  public let wanted: WantedKind?
}

extension TypedSpring {
  func forEachReference(at path: String, _ body: (Reference) -> Void) {
    guard let base else { return }
    body(Reference(name: base, path: path.isEmpty ? "base" : path + ".base", wanted: .only(.spring)))
  }
}

extension TypedTween {
  /// - Parameter prefix: The path of the tween and a dot; empty for a preset's own.
  func forEachReference(at prefix: String, _ body: (Reference) -> Void) {
    curve.forEachReference(at: prefix + "curve", body)
    if case .preset(let name) = duration {
      body(Reference(name: name, path: prefix + "duration", wanted: .only(.duration)))
    }
  }
}

extension CurveReference {
  func forEachReference(at path: String, _ body: (Reference) -> Void) {
    if case .preset(let name) = self { body(Reference(name: name, path: path, wanted: .only(.curve))) }
  }
}

extension Clip {
  func forEachReference(_ body: (Reference) -> Void) {
    for (trackIndex, track) in tracks.enumerated() {
      for (index, keyframe) in track.keyframes.enumerated() {
        let path = "tracks[\(trackIndex)].keyframes[\(index)]"
        switch keyframe.motion {
        case .linear(_, let curve?): curve.forEachReference(at: path + ".curve", body)
        case .spring(_, .preset(let name)?, _):
          body(Reference(name: name, path: path + ".spring", wanted: .only(.spring)))
        case .spring(_, .inline(let spring)?, _): spring.forEachReference(at: path + ".spring", body)
        default: break
        }
      }
    }
  }
}
