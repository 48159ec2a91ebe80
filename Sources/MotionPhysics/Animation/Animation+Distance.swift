import PlainText

extension Animation {
  /// The largest gap between the unit step responses of two animations over absolute time, delays included,
  /// and when it is. Accurate to about 1e-6 of the travel.
  ///
  /// Both are sampled until the later one has settled (an undamped spring for eight periods) and has swung once more,
  /// sixteen times in the shorter period; then the best maxima between samples are refined. What is left when both rest
  /// counts too: a curve need not end at 1. Where that takes many samples, only one oscillation of a spring is looked at
  /// once the other motion is at rest: the next ones are smaller. Where it would take more than 16,384 samples, sampling is
  /// coarser behind the first 512 oscillations of what rings on beside what moves.
  public func distance(to other: Animation) -> MotionDistance {
    if self == other { return MotionDistance(distance: 0, time: 0) }
    var search = GapSearch(first: self, second: other)
    return search.search()
  }

  /// The time until which samples are taken.
  var horizon: Double {
    let settled = duration()
    if settled.isFinite { return settled }
    return if case .spring(let spring, let delay) = self { delay + 8 * spring.duration } else { delay }
  }

  /// How long after the horizon the response may still reach an extremum: half an oscillation, if that is not shorter
  /// than it takes to come down to where no digit shows it.
  var lastSwing: Double {
    guard case .spring(let spring, _) = self, spring.kind == .underdamped else { return 0 }
    let half = .pi / spring.dampedFrequency
    // To 1e-7 from the 1e-3 of the horizon.
    return spring.decay > 0 ? min(half, naturalLogarithm(1e4) / spring.decay) : 2 * half
  }

  /// When it is at rest, to more digits than can be told.
  var rest: Double { duration(share: 1e-7) }

  /// Until when it has its largest gaps to a place at rest that it has from a time on: a damped spring's extrema become
  /// smaller, and one that does not oscillate has none. Nil for a curve, which has them anywhere.
  func lastExtremum(after time: Double) -> Double? {
    guard case .spring(let spring, let delay) = self else { return nil }
    return max(time, delay) + (spring.kind == .underdamped ? 2 * .pi / spring.dampedFrequency : 0)
  }

  /// Where the response comes to rest; nil for a spring that never does.
  var restingValue: Double? {
    switch self {
    case .spring(let spring, _): spring.decay > 0 ? 1 : nil
    case .tween(let curve, _, _): curve.value(at: 1)
    }
  }

  /// The time that samples must resolve: a spring's period, a longer one where it creeps, for a curve a part of it.
  var timescale: Double {
    switch self {
    case .spring(let spring, _): spring.kind == .overdamped ? 2 * .pi / spring.slowRate : spring.duration
    case .tween(let curve, let duration, _): curve.detail * duration
    }
  }

  /// The times at which the response bends or jumps.
  var corners: [Double] {
    switch self {
    case .spring(_, let delay): [delay]
    case .tween(let curve, let duration, let delay):
      [delay, delay + duration] + curve.corners.map { delay + $0 * duration }
    }
  }

  /// Fills a buffer with the response at start, start + step, start + 2 step …
  func sample(from start: Double, step: Double, into values: UnsafeMutableBufferPointer<Double>) {
    if start == 0, case .spring(let spring, 0) = self {
      spring.sample(step: step, into: values)
    } else {
      for index in values.indices { values[index] = value(at: start + Double(index) * step) }
    }
  }
}

extension UnitCurve {
  /// Beyond this many corners a curve is sampled like a smooth one.
  private static var mostCorners: Int { 512 }

  /// The inputs at which the curve bends or jumps, apart from its ends.
  var corners: [Double] {
    switch self {
    case .points(let curve): curve.points.prefix(Self.mostCorners).map { $0.x }
    case .steps(let curve): (0...min(curve.count, Self.mostCorners)).map { Double($0) / Double(curve.count) }
    case .path(let curve): curve.pieces.prefix(Self.mostCorners).map { $0.start.x }
    case .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .bezier:
      []
    }
  }

  /// The share of the curve that a maximum may hide in.
  var detail: Double {
    switch self {
    case .points(let curve): 2 / Double(max(2, min(curve.points.count, Self.mostCorners)))
    case .path(let curve): 1 / Double(max(1, min(curve.pieces.count, Self.mostCorners)))
    default: 1
    }
  }
}

/// Finds where two responses are farthest apart.
struct GapSearch {
  let first: Animation
  let second: Animation
  /// The times at which a response bends or jumps.
  private let corners: [Double]
  private var best = MotionDistance(distance: 0, time: 0)

  init(first: Animation, second: Animation) {
    self.first = first
    self.second = second
    corners = Self.distinct((first.corners + second.corners).sorted())
  }

  private static func distinct(_ times: [Double]) -> [Double] {
    var kept: [Double] = []
    for time in times where time != kept.last { kept.append(time) }
    return kept
  }

  private static var samplesOfPeriod: Double { 16 }
  static var fewestSamples: Double { 128 }
  static var mostSamples: Double { 16384 }
  /// How many maxima between samples are refined at most.
  private static var mostRefinements: Int { 64 }
  /// How much a parabola through three samples may underestimate the maximum between them: sixteen of them to
  /// a period, 5e-5 of a sine; more where curves are steep.
  private static var doubt: Double { 2e-4 }

  mutating func search() -> MotionDistance {
    let horizon = max(first.horizon, second.horizon)
    if let firstRest = first.restingValue, let secondRest = second.restingValue {
      best = MotionDistance(distance: abs(firstRest - secondRest), time: horizon)
    }
    for corner in corners {
      measure(corner)
      // At a jump the gap may be largest just before it.
      if corner > 0 { measure(corner.nextDown) }
    }
    let (fast, slow) =
      first.timescale < second.timescale ? (first, second) : (second, first)
    let end = horizon + max(first.lastSwing, second.lastSwing)
    if Self.samplesOfPeriod * end <= Self.fewestSamples * fast.timescale {
      search(from: 0, to: end, timescale: fast.timescale)
    } else {
      let rests = (first.rest, second.rest)
      let (early, moving) = rests.0 < rests.1 ? (min(rests.0, end), second) : (min(rests.1, end), first)
      searchBoth(to: early, fast, slow)
      measure(early)
      let last = moving.lastExtremum(after: early) ?? end
      search(from: early, to: min(last, end), timescale: moving.timescale)
    }
    searchCorners(widths: [slow.timescale / 8, fast.timescale / 8])
    return best
  }

  /// While both move. One that rings on too long for its pace is sampled at it in its first oscillations, which are the
  /// largest, and coarsely from there on.
  private mutating func searchBoth(to end: Double, _ fast: Animation, _ slow: Animation) {
    let begin = fast.delay
    let largest = begin + 0.5 * Self.mostSamples / Self.samplesOfPeriod * fast.timescale
    guard 2 * (largest - begin) < end - begin else {
      return search(from: 0, to: end, timescale: fast.timescale)
    }
    search(from: 0, to: begin, timescale: slow.timescale)
    search(from: begin, to: largest, timescale: fast.timescale)
    search(from: largest, to: end, timescale: fast.timescale)
  }

  /// Just beside a corner a maximum may be too sharp for samples to show.
  private mutating func searchCorners(widths: [Double]) {
    guard corners.count <= Self.mostRefinements else { return }
    for (index, corner) in corners.enumerated() where corner > 0 {
      let before = index > 0 ? corners[index - 1] : 0
      let after = index + 1 < corners.count ? corners[index + 1] : .infinity
      for width in widths {
        refineSmooth(from: max(before, corner - width), to: corner.nextDown)
        refineSmooth(from: corner, to: min(after.nextDown, corner + width))
      }
    }
  }

  private func gap(_ time: Double) -> Double { abs(first.value(at: time) - second.value(at: time)) }

  @discardableResult
  private mutating func measure(_ time: Double) -> Double {
    let gap = gap(time)
    if gap > best.distance { best = MotionDistance(distance: gap, time: time) }
    return gap
  }

  private mutating func search(from start: Double, to end: Double, timescale: Double) {
    guard end > start else { return }
    let wanted = timescale > 0 ? Self.samplesOfPeriod * (end - start) / timescale : Self.mostSamples
    let steps = min(max(wanted.rounded(.up), Self.fewestSamples), Self.mostSamples)
    let step = (end - start) / steps
    let gaps = sampledGaps(from: start, step: step, count: Int(saturating: steps) + 3)
    for peak in peaks(gaps) {
      if peak.height + Self.doubt < best.distance { return }
      let low = max(start + Double(peak.index - 1) * step, 0)
      refine(from: low, to: start + Double(peak.index + 1) * step)
    }
  }

  /// The samples that are maxima, the highest first by the parabola through them and their neighbours.
  private func peaks(_ gaps: [Double]) -> [(index: Int, height: Double)] {
    var highest: [(index: Int, height: Double)] = []
    for index in 0..<(gaps.count - 1) {
      let (before, here, after) = (gaps[max(index - 1, 0)], gaps[index], gaps[index + 1])
      guard here >= before, here >= after else { continue }
      let slope = 0.5 * (after - before)
      let curvature = after - 2 * here + before
      let height = here - (curvature < 0 ? 0.5 * slope * slope / curvature : 0)
      guard height + Self.doubt >= best.distance else { continue }
      highest.insert((index, height), ofLeast: Self.mostRefinements) { -$0.height }
    }
    return highest
  }

  private func sampledGaps(from start: Double, step: Double, count: Int) -> [Double] {
    var gaps = [Double](repeating: 0, count: count)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { buffer in
      gaps.withUnsafeMutableBufferPointer { first.sample(from: start, step: step, into: $0) }
      second.sample(from: start, step: step, into: buffer)
      for index in 0..<count { gaps[index] = abs(gaps[index] - buffer[index]) }
    }
    return gaps
  }

  /// Between a sample's neighbours, corner by corner.
  private mutating func refine(from start: Double, to end: Double) {
    var low = start
    for corner in corners where corner > start && corner < end {
      refineSmooth(from: low, to: corner.nextDown)
      low = corner
    }
    refineSmooth(from: low, to: end)
  }

  /// 24 steps narrow the interval by 1e5: its square, the error of a maximum, is far below 1e-6.
  private mutating func refineSmooth(from start: Double, to end: Double) {
    goldenSectionMaximum(from: start, to: end, steps: 24) { measure($0) }
  }
}

/// How far two motions are apart.
public struct MotionDistance: Hashable, Sendable {
  /// The largest gap between their unit step responses, as a share of the travel.
  public let distance: Double
  /// When that gap is, seconds since the start.
  public let time: Double
}
