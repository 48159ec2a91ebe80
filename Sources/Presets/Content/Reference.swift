/// A name that a preset mentions, and where.
public struct Reference: Hashable, Sendable {
  /// The preset that is mentioned.
  public let name: PresetName
  /// The path in the mentioning preset, such as `base` or `tracks[0].keyframes[1].spring`.
  public let path: String
  /// What may stand there; nil is anything.
  public let wanted: WantedKind?

  /// Whether the mentioning preset is made from this one, so that cycles are impossible to resolve.
  public var isLineage: Bool { path == "base" || path == "of" }
}

extension Preset {
  /// Every name that the preset mentions, in the order of its JSON.
  public var references: [Reference] {
    var references: [Reference] = []
    forEachReference { references.append($0) }
    return references
  }

  /// Calls the body with every name that the preset mentions.
  public func forEachReference(_ body: (Reference) -> Void) {
    switch content {
    case .spring(let spring): spring.forEachReference(at: "", body)
    case .curve, .duration: break
    case .tween(let tween): tween.forEachReference(at: "", body)
    case .clip(let clip): clip.forEachReference(body)
    case .sequence(let sequence): sequence.forEachReference(body)
    case .morph(let morph): morph.forEachReference(body)
    case .alias(let name): body(Reference(name: name, path: "of", wanted: nil))
    }
    if case .preset(let name) = reduced { body(Reference(name: name, path: "reduced", wanted: nil)) }
  }
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
