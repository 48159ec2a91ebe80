/// The search for the cubic Bezier nearest to a motion.
struct BezierSearch {
  private let gap: BezierGap

  /// Beziers to descend from: smooth springs, bouncy ones, very bouncy ones whose Bezier follows the first
  /// swing only, overdamped ones, delayed ones, ease-in and ease-in-out.
  private static let starts = [
    BezierNumbers(0.25, 0.35, 0.1, 1.1), BezierNumbers(0.32, 0.9, 0.01, 1.15),
    BezierNumbers(0.25, 2.2, 0.01, 0.5), BezierNumbers(0.03, 2.5, 0.01, 0), BezierNumbers(0.15, 1, 0.3, 1),
    BezierNumbers(0.05, 0.7, 0.05, 0.95), BezierNumbers(0.6, 0, 0.3, 1.1), BezierNumbers(0.5, 0, 0.9, 0.5),
  ]

  /// Places along the Bezier at which gaps are looked at.
  private static let places = 96

  init(_ motion: BakeMotion) { gap = BezierGap(motion, places: Self.places) }

  /// The best numbers of two decimals, or of three where those are worth it.
  func best() -> BezierNumbers {
    var descents = Self.starts.map { start in
      var descent = BezierDescent(gap: gap, from: start)
      descent.descend(powers: 1...2, steps: 10)
      return (descent: descent, gap: gap.largest(descent.numbers))
    }
    descents.sort { $0.gap < $1.gap }
    let lattice = BezierLattice(gap: gap)
    var best = BezierNumbers.zero
    var least = Double.infinity
    for var (descent, _) in descents.prefix(2) {
      descent.descend(powers: 3...6, steps: 8)
      let (numbers, largest) = lattice.best(near: descent.numbers, parts: 1000, steps: [16, 8, 4, 2, 1])
      if largest < least { (best, least) = (numbers, largest) }
    }
    let (shorter, largest) = lattice.best(near: best, parts: 100, steps: [1])
    return largest <= 1.01 * least ? shorter : best
  }
}
