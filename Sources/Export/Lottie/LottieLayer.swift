import MotionPhysics
import PlainText
import StrictJSON

/// The tracks of a clip on a layer with one rounded rectangle.
struct LottieLayer {
  /// One track a target.
  let tracks: [LottieTrack]

  /// Puts a clip on a layer.
  ///
  /// - Parameter note: Takes what the layer cannot show.
  init(_ timeline: TrackTimeline, tolerance: Double, note: (String) -> Void) {
    var tracks: [LottieTrack] = []
    let targets = timeline.tracks.compactMap {
      LottieTarget(property: $0.property, count: $0.track.initial.count)
    }
    for track in timeline.tracks {
      let property = track.property.visible
      guard let target = LottieTarget(property: track.property, count: track.track.initial.count) else {
        note("\(property) is no property of a shape layer in Lottie, and is left out")
        continue
      }
      guard !tracks.contains(where: { $0.target == target }), !target.isHidden(by: targets) else {
        note("another property moves the layer's \(target.rawValue) already, so \(property) is left out")
        continue
      }
      do throws(MotionError) {
        tracks.append(try LottieTrack(track.track, target: target, tolerance: tolerance))
      } catch {
        note("\(property) is left out: \(error.sentence)")
      }
    }
    self.tracks = tracks
  }

  /// The keyframes of a target, nil where nothing moves it.
  subscript(target: LottieTarget) -> LottieTrack? { tracks.first { $0.target == target } }
}

extension LottieTarget {
  /// Whether it moves a part of what another moves whole.
  fileprivate func isHidden(by targets: [LottieTarget]) -> Bool {
    (self == .positionX || self == .positionY) && targets.contains(.position)
  }
}
