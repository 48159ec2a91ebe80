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

extension BakeMotion {
  /// Heights at equal steps from 0 to 1.
  func heights(count: Int) -> [Double] {
    [Double](unsafeUninitializedCapacity: count) { heights, filled in
      var first = 0
      for (index, segment) in segments.enumerated() {
        var last = first
        while last < count - 1, index + 1 == segments.count || Double(last) < segment.to * Double(count - 1) {
          last += 1
        }
        segment.sample(first..<last, of: count - 1, into: heights)
        first = last
      }
      heights[count - 1] = end
      filled = count
    }
  }

  /// The largest vertical gap to a cubic Bezier: along its parameter, the local maxima of samples refined.
  /// Jumps count from both sides.
  func largestGap(to curve: CubicBezier) -> Double {
    let shape = curve.piece
    let (x, y) = (shape.horizontal, shape.vertical)
    var largest = abs(y.value(1) - end)
    for segment in segments {
      let start = segment.from <= 0 ? 0 : x.parameter(for: segment.from, guess: segment.from)
      let end = segment.to >= 1 ? 1 : x.parameter(for: segment.to, guess: segment.to)
      guard end > start else { continue }
      if let spring = segment.spring {
        largest = max(largest, BezierSpringGap(segment: spring, x: x, y: y).largest(from: start, to: end))
        continue
      }
      func gap(_ parameter: Double) -> Double {
        let place = min(max(x.value(parameter), segment.from), segment.to)
        return abs(y.value(parameter) - segment.height(at: place))
      }
      largest = max(largest, gap(start), gap(end))
      let width = (end - start) / 4
      for cell in 0..<4 {
        let (from, to) = (start + Double(cell) * width, start + Double(cell + 1) * width)
        largest = max(largest, MotionSegment.largest(from: from, to: to, gap: gap))
      }
    }
    return largest
  }
}

extension MotionSegment {
  /// Fills memory with heights at some of so many equal steps from 0 to 1.
  fileprivate func sample(
    _ range: Range<Int>, of steps: Int, into heights: UnsafeMutableBufferPointer<Double>
  ) {
    guard let spring, !range.isEmpty else {
      for index in range { heights[index] = height(at: Double(index) / Double(steps)) }
      return
    }
    let start = spring.moment(spring.time(at: Double(range.lowerBound) / Double(steps)))
    spring.spring.sample(
      target: 1 - start.position, initialVelocity: start.velocity, step: spring.duration / Double(steps),
      into: UnsafeMutableBufferPointer(rebasing: heights[range]))
    for index in range { heights[index] += start.position }
  }
}

/// The vertical gap between a cubic Bezier and a spring, along the Bezier's parameter.
private struct BezierSpringGap {
  let segment: SpringSegment
  let x: CubicPolynomial
  let y: CubicPolynomial

  /// Samples that any spring gets, and for each half of an oscillation: a Bezier's x runs through the duration up
  /// to three times as fast as its parameter.
  private static let samples = 64
  private static let samplesPerSwing = 16
  private static let halvings = 12

  /// The gap at a parameter with its derivatives.
  private struct Gap {
    let value: Double
    let slope: Double
    let bend: Double
  }

  /// The largest gap between two parameters: the local maxima of samples, refined.
  func largest(from start: Double, to end: Double) -> Double {
    let count = Self.samples + Self.samplesPerSwing * min(swings, 1000)
    let width = (end - start) / Double(count)
    var largest = 0.0
    var (low, middle) = (start, start)
    var (before, gap) = (0.0, abs(value(start)))
    for index in (1 - Self.halvings)...(count + 1) {
      // The first interval again and again in halves: a heavily damped spring starts in no time.
      let share = index > 0 ? Double(index) : 1 / Double(1 << (1 - index))
      let high = min(start + width * share, end)
      let after = index <= count ? abs(value(high)) : 0
      let isPeak = gap >= before && gap >= after
      // A parabola through the three rises above the middle one by an eighth of how much it bends.
      if isPeak && gap + abs(2 * gap - before - after) > largest {
        largest = max(largest, gap, peak(near: middle, low, high))
      }
      (low, middle) = (middle, high)
      (before, gap) = (gap, after)
    }
    return largest
  }

  /// How many half oscillations there are.
  private var swings: Int {
    guard segment.spring.kind == .underdamped else { return 0 }
    return Int(saturating: segment.duration * segment.spring.dampedFrequency / .pi)
  }

  @inline(__always)
  private func value(_ parameter: Double) -> Double {
    y.value(parameter) - segment.height(at: min(x.value(parameter), 1))
  }

  private func gap(_ parameter: Double) -> Gap {
    let moment = segment.moment(segment.time(at: min(x.value(parameter), 1)))
    let speed = x.slope(parameter) * segment.duration
    let (xBend, yBend) = (
      6 * x.cubic * parameter + 2 * x.quadratic, 6 * y.cubic * parameter + 2 * y.quadratic
    )
    return Gap(
      value: y.value(parameter) - moment.position, slope: y.slope(parameter) - moment.velocity * speed,
      bend: yBend - moment.acceleration * speed * speed - moment.velocity * xBend * segment.duration)
  }

  /// The largest gap near a parameter: Newton's method between two others.
  private func peak(near start: Double, _ low: Double, _ high: Double) -> Double {
    var parameter = start
    var largest = 0.0
    for _ in 0..<8 {
      let gap = gap(parameter)
      largest = max(largest, abs(gap.value))
      let next = min(max(parameter - gap.slope / gap.bend, low), high)
      // The gain of a parabola from here on.
      let gain = 0.5 * abs(gap.slope * (next - parameter))
      guard gain.isFinite else { return largest }
      if gain <= 1e-10 { return largest + 2 * gain }
      parameter = next
    }
    return largest
  }
}
