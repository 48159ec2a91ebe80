/// Looks for the best Bezier among those of few decimals: from one to the best of its neighbours, in steps
/// that shrink.
struct BezierLattice {
  let gap: BezierGap

  /// All directions of a step: up, down or not at all in each of the four numbers.
  private static let directions: [BezierNumbers] = {
    let shifts: [Double] = [-1, 0, 1]
    var directions: [BezierNumbers] = []
    for x1 in shifts {
      for y1 in shifts {
        for x2 in shifts { directions += shifts.map { y2 in BezierNumbers(x1, y1, x2, y2) } }
      }
    }
    return directions.filter { $0 != .zero }
  }()

  /// The best numbers and their gap.
  /// - Parameters:
  ///   - parts: multiples of one part in so many.
  ///   - steps: how many such parts a step is, first to last.
  func best(near start: BezierNumbers, parts: Double, steps: [Double]) -> (BezierNumbers, Double) {
    var best = start.clamped.rounded(to: parts)
    var least = gap.largest(best)
    for step in steps {
      var isBetter = true
      while isBetter {
        isBetter = false
        let center = best
        for direction in Self.directions {
          let next = (center + direction * (step / parts)).clamped.rounded(to: parts)
          let largest = gap.largest(next, limit: least)
          guard largest < least else { continue }
          (best, least) = (next, largest)
          isBetter = true
        }
      }
    }
    return (best, least)
  }
}
