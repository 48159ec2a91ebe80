import MotionPhysics
import Presets

/// The keyframes of one property of a layer.
struct LottieTrack {
  /// Frames a second. Keyframes may stand between frames.
  static let rate = 60.0
  /// How long before a jump the value is still the old one: two keyframes of one time are not allowed.
  static let beforeJump = 0.001

  let target: LottieTarget
  /// The keyframes in order; one is a value that does not move.
  private(set) var keyframes: [LottieKeyframe] = []
  private let destination: Destination

  /// Where a track is put: when it begins, and what its numbers become there.
  struct Destination {
    /// Frames a second.
    var rate = LottieTrack.rate
    /// The frame at which it begins.
    var start = 0.0
    /// A clip's values as the property has them.
    let converted: ([Double]) -> [Double]
  }

  /// Sentences on what a person has to tell the player of a clip.
  static func remarks(_ driver: ClipDriver, loops: Bool) -> [String] {
    (driver == .progress ? ["a progress drives it; set the player's progress instead of playing it"] : [])
      + (loops ? ["it loops; let the player loop it"] : [])
  }

  /// Puts a track into keyframes.
  ///
  /// - Parameter destination: Where they are put; nil is a file of its own.
  init(
    _ track: ValueTrack, target: LottieTarget, tolerance: Double, destination: Destination? = nil
  ) throws(MotionError) {
    self.target = target
    self.destination = destination ?? Destination(converted: target.converted)
    let timeline = PropertyTimeline(track, property: "")
    for stretch in timeline.stretches { try add(stretch, tolerance: tolerance) }
    end(keyframes.isEmpty ? self.destination.start : keyframes[keyframes.count - 1].frame, timeline.final)
  }

  private mutating func add(_ stretch: PropertyTimeline.Stretch, tolerance: Double) throws(MotionError) {
    switch stretch.shape {
    case .eased(.steps(let steps)): add(stretch, steps)
    case .eased(let curve):
      // The specification keeps handles within 0...1, so a curve that leaves it is baked.
      if let easing = Self.easing(curve) {
        start(stretch, easing)
      } else {
        try bake(stretch, tolerance: tolerance)
      }
    case .free: try bake(stretch, tolerance: tolerance)
    }
  }

  private mutating func start(_ stretch: PropertyTimeline.Stretch, _ easing: LottieKeyframe.Easing) {
    let arrival = LottieKeyframe(
      frame: frame(stretch.end), values: destination.converted(stretch.to), easing: .hold)
    put(frame(stretch.start), stretch.from, easing)
    keyframes.append(arrival)
  }

  private mutating func bake(_ stretch: PropertyTimeline.Stretch, tolerance: Double) throws(MotionError) {
    // Stretches meet in one keyframe, so their ends are the clip's own values and not what suits the lines of one
    // of them: that moves a line by half the tolerance at most.
    let path = try TimelinePath(
      stretch, scales: stretch.scales, limits: .none(stretch.from.count), tolerance: tolerance / 2)
    for (index, stop) in path.stops.enumerated() {
      let isLast = index == path.stops.count - 1
      let values = index == 0 ? stretch.from : isLast ? stretch.to : stop.values
      put(frame(stop.time), values, .linear)
    }
  }

  private mutating func add(_ stretch: PropertyTimeline.Stretch, _ steps: StepsCurve) {
    let length = stretch.end - stretch.start
    for step in 0..<steps.count {
      let middle = (Double(step) + 0.5) / Double(steps.count)
      let time = stretch.start + length * Double(step) / Double(steps.count)
      put(frame(time), stretch.value(at: middle), .hold)
    }
    end(frame(stretch.end), stretch.to)
  }

  private func frame(_ seconds: Double) -> Double { destination.start + seconds * destination.rate }

  /// A keyframe; where the value at its time is another one so far, a jump.
  private mutating func put(_ frame: Double, _ values: [Double], _ easing: LottieKeyframe.Easing) {
    let next = LottieKeyframe(frame: frame, values: destination.converted(values), easing: easing)
    guard let last = keyframes.last, last.frame >= frame else {
      keyframes.append(next)
      return
    }
    keyframes.removeLast()
    if last.values != next.values, let before = keyframes.last, before.easing != .hold {
      let earlier = max(frame - Self.beforeJump, 0.5 * (before.frame + frame))
      keyframes.append(LottieKeyframe(frame: earlier, values: last.values, easing: .hold))
    }
    keyframes.append(next)
  }

  private mutating func end(_ frame: Double, _ values: [Double]) { put(frame, values, .hold) }

  private static func easing(_ curve: UnitCurve) -> LottieKeyframe.Easing? {
    if curve == .linear { return .linear }
    guard let bezier = curve.bezier, [bezier.y1, bezier.y2].allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
      return nil
    }
    return .bezier(x1: bezier.x1, y1: bezier.y1, x2: bezier.x2, y2: bezier.y2)
  }
}

/// A keyframe as the Lottie specification has it (lottie.github.io/lottie-spec, "Properties").
struct LottieKeyframe {
  /// Frames, not always whole.
  let frame: Double
  /// The values from here.
  let values: [Double]
  /// How it goes on to the next one.
  var easing: Easing

  /// How values go from one keyframe to the next.
  enum Easing: Equatable {
    /// Along a Bezier: its points from this keyframe and towards the next.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// Not before the next keyframe.
    case hold

    /// Straight.
    static let linear = bezier(x1: 0, y1: 0, x2: 1, y2: 1)
  }
}

/// The part of a shape layer that a clip's property moves.
enum LottieTarget: String, CaseIterable {
  /// The layer's opacity, 0 to 100.
  case opacity
  /// The layer's rotation, degrees clockwise.
  case rotation
  /// The layer's skew, degrees: a positive one leans to the left.
  case skew
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
  /// The rectangle's colour: red, green and blue, 0 to 1 each.
  case fill
  /// The opacity of that colour, 0 to 100.
  case fillOpacity = "fill's opacity"

  /// The target of a property of the vocabulary; nil for any other, and for one that a shape layer does not have.
  init?(property: String, count: Int) {
    guard let property = MotionProperty.named(property, count: count) else { return nil }
    let places = Array(property.places.prefix(count))
    switch property.target {
    case .opacity: self = .opacity
    case .rotation: self = .rotation
    case .skewX: self = .skew
    case .offset where places == [0, 1]: self = .position
    case .offset where places == [0]: self = .positionX
    case .offset where places == [1]: self = .positionY
    case .scale where property.isUniformScale || places == [0, 1]: self = .scale
    case .scale where places == [0]: self = .scaleX
    case .scale where places == [1]: self = .scaleY
    case .cornerRadius: self = .roundness
    case .size where count == 2: self = .size
    case .color, .backgroundColor: self = .fill
    default: return nil
    }
  }

  /// All that a property's numbers move: those of a colour with an opacity have two places. Empty for a property that
  /// a shape layer does not have.
  static func all(of track: TrackTimeline.PropertyTrack) -> [LottieTarget] {
    let count = track.track.initial.count
    guard let target = LottieTarget(property: track.property, count: count) else { return [] }
    guard target == .fill, count > 3 else { return [target] }
    let isOpaque =
      track.track.initial[3] == 1 && PropertyTimeline(track.track, property: track.property).isStill(3)
    return isOpaque ? [.fill] : [.fill, .fillOpacity]
  }

  /// The values as Lottie counts them.
  func converted(_ values: [Double]) -> [Double] {
    switch self {
    case .opacity: values.map { $0 * 100 }
    case .scaleX: values.map { $0 * 100 } + [100]
    case .scaleY: [100] + values.map { $0 * 100 }
    case .scale: (values.count == 1 ? values + values : values).map { $0 * 100 }
    case .position, .positionX, .positionY: values.map { $0 + Self.middle }
    case .rotation, .roundness, .size: values
    case .skew: values.map { -$0 + 0 }
    case .fill: values.prefix(3).map { min(max($0, 0), 1) }
    case .fillOpacity: values.dropFirst(3).map { min(max($0, 0), 1) * 100 }
    }
  }

  /// The width and height of the canvas, points.
  static let side = 512
  /// The middle of the canvas.
  static let middle = Double(side) / 2
}
