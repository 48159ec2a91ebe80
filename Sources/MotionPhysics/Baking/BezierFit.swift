/// The cubic Bezier nearest to a motion, for engines without `linear()`, and how far from it that is.
///
/// Nearest means the least maximum of the vertical gap, as far as descents from many starts find it: against a search
/// from 400 random ones the gap is 0.5 % larger in the median, by the rounding of the numbers, and was never 15 %
/// larger. Four numbers cannot follow a spring that swings more than once: of bounces above 0.5 they show little more
/// than the first swing, and the error says so.
public struct BezierFit: Hashable, Sendable {
  /// The curve; its numbers have two or three decimals.
  public let curve: CubicBezier
  /// The largest vertical gap between the curve and the motion, as a share of the travel, rounded up to four
  /// digits.
  public let maxError: Double
  /// The duration in whole milliseconds that goes with it, the same as that of `LinearEasing`.
  public let durationMillis: Int

  /// Fits a curve to a spring.
  /// - Parameters:
  ///   - spring: the spring.
  ///   - initialVelocity: travels per second.
  ///   - delay: seconds at 0 before it starts, 0 or more.
  ///   - tolerance: that of the `LinearEasing` that the curve stands in for, which sets the duration.
  /// - Throws: `MotionError` as `LinearEasing` does.
  public init(
    fitting spring: Spring, initialVelocity: Double = 0, delay: Double = 0,
    tolerance: Double = BakedCurve.defaultTolerance
  ) throws(MotionError) {
    try self.init(
      fitting: .spring(spring, delay: delay), initialVelocity: initialVelocity, tolerance: tolerance)
  }

  /// Fits a curve to a spring or a tween with its delay. A tween that is a cubic Bezier comes back as it is.
  /// - Parameters:
  ///   - animation: the spring or the tween.
  ///   - initialVelocity: travels per second; a tween has its own.
  ///   - tolerance: that of the `LinearEasing` that the curve stands in for, which sets the duration.
  /// - Throws: `MotionError` as `LinearEasing` does.
  public init(
    fitting animation: Animation, initialVelocity: Double = 0,
    tolerance: Double = BakedCurve.defaultTolerance
  ) throws(MotionError) {
    let timed = try TimedMotion(animation: animation, initialVelocity: initialVelocity, tolerance: tolerance)
    if case .tween(let curve, _, 0) = animation, let bezier = curve.bezier {
      self.init(bezier, error: 0, durationMillis: timed.durationMillis)
    } else {
      try self.init(timed)
    }
  }

  private init(_ timed: TimedMotion) throws(MotionError) {
    let numbers = BezierSearch(timed.motion).best()
    let curve = try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    self.init(curve, error: timed.motion.largestGap(to: curve), durationMillis: timed.durationMillis)
  }

  private init(_ curve: CubicBezier, error: Double, durationMillis: Int) {
    self.curve = curve
    self.durationMillis = durationMillis
    maxError = BakedCurve.stated(error)
  }
}

/// The search for the cubic Bezier nearest to a motion.
private struct BezierSearch {
  private let gap: BezierGap
  /// How many starts, the nearest to the motion, are followed.
  private let followed: Int
  /// Others are not, as they begin so much farther off than the nearest.
  private let nearly: Double

  /// Beziers to descend from. The first are the best for springs of bounces from -0.9 to 0.9; then those
  /// with an initial velocity or a delay, ease-in and ease-in-out.
  private static let starts = [
    BezierNumbers(0.156, 1.042, 0.349, 0.984), BezierNumbers(0.138, 0.773, 0.171, 1.041),
    BezierNumbers(0.135, 0.489, 0.039, 1.089), BezierNumbers(0.168, 0.382, 0.004, 1.102),
    BezierNumbers(0.22, 0.274, 0.066, 1.104), BezierNumbers(0.224, 0.152, 0.171, 1.068),
    BezierNumbers(0.261, 0.368, 0.048, 1.167), BezierNumbers(0.295, 0.413, 0.056, 1.219),
    BezierNumbers(0.32, 0.8, 0, 1.18), BezierNumbers(0.368, 1.065, 0, 1.156),
    BezierNumbers(0.35, 1.54, 0, 1.01), BezierNumbers(0.336, 1.969, 0, 0.77),
    BezierNumbers(0.29, 2.26, 0, 0.5), BezierNumbers(0.22, 2.43, 0, 0.32),
    BezierNumbers(0.11, 2.71, 0, -0.14), BezierNumbers(0.03, 2.91, 0, -0.81),
    BezierNumbers(0.15, -2.1, 0.08, 1.4), BezierNumbers(0.09, -2, 0, 1.75),
    BezierNumbers(0.15, 0, 0, 1.45), BezierNumbers(0.16, -0.3, 0, 1.9), BezierNumbers(0.3, -0.3, 0, 1.9),
    BezierNumbers(0.3, 1, 0, 1.7),
    BezierNumbers(0.6, 0, 0.3, 1.1), BezierNumbers(0.5, 0, 0.9, 0.5), BezierNumbers(1, -0.7, 0.4, 1.4),
  ]

  init(_ motion: BakeMotion) {
    gap = BezierGap(motion)
    // The starts are known to be near the best of a spring from rest. Of one that is thrown or late, and of a curve, the
    // nearest start may lead to a worse Bezier than a far one does.
    (followed, nearly) = motion.isSpringFromRest ? (4, 3) : (Self.starts.count, .infinity)
  }

  /// The best numbers of two decimals, or of three where those are worth it.
  func best() -> BezierNumbers {
    var descents = nearest()
    let limit = nearly * (descents.first?.largest ?? 0)
    for index in descents.indices where descents[index].largest <= limit {
      descents[index].descend(steps: 6, gain: 0.05)
    }
    guard var descent = descents.min(by: { $0.largest < $1.largest }) else { return .zero }
    descent.descend(steps: 20, gain: 1e-3)
    let rounding = BezierRounding(descent)
    let (best, least) = rounding.best(parts: 1000)
    let (shorter, largest) = rounding.best(parts: 100)
    return largest <= 1.01 * least ? shorter : best
  }

  private func nearest() -> [BezierDescent] {
    var nearest: [BezierDescent] = []
    nearest.reserveCapacity(followed + 1)
    for start in Self.starts {
      let limit = nearest.count < followed ? .infinity : nearest[followed - 1].largest
      let largest = gap.largest(start, limit: limit)
      guard largest < limit else { continue }
      let descent = BezierDescent(gap: gap, from: start, largest: largest)
      nearest.insert(descent, ofLeast: followed) { $0.largest }
    }
    return nearest
  }
}
