import MotionPhysics
import Presets

extension ValidationSubject {
  /// The spring of a preset that is one itself, not by another name.
  func ownSpring(_ index: Int) -> SpringShape? {
    resolution.kinds[index] == .spring && !traits[index].contains(.isAlias) ? resolution.springs[index] : nil
  }

  /// The role of a preset, or of what it is made from.
  func role(_ index: Int) -> Role? { resolution.roles[index] }

  /// How far a preset's motion goes past its target, as a share of the travel; 0 for what has no target.
  func overshoot(_ index: Int) -> Double {
    switch resolution.kinds[index] {
    case .spring: resolution.springs[index].overshoot
    case .tween: resolution.curves[index]?.overshoot ?? 0
    default: 0
    }
  }

  /// The sequences that are ones themselves, not by another name, with their places in order.
  var ownSequences: [(index: Int, sequence: PhaseSequence)] { own(resolution.sequences) }

  /// The morphs that are ones themselves, with their places in order.
  var ownMorphs: [(index: Int, morph: Morph)] { own(resolution.morphs) }

  private func own<Value>(_ values: [Int: Value]) -> [(Int, Value)] {
    values.filter { !traits[$0.key].contains(.isAlias) }.sorted { $0.key < $1.key }
  }

  /// The tracks of a clip that is one itself, with the paths of their keyframes.
  func clipTracks(_ index: Int) -> [ClipTrackView] {
    guard case .clip(let clip) = presets[index].content, let timeline = resolution.clips[index] else {
      return []
    }
    return clip.tracks.enumerated().compactMap { position, typed in
      guard let track = timeline[typed.property] else { return nil }
      return ClipTrackView(path: "tracks[\(position)]", property: typed.property, track: track)
    }
  }
}

/// A track of a clip, worked out.
struct ClipTrackView {
  let path: String
  let property: String
  let track: KeyframeTrack

  func path(ofKeyframe index: Int) -> String { "\(path).keyframes[\(index)]" }

  /// How far apart the values lie that the track's keyframes lead to.
  var range: Double {
    track.segments.map { ($0.endValue - track.initial).norm }.max() ?? 0
  }

  /// Whether changes of the property move nothing, so that the eye does not follow them.
  var isStill: Bool {
    let name = property.lowercased()
    return ["opacity", "alpha", "color", "colour", "tint", "brightness", "saturation"].contains {
      name.contains($0)
    }
  }
}

extension UnitCurve {
  /// How far the curve goes beyond its ends.
  var overshoot: Double {
    if let bezier, (0...1).contains(bezier.y1), (0...1).contains(bezier.y2) { return 0 }
    return (0...64).reduce(0) { most, step in
      let value = self.value(at: Double(step) / 64)
      return max(most, value - 1, -value)
    }
  }

  /// Whether the curve goes as time goes.
  var isLinear: Bool {
    switch self {
    case .linear: true
    case .bezier(let curve): curve.x1 == curve.y1 && curve.x2 == curve.y2
    case .points(let curve): curve.points.allSatisfy { abs($0.x - $0.y) < 1e-9 }
    default: false
    }
  }
}
