/// A name that a preset mentions, and where.
public struct Reference: Hashable, Sendable {
  /// The preset that is mentioned.
  public let name: PresetName
  /// The path in the mentioning preset, such as `base` or `tracks[0].keyframes[1].spring`.
  public let path: String
  /// The kinds that may stand there; an alias stands for what it names. Nil is any.
  public let kind: Kind?

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
    case .tween(let tween):
      tween.curve.forEachReference(at: "curve", body)
      if case .preset(let name) = tween.duration {
        body(Reference(name: name, path: "duration", kind: .duration))
      }
    case .clip(let clip): clip.forEachReference(body)
    case .alias(let name): body(Reference(name: name, path: "of", kind: nil))
    }
    if case .preset(let name) = reduced { body(Reference(name: name, path: "reduced", kind: nil)) }
  }
}

extension TypedSpring {
  func forEachReference(at path: String, _ body: (Reference) -> Void) {
    guard let base else { return }
    body(Reference(name: base, path: path.isEmpty ? "base" : path + ".base", kind: .spring))
  }
}

extension CurveReference {
  func forEachReference(at path: String, _ body: (Reference) -> Void) {
    if case .preset(let name) = self { body(Reference(name: name, path: path, kind: .curve)) }
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
          body(Reference(name: name, path: path + ".spring", kind: .spring))
        case .spring(_, .inline(let spring)?, _): spring.forEachReference(at: path + ".spring", body)
        default: break
        }
      }
    }
  }
}
