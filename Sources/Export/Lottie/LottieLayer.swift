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
  init(_ timeline: KeyframeTimeline, tolerance: Double, note: (String) -> Void) {
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

/// The part of a shape layer that a clip's property moves.
enum LottieTarget: String, CaseIterable {
  /// The layer's opacity, 0 to 100.
  case opacity
  /// The layer's rotation, degrees clockwise.
  case rotation
  /// The layer's position in both directions.
  case position
  /// The layer's horizontal position.
  case positionX
  /// The layer's vertical position.
  case positionY
  /// The layer's scale in both directions, per cent.
  case scale
  /// The horizontal scale of the group in the layer, per cent.
  case scaleX
  /// The vertical scale of the group in the layer, per cent.
  case scaleY
  /// The rectangle's rounding.
  case roundness
  /// The rectangle's size.
  case size

  /// The target of a property with a known name, spelled in any way; nil for any other.
  init?(property: String, count: Int) {
    switch (property.lowercased().filter(\.isLetter), count) {
    case ("opacity", 1), ("alpha", 1): self = .opacity
    case ("rotation", 1), ("rotate", 1), ("angle", 1), ("rotationz", 1): self = .rotation
    case ("offset", 2), ("position", 2), ("translate", 2), ("translation", 2): self = .position
    case ("x", 1), ("offsetx", 1), ("translatex", 1), ("translationx", 1): self = .positionX
    case ("y", 1), ("offsety", 1), ("translatey", 1), ("translationy", 1): self = .positionY
    case ("scale", 1...2): self = .scale
    case ("scalex", 1): self = .scaleX
    case ("scaley", 1): self = .scaleY
    case ("cornerradius", 1), ("borderradius", 1): self = .roundness
    case ("size", 2): self = .size
    default: return nil
    }
  }

  /// The values as Lottie counts them.
  func converted(_ values: [Double]) -> [Double] {
    switch self {
    case .opacity: values.map { $0 * 100 }
    case .scaleX: values.map { $0 * 100 } + [100]
    case .scaleY: [100] + values.map { $0 * 100 }
    case .scale: (values.count == 1 ? values + values : values).map { $0 * 100 }
    case .position, .positionX, .positionY: values.map { $0 + LottieDocument.middle }
    case .rotation, .roundness, .size: values
    }
  }
}
