import MotionPhysics

/// The single Bezier that stays near a unit motion: what a platform gets that has nothing better.
struct FittedBezier {
  /// The curve, its numbers as they are printed.
  let curve: CubicBezier
  /// The largest gap at some hundred places, a share of the travel.
  let error: Double

  /// Fits a Bezier: from several starts always the step that narrows the largest gap.
  ///
  /// - Throws: ``MotionError`` when the motion is not finite.
  init(_ value: (Double) -> Double) throws(MotionError) {
    let search = BezierSearch(value)
    var best = BezierSearch.starts[0]
    var gap = Double.infinity
    for start in BezierSearch.starts {
      let (numbers, ownGap) = search.narrowed(start)
      if ownGap < gap { (best, gap) = (numbers, ownGap) }
    }
    let curve = try CubicBezier(x1: best[0], y1: best[1], x2: best[2], y2: best[3])
    self.curve = curve
    error = (0...400).reduce(0) { error, step in
      let place = Double(step) / 400
      return max(error, abs(curve.value(at: place) - value(place)))
    }
  }
}

/// Steps along one number at a time. A candidate is compared along its own parameter, so that nothing must be solved.
private struct BezierSearch {
  static let starts: [SIMD4<Double>] = [
    SIMD4(0.2, 0.4, 0.1, 1.1), SIMD4(0.4, 0, 0.2, 1), SIMD4(0.33, 0.8, 0.05, 1.2), SIMD4(0.5, 0, 0.9, 0.6),
  ]

  private static let sampleCount = 256
  private let samples: [Double]
  /// Bernstein's weights of the two control points and the end.
  private let weights: [SIMD3<Double>]

  init(_ value: (Double) -> Double) {
    samples = (0...Self.sampleCount).map { value(Double($0) / Double(Self.sampleCount)) }
    weights = (1..<40).map { step in
      let share = Double(step) / 40
      let rest = 1 - share
      return SIMD3(3 * rest * rest * share, 3 * rest * share * share, share * share * share)
    }
  }

  func narrowed(_ start: SIMD4<Double>) -> (SIMD4<Double>, Double) {
    var numbers = start
    var gap = self.gap(numbers, limit: .infinity)
    var step = 0.2
    while step > 0.0008 {
      var isNarrower = false
      for index in 0..<4 {
        for direction in [-step, step] {
          var next = numbers
          next[index] = ((next[index] + direction) * 1000).rounded() / 1000
          if index % 2 == 0 { next[index] = min(max(next[index], 0), 1) }
          let nextGap = self.gap(next, limit: gap)
          if nextGap < gap { (numbers, gap, isNarrower) = (next, nextGap, true) }
        }
      }
      if !isNarrower { step /= 2 }
    }
    return (numbers, gap)
  }

  /// The largest gap, or some gap that is above the limit.
  private func gap(_ numbers: SIMD4<Double>, limit: Double) -> Double {
    var gap = 0.0
    for weight in weights {
      let place = weight[0] * numbers[0] + weight[1] * numbers[2] + weight[2]
      let height = weight[0] * numbers[1] + weight[1] * numbers[3] + weight[2]
      let scaled = place * Double(Self.sampleCount)
      let index = min(Int(scaled), Self.sampleCount - 1)
      let share = scaled - Double(index)
      gap = max(gap, abs(height - samples[index] * (1 - share) - samples[index + 1] * share))
      if gap >= limit { return gap }
    }
    return gap
  }
}
