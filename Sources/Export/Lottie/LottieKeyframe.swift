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
