/// A unit motion as it is baked: smooth segments from 0 to 1 of its duration, and the height at the end.
struct BakeMotion {
  private(set) var segments: [MotionSegment]
  let end: Double

  /// Decimals of a share to which places of jumps are rounded. Elsewhere a stop may be a little aside, but a
  /// jump that is not exactly where it belongs is wrong by its whole height.
  private static let jumpDecimals = 8

  /// A spring that starts after a delay, over a duration at whose end it has settled.
  init(spring: Spring, velocity: Double, delay: Double, duration: Double) {
    let share = delay / duration
    let segment = SpringSegment(spring: spring, velocity: velocity, delay: delay, duration: duration)
    self.init([MotionSegment(from: share, to: 1, shape: .spring(segment))], delay: share, end: 1)
  }

  /// A curve after a delay, given as a share of the whole.
  init(curve: UnitCurve, delay: Double = 0) {
    let segments = curve.motionSegments
    self.init(
      delay > 0 ? segments.map { $0.delayed(by: delay) } : segments, delay: delay, end: curve.value(at: 1))
  }

  /// Any function of the share of the duration.
  /// - Parameter corners: where it bends or jumps, in any order; those outside 0...1 do not count.
  init(corners: [Double], function: @escaping (Double) -> Double) {
    let inner = corners.filter { $0 > 0 && $0 < 1 }.sorted()
    var segments: [MotionSegment] = []
    var last = 0.0
    for corner in inner + [1] where corner > last {
      // At a jump a function has the height behind it.
      let (from, to) = (last, corner)
      segments.append(
        MotionSegment(from: from, to: to) { place in function(place >= to ? to.nextDown : max(place, from)) })
      last = corner
    }
    self.init(segments, delay: 0, end: function(1))
  }

  private init(_ moving: [MotionSegment], delay: Double, end: Double) {
    let still = MotionSegment(from: CurvePoint(x: 0, y: 0), to: CurvePoint(x: delay, y: 0))
    segments = delay > 0 ? [still] + moving : moving
    self.end = end
    let jumps = segments.indices.dropFirst().filter(isJump)
    for index in jumps {
      let given = segments[index].from
      let place = DecimalNumber(given, decimals: Self.jumpDecimals)?.value ?? given
      segments[index - 1].to = place
      segments[index].from = place
    }
  }

  private func isJump(before index: Int) -> Bool {
    let place = segments[index].from
    return abs(segments[index - 1].height(at: place) - segments[index].height(at: place)) > 1e-9
  }

  /// Whether it is a spring without a delay and an initial velocity.
  var isSpringFromRest: Bool { segments.count == 1 && segments[0].spring?.velocity == 0 }

  /// The segments between two jumps.
  struct Section {
    let segments: ArraySlice<MotionSegment>
    let from: Double
    let to: Double
    /// The heights that the path must have at its ends, nil beside a jump.
    let start: Double?
    let end: Double?
  }

  /// The sections. The first and the last height are the motion's own, because what comes before and after has
  /// them too.
  func sections(tolerance: Double) -> [Section] {
    var sections: [Section] = []
    var first = 0
    for index in segments.indices where index + 1 == segments.count || isJump(before: index + 1) {
      let isLast = index + 1 == segments.count && !endsWithJump(tolerance: tolerance)
      let from = segments[first].from
      sections.append(
        Section(
          segments: segments[first...index], from: from, to: segments[index].to,
          start: first == 0 ? segments[first].height(at: from) : nil, end: isLast ? end : nil))
      first = index + 1
    }
    return sections
  }

  /// Whether the height at the end is another one than just before it: a spring's is not, having settled.
  func endsWithJump(tolerance: Double) -> Bool {
    guard let last = segments.last else { return true }
    return abs(last.height(at: last.to) - end) > tolerance
  }

  /// The largest vertical gap between the motion and straight lines from stop to stop: a true maximum,
  /// because each segment finds its extremes between its ends.
  /// - Parameter known: as many stops that have been measured: lines that are the same are left out.
  func largestGap(to stops: [CurvePoint], except known: [CurvePoint] = []) -> Double {
    var largest = 0.0
    for segment in segments {
      var spring: SpringGap?
      if case .spring(let part) = segment.shape { spring = SpringGap(part, from: segment.from) }
      for index in stops.indices.dropLast() {
        let chord = Chord(from: stops[index], to: stops[index + 1])
        let (start, end) = (max(chord.from.x, segment.from), min(chord.to.x, segment.to))
        guard end > start else { continue }
        let isKnown = index + 1 < known.count && known[index] == chord.from && known[index + 1] == chord.to
        if isKnown { continue }
        let gap =
          spring?.largest(to: chord, from: start, to: end)
          ?? segment.largestGap(to: chord, from: start, to: end)
        largest = max(largest, gap)
      }
    }
    return max(largest, abs(end - (stops.last?.y ?? end)))
  }
}
