import MotionPhysics
import PlainText
import Presets

extension ResolvedPreset {
  /// The tracks of a clip that is one itself, with the paths of their keyframes; none of anything else.
  var clipTracks: [ClipTrackView] {
    guard case .clip(let clip) = typed.content, case .clip(let timeline, _, _) = motion else { return [] }
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
  let track: ValueTrack

  func path(ofKeyframe index: Int) -> String { "\(path).keyframes[\(index)]" }

  /// How far apart the values lie that the track's keyframes lead to.
  var range: Double {
    track.segments.map { ($0.endValue - track.initial).norm }.max() ?? 0
  }

  /// Whether changes of the property move nothing, so that the eye does not follow them.
  var isStill: Bool {
    let name = property.lowercased()
    return ["opacity", "alpha", "color", "colour", "tint", "brightness", "saturation"].contains {
      name.holds($0)
    }
  }
}
