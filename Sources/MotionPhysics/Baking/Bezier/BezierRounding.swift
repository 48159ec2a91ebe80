/// The best Bezier of few decimals near the best one of all.
struct BezierRounding {
  private let gap: BezierGap
  private let numbers: BezierNumbers
  private let peaks: [GapPeak]

  /// How many of the candidates, the best as far as gaps change in proportion, are looked at closely.
  private static let tries = 4

  /// Steps of up to one unit, each way or not at all, in each of the four numbers.
  private static let shifts: [BezierNumbers] = (0..<81).map { index in
    var shift = BezierNumbers.zero
    var digits = index
    for unknown in 0..<4 {
      shift[unknown] = Double(digits % 3) - 1
      digits /= 3
    }
    return shift
  }

  init(_ descent: BezierDescent) {
    gap = descent.gap
    numbers = descent.numbers
    peaks = descent.peaks
  }

  /// The best numbers that are multiples of one part in so many, and their largest gap.
  func best(parts: Double) -> (numbers: BezierNumbers, largest: Double) {
    let center = numbers.rounded(to: parts)
    var candidates: [(numbers: BezierNumbers, largest: Double)] = []
    candidates.reserveCapacity(Self.tries + 1)
    for shift in Self.shifts {
      let next = center + shift / parts
      guard next[0] >= 0, next[0] <= 1, next[2] >= 0, next[2] <= 1 else { continue }
      let largest = guess(
        next - numbers, limit: candidates.count < Self.tries ? .infinity : candidates[Self.tries - 1].largest)
      let place = candidates.firstIndex { largest < $0.largest } ?? candidates.count
      guard place < Self.tries else { continue }
      candidates.insert((next, largest), at: place)
      if candidates.count > Self.tries { candidates.removeLast() }
    }
    var best = (numbers: center.clamped, largest: Double.infinity)
    for candidate in candidates {
      let next = candidate.numbers.rounded(to: parts)
      let largest = gap.largest(next, limit: best.largest)
      if largest < best.largest { best = (next, largest) }
    }
    return best
  }

  private func guess(_ step: BezierNumbers, limit: Double) -> Double {
    var largest = 0.0
    for peak in peaks {
      largest = max(largest, peak.size(after: step))
      if largest >= limit { return largest }
    }
    return largest
  }
}
