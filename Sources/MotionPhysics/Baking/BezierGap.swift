import PlainText

/// The vertical gap between a cubic Bezier and a motion, at places along the Bezier's parameter.
///
/// The motion is a table here, so that hundreds of Beziers can be tried; the error that is stated in the end
/// is measured on the motion itself.
struct BezierGap {
  private let table: [Double]
  /// The Bernstein polynomials of both control points and the end at each place.
  private let weights: [(first: Double, second: Double, end: Double)]

  private static let tableSize = 1024
  /// Places along the Bezier at which gaps are looked at.
  private static let places = 80
  /// Local maxima below this share of the largest gap do not become the largest by a small step, and other
  /// places below the second one.
  private static let shares = (peak: 0.2, place: 0.85)

  /// Places closer to the start, where a heavily damped spring is fast.
  private static let earlyShares = [0.125, 0.25, 0.5]

  private static let weights = (earlyShares + (1..<places).map { Double($0) }).map { index in
    let s = index / Double(places)
    return (first: 3 * s * (1 - s) * (1 - s), second: 3 * s * s * (1 - s), end: s * s * s)
  }

  init(_ motion: BakeMotion) {
    table = motion.heights(count: Self.tableSize + 1)
    weights = Self.weights
  }

  /// The gap at a place and the slope of the motion there.
  @inline(__always)
  private func gap(_ numbers: BezierNumbers, at index: Int) -> (gap: Double, slope: Double) {
    let weight = weights[index]
    let x = numbers[0] * weight.first + numbers[2] * weight.second + weight.end
    let y = numbers[1] * weight.first + numbers[3] * weight.second + weight.end
    let place = x * Double(Self.tableSize)
    let cell = min(max(Int(saturating: place), 0), Self.tableSize - 1)
    let rise = table[cell + 1] - table[cell]
    return (y - table[cell] - rise * (place - Double(cell)), rise * Double(Self.tableSize))
  }

  /// The largest gap; stops looking above a limit.
  func largest(_ numbers: BezierNumbers, limit: Double = .infinity) -> Double {
    var largest = 0.0
    for index in weights.indices {
      largest = max(largest, abs(gap(numbers, at: index).gap))
      if largest >= limit { return largest }
    }
    return largest
  }

  /// Where the gap is extreme and large, and how it changes with the numbers.
  /// - Parameter largest: how large.
  func peaks(_ numbers: BezierNumbers, largest: Double) -> [GapPeak] {
    var peaks: [GapPeak] = []
    peaks.reserveCapacity(48)
    var before = 0.0
    var size = abs(gap(numbers, at: 0).gap)
    for index in weights.indices {
      let after = index + 1 < weights.count ? abs(gap(numbers, at: index + 1).gap) : 0
      let isPeak = size >= before && size > after
      if size >= (isPeak ? Self.shares.peak : Self.shares.place) * largest {
        peaks.append(peak(numbers, at: index))
      }
      (before, size) = (size, after)
    }
    return peaks
  }

  private func peak(_ numbers: BezierNumbers, at index: Int) -> GapPeak {
    let (gap, slope) = gap(numbers, at: index)
    let (first, second) = (weights[index].first, weights[index].second)
    let change = BezierNumbers(-slope * first, first, -slope * second, second)
    return GapPeak(size: abs(gap), change: gap < 0 ? -change : change)
  }
}

/// A large gap between a Bezier and a motion.
struct GapPeak {
  /// How large it is.
  let size: Double
  /// By how much it grows with each number of the Bezier.
  let change: BezierNumbers

  /// How large it is about when the numbers have changed a little.
  @inline(__always)
  func size(after step: BezierNumbers) -> Double { size + (change * step).sum() }
}
