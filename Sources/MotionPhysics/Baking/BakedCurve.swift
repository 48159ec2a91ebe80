// How a motion is baked to straight lines.
//
// 1. What is baked is a unit motion over a fixed duration (`BakeMotion`): smooth segments between its corners, each
//    a line, a cubic Bezier, a spring or any function. Jumps divide it into sections.
// 2. A section is sampled so densely that the lines between its samples are nearly the curve. The samples, give or
//    take a tolerance, are the gates of a `ToleranceBand`.
// 3. `EdgeSearch` finds the fewest straight edges through all gates. `EdgePath` then narrows the band for as long
//    as no more edges are needed: what that leaves of the tolerance is slack for rounding.
// 4. Where two edges meet is a knot. A `Knot` becomes the stop that takes the fewest characters, within the slack of
//    both edges.
// 5. `StopRedistribution` finds stops that need no place of their own, as they do well evenly between neighbours.
// 6. The error that is stated is measured on the rounded stops: the extremes of motion minus line have closed forms
//    or converge quadratically. Above the tolerance, all is done again with a narrower one.
//
// A motion as one cubic Bezier instead (`BezierFit`) is a minimax fit: `BezierDescent` goes down from the nearest of
// known curves by linear programmes (`MinimaxStep`), then the best numbers of few decimals nearby are looked for.

/// A unit motion baked to straight lines, with the largest gap to the motion stated and never above the
/// tolerance asked for.
///
/// The stops are as few as the tolerance allows, so they need not lie on the curve. The gap is vertical, a
/// share of the travel, and measured on the numbers as they are rounded: between two stops the extremes of
/// motion minus line are found exactly, not among samples.
public struct BakedCurve: Hashable, Sendable {
  /// The stops: x is the share of the duration, y the progress. Two with equal x are a jump.
  public let points: [CurvePoint]
  /// The largest vertical gap to the motion, of `points` and of the stops without a place alike, as a share of the
  /// travel: rounded up to four digits.
  public let maxError: Double
  /// The stops as they are written.
  package let stops: [Stop]

  /// The tolerance when none is asked for, as a share of the travel: half a pixel of 250.
  public static let defaultTolerance = 0.002
  /// How often a narrower tolerance is tried when the measured error is too large.
  private static let attempts = 8

  /// Bakes a curve over 0...1.
  /// - Parameters:
  ///   - curve: the curve.
  ///   - tolerance: the largest vertical gap allowed, from 0.000001 to 0.1. Jumps are exact, but their places are
  ///     rounded to a hundred-millionth of the duration.
  /// - Throws: `MotionError` when the tolerance is out of range, or a curve so steep that finite decimals cannot
  ///   follow it.
  public init(baking curve: UnitCurve, tolerance: Double = defaultTolerance) throws(MotionError) {
    try Ranges.tolerance.check(tolerance, "tolerance")
    try self.init(part: curve, tolerance: tolerance)
  }

  /// Bakes a curve as a part of something else, to a share of the tolerance of all that may be less than any that a person
  /// asks for.
  package init(part curve: UnitCurve, tolerance: Double) throws(MotionError) {
    try self.init(BakeMotion(curve: curve), tolerance: tolerance)
  }

  /// Bakes any function of the share of a duration, 0...1.
  /// - Parameters:
  ///   - corners: where the function bends or jumps; at a jump it has the height that follows.
  ///   - tolerance: the largest vertical gap allowed, from 0.000001 to 0.1.
  ///   - function: smooth between corners. The error is exact where it bends one way only; otherwise what
  ///     happens within a sixty-fourth of the way between two corners, or between two stops, may be missed.
  /// - Throws: `MotionError` when the tolerance is out of range, the function is not finite somewhere, or so
  ///   steep that finite decimals cannot follow it.
  public init(
    corners: [Double] = [], tolerance: Double = defaultTolerance, function: @escaping (Double) -> Double
  ) throws(MotionError) {
    try Ranges.tolerance.check(tolerance, "tolerance")
    try self.init(partWith: corners, tolerance: tolerance, function: function)
  }

  /// Bakes a function as a part of something else, as ``init(part:tolerance:)`` does.
  package init(
    partWith corners: [Double], tolerance: Double, function: @escaping (Double) -> Double
  ) throws(MotionError) {
    try self.init(BakeMotion(corners: corners, function: function), tolerance: tolerance)
  }

  init(_ motion: BakeMotion, tolerance: Double) throws(MotionError) {
    var allowed = tolerance
    for _ in 0..<Self.attempts {
      if let knots = try Self.knots(of: motion, within: allowed, tolerance: tolerance),
        let redistribution = StopRedistribution(at: knots)
      {
        let points = redistribution.points
        var error = motion.largestGap(to: points)
        if let spread = redistribution.redistributedPoints {
          error = max(error, motion.largestGap(to: spread, except: points))
        }
        if error <= tolerance {
          self.points = points
          self.stops = redistribution.stops
          maxError = min(Self.stated(error), tolerance)
          return
        }
      }
      allowed *= 0.9
    }
    throw .invalid(parameter: "tolerance", reason: "the motion is too steep to be baked within \(tolerance)")
  }

  private static func knots(
    of motion: BakeMotion, within allowed: Double, tolerance: Double
  ) throws(MotionError) -> [Knot]? {
    var knots: [Knot] = []
    for section in motion.sections(tolerance: tolerance) {
      guard let path = try EdgePath(along: section, tolerance: allowed) else { return nil }
      knots += path.knots(of: section)
    }
    if motion.endsWithJump(tolerance: tolerance) {
      knots.append(Knot(place: 1, before: nil, after: nil, height: motion.end, slack: allowed))
    }
    return knots
  }

  /// A measured error as it is stated: up to four significant digits, rounded up.
  static func stated(_ error: Double) -> Double {
    guard error > 0 else { return 0 }
    var scale = 1e4
    while scale < 1e15 && error * scale < 1000 { scale *= 10 }
    return (error * scale).rounded(.up) / scale
  }
}
