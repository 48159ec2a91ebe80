/// The search for the cubic Bezier nearest to a motion.
struct BezierSearch {
  private let gap: BezierGap
  /// How many starts, the nearest to the motion, are followed.
  private let followed: Int
  /// Others are not, as they begin so much farther off than the nearest.
  private let nearly: Double

  /// Beziers to descend from. The first are the best for springs of bounces from -0.9 to 0.9; then thrown
  /// and delayed ones, ease-in and ease-in-out.
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
    // The starts are known to be near a spring's best. Of other curves nothing is known, and the nearest start
    // may lead to a worse Bezier than a far one does.
    (followed, nearly) = motion.isSpring ? (3, 1.5) : (Self.starts.count, .infinity)
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
      let place = nearest.firstIndex { largest < $0.largest } ?? nearest.count
      nearest.insert(BezierDescent(gap: gap, from: start, largest: largest), at: place)
      if nearest.count > followed { nearest.removeLast() }
    }
    return nearest
  }
}
