/// A name that a preset mentions, and where.
public struct Reference: Hashable, Sendable {
  /// The preset that is mentioned.
  public let name: PresetName
  /// The path in the mentioning preset, such as `base` or `tracks[0].keyframes[1].spring`.
  public let path: String
  /// The kinds that may stand there; nil is any.
  public let wanted: WantedKind?
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
    if case .alias(let name) = content { body(Reference(name: name, path: "of", wanted: nil)) }
    // A keyframe has springs alone.
    let wanted: WantedKind = kind == .clip ? .only(.spring) : .animation
    content.forEachAnimation { $0.forEachReference(at: $1, wanted: wanted, body) }
    if case .preset(let name) = reduced { body(Reference(name: name, path: "reduced", wanted: nil)) }
  }

  /// Whether another preset takes part in this one's motion, rather than being its reduced partner.
  package func isMade(of other: PresetName) -> Bool {
    references.contains { $0.name == other && $0.path != "reduced" }
  }
}

extension AnimationReference {
  fileprivate func forEachReference(at path: String, wanted: WantedKind, _ body: (Reference) -> Void) {
    switch self {
    case .preset(let name): body(Reference(name: name, path: path, wanted: wanted))
    case .spring(let spring): spring.forEachReference(at: path, body)
    case .tween(let tween): tween.forEachReference(at: path, body)
    }
  }
}

extension TypedSpring {
  fileprivate func forEachReference(at path: String, _ body: (Reference) -> Void) {
    guard let base else { return }
    body(Reference(name: base, path: path.appending(key: "base"), wanted: .only(.spring)))
  }
}

extension TypedTween {
  fileprivate func forEachReference(at path: String, _ body: (Reference) -> Void) {
    if let name = curve.name {
      body(Reference(name: name, path: path.appending(key: "curve"), wanted: .only(.curve)))
    }
    if let name = duration.name {
      body(Reference(name: name, path: path.appending(key: "duration"), wanted: .only(.duration)))
    }
  }
}

extension String {
  /// The path of a value in what this path leads to.
  func appending(key: String) -> String { isEmpty ? key : self + "." + key }
}
