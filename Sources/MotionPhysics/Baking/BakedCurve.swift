/// A unit motion baked to straight lines, with the largest gap to the motion stated and never above the
/// tolerance asked for.
///
/// The stops are as few as the tolerance allows, so they need not lie on the curve. The gap is vertical, a
/// share of the travel, and measured on the numbers as they are printed: between two stops the extremes of
/// motion minus line are found exactly, not among samples.
public struct BakedCurve: Hashable, Sendable {
  /// The stops: x is the share of the duration, y the progress. Two with equal x are a jump.
  public let points: [CurvePoint]
  /// The CSS function on one line, `linear(0, 0.5 12.5%, …, 1)`. A percentage is left out where CSS would put
  /// the stop well enough by itself, evenly between its neighbours; such a stop may have a height of its own.
  public let text: String
  /// The stops as SVG path data, `M0,0 L0.125,0.5 … L1,1`: Android's `pathData`, GSAP's `CustomEase`.
  public var path: String { StopText.path(stops) }
  /// The largest vertical gap to the motion, of `points`, `path` and `text` alike, as a share of the travel:
  /// rounded up to four digits.
  public let maxError: Double
  private let stops: [Stop]

  /// The tolerance when none is asked for, as a share of the travel: half a pixel of 250.
  public static let defaultTolerance = 0.002

  /// Bakes a curve over 0...1.
  /// - Parameter tolerance: the largest vertical gap allowed, more than 0 and less than 1. Jumps are exact,
  ///   but their places are rounded to a hundred-millionth of the duration.
  /// - Throws: `MotionError` when the tolerance is no share, or a curve so steep that finite decimals cannot
  ///   follow it.
  public init(baking curve: UnitCurve, tolerance: Double = defaultTolerance) throws(MotionError) {
    try self.init(BakeMotion(curve: curve), tolerance: tolerance)
  }

  /// Bakes any function of the share of a duration, 0...1.
  /// - Parameters:
  ///   - corners: where the function bends or jumps; at a jump it has the height that follows.
  ///   - tolerance: the largest vertical gap allowed, more than 0 and less than 1.
  ///   - function: smooth between corners. The error is exact where it bends one way only; otherwise what
  ///     happens within a sixty-fourth of the way between two corners, or between two stops, may be missed.
  /// - Throws: `MotionError` when the tolerance is no share, the function is not finite somewhere, or so
  ///   steep that finite decimals cannot follow it.
  public init(
    corners: [Double] = [], tolerance: Double = defaultTolerance, function: @escaping (Double) -> Double
  ) throws(MotionError) {
    try self.init(BakeMotion(corners: corners, function: function), tolerance: tolerance)
  }

  init(_ motion: BakeMotion, tolerance: Double) throws(MotionError) {
    try Bounds.epsilon.check(tolerance, "tolerance")
    let baked = try CurveBaker(motion: motion, tolerance: tolerance).bake()
    points = baked.points
    text = baked.text
    stops = baked.stops
    maxError = min(StatedError.roundedUp(baked.error), tolerance)
  }
}
