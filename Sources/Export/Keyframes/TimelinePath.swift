import MotionPhysics
import PlainText

/// A timeline as straight lines: all its numbers at the same times.
struct TimelinePath {
  /// A time in seconds and the numbers there. Two of one time are a jump.
  struct Stop {
    let time: Double
    let values: [Double]
  }

  private(set) var stops: [Stop] = []
  /// The largest gap of each number to the timeline, in its own unit.
  private(set) var errors: [Double]

  /// How far a platform that mixes the numbers of a colour otherwise than one by one moves red, green or blue from a
  /// straight line between two colours, at most.
  typealias Mixture = (_ from: [Double], _ to: [Double]) -> Double

  /// Bakes a timeline up to the value that stays behind its end: where that is another, a jump is the last stop.
  ///
  /// - Parameters:
  ///   - scales: How far each number goes: what the tolerance is a share of.
  ///   - tolerance: The largest gap, a share of the scales; half of it is for the mixture where there is one.
  init(
    _ timeline: PropertyTimeline, scales: [Double], limits: NumberLimits, tolerance: Double,
    mixture: Mixture? = nil
  ) throws(MotionError) {
    errors = scales.map { _ in 0 }
    for stretch in timeline.stretches {
      let path = try TimelinePath(
        stretch, scales: scales, limits: limits, tolerance: tolerance, mixture: mixture)
      stops += path.stops
      errors = zip(errors, path.errors).map(max)
    }
    let end = Stop(time: stops.last?.time ?? 0, values: limits.clamped(timeline.final))
    if stops.last?.isNear(end, scales: scales) ?? false { stops.removeLast() }
    stops.append(end)
  }

  /// Bakes a stretch of a timeline.
  init(
    _ stretch: PropertyTimeline.Stretch, scales: [Double], limits: NumberLimits, tolerance: Double,
    mixture: Mixture? = nil
  ) throws(MotionError) {
    errors = scales.map { _ in 0 }
    if let steps = stretch.steps {
      add(steps, of: stretch, limits)
      return
    }
    let tolerance = mixture == nil ? tolerance : 0.5 * tolerance
    try addLines(of: stretch, scales: scales, limits: limits, tolerance: tolerance)
    if let mixture { refine(within: tolerance * (scales.prefix(3).max() ?? 0), mixture: mixture) }
  }

  private mutating func addLines(
    of stretch: PropertyTimeline.Stretch, scales: [Double], limits: NumberLimits, tolerance: Double
  ) throws(MotionError) {
    var lines: [[CurvePoint]] = []
    let corners = try stretch.corners()
    for (index, scale) in scales.enumerated() {
      let from = stretch.from[index]
      let baked = try BakedCurve(partWith: corners, tolerance: tolerance) { share in
        (stretch.value(at: share)[index] - from) / scale
      }
      errors[index] = max(errors[index], baked.maxError * scale)
      let points = baked.points.map { CurvePoint(x: $0.x, y: from + $0.y * scale) }
      lines.append(limits.cut(points, component: index))
    }
    for share in Set(lines.joined().map(\.x)).sorted() {
      let values = lines.map { Self.height(of: $0, at: share) }
      stops.append(Stop(time: stretch.time(at: share), values: values))
    }
  }

  /// Both ends of every step.
  private mutating func add(
    _ steps: StepsCurve, of stretch: PropertyTimeline.Stretch, _ limits: NumberLimits
  ) {
    let corners = steps.corners
    let last = corners.last?.y == 1 ? [] : [CurvePoint(x: 1, y: 1)]
    stops += (corners + last).map { corner in
      Stop(
        time: stretch.time(at: corner.x),
        values: limits.clamped(PropertyTimeline.blend(stretch.from, stretch.to, corner.y)))
    }
  }

  /// Adds stops until the mixture moves no number farther than a gap, and counts among the errors how far it does.
  private mutating func refine(within gap: Double, mixture: Mixture) {
    let pairs = zip(stops, stops.dropFirst()).map { ($0, $1) }
    stops = pairs.flatMap { [$0] + Self.between($0, $1, within: gap, mixture: mixture) } + stops.suffix(1)
    let rest = zip(stops, stops.dropFirst()).map { mixture($0.values, $1.values) }
    for index in errors.indices.prefix(3) { errors[index] += rest.max() ?? 0 }
  }

  private static func between(
    _ from: Stop, _ to: Stop, within gap: Double, mixture: Mixture
  ) -> [Stop] {
    let time = 0.5 * (from.time + to.time)
    guard from.time < time, time < to.time, mixture(from.values, to.values) > gap else { return [] }
    let middle = Stop(time: time, values: PropertyTimeline.blend(from.values, to.values, 0.5))
    return between(from, middle, within: gap, mixture: mixture) + [middle]
      + between(middle, to, within: gap, mixture: mixture)
  }

  /// The height of lines between points at increasing places.
  private static func height(of points: [CurvePoint], at place: Double) -> Double {
    let next = points.partitioningIndex { $0.x >= place }
    guard next > 0, next < points.count else { return points[next == 0 ? 0 : points.count - 1].y }
    let (from, to) = (points[next - 1], points[next])
    if to.x == place { return to.y }
    return from.y + (to.y - from.y) * ((place - from.x) / (to.x - from.x))
  }

  /// The numbers at a time: behind a jump where it is one.
  func values(at time: Double, behindJump: Bool) -> [Double] {
    let next = stops.partitioningIndex { behindJump ? $0.time > time : $0.time >= time }
    let (from, to) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
    guard to.time > from.time else { return to.values }
    return PropertyTimeline.blend(from.values, to.values, (time - from.time) / (to.time - from.time))
  }
}

extension TimelinePath.Stop {
  /// Whether no number is elsewhere by more than a millionth of how far it goes.
  fileprivate func isNear(_ other: Self, scales: [Double]) -> Bool {
    zip(zip(values, other.values), scales).allSatisfy { abs($0.0 - $0.1) <= 1e-6 * $1 }
  }
}
