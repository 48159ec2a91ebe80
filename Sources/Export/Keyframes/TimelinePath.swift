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

  /// Bakes a timeline.
  ///
  /// - Parameters:
  ///   - scales: How far each number goes: what the tolerance is a share of.
  ///   - tolerance: The largest gap, a share of the scales.
  init(_ timeline: PropertyTimeline, scales: [Double], tolerance: Double) throws(MotionError) {
    errors = scales.map { _ in 0 }
    for stretch in timeline.stretches { try add(stretch, scales: scales, tolerance: tolerance) }
  }

  private mutating func add(
    _ stretch: PropertyTimeline.Stretch, scales: [Double], tolerance: Double
  ) throws(MotionError) {
    if let steps = stretch.steps { return add(steps, of: stretch) }
    var lines: [[CurvePoint]] = []
    let corners = try stretch.corners()
    for (index, scale) in scales.enumerated() {
      let from = stretch.from[index]
      let baked = try BakedCurve(corners: corners, tolerance: tolerance) { share in
        (stretch.value(at: share)[index] - from) / scale
      }
      errors[index] = max(errors[index], baked.maxError * scale)
      lines.append(baked.points.map { CurvePoint(x: $0.x, y: from + $0.y * scale) })
    }
    for share in Set(lines.joined().map(\.x)).sorted() {
      let values = lines.map { Self.height(of: $0, at: share) }
      stops.append(Stop(time: stretch.time(at: share), values: values))
    }
  }

  /// Both ends of every step.
  private mutating func add(_ steps: StepsCurve, of stretch: PropertyTimeline.Stretch) {
    let corners = steps.corners
    let last = corners.last?.y == 1 ? [] : [CurvePoint(x: 1, y: 1)]
    stops += (corners + last).map { corner in
      Stop(
        time: stretch.time(at: corner.x),
        values: PropertyTimeline.blend(stretch.from, stretch.to, corner.y))
    }
  }

  /// The stops, with more at equal parts of each stretch but of steps: for platforms that mix the numbers of a colour
  /// otherwise than one by one.
  func refined(_ timeline: PropertyTimeline, parts: Int) -> [Stop] {
    let between = timeline.stretches.filter { $0.steps == nil }.flatMap { stretch in
      (1..<parts).map { part in
        let share = Double(part) / Double(parts)
        return Stop(time: stretch.time(at: share), values: stretch.value(at: share))
      }
    }
    // Two stops of one time are a jump, whose sides must stay in order.
    return (stops + between).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
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
  func values(at time: Double, behindJump: Bool, initial: [Double]) -> [Double] {
    guard let first = stops.first, let last = stops.last else { return initial }
    if time < first.time { return initial }
    if time >= last.time { return last.values }
    let next = stops.partitioningIndex { behindJump ? $0.time > time : $0.time >= time }
    let (from, to) = (stops[max(next - 1, 0)], stops[next])
    guard to.time > from.time else { return to.values }
    return PropertyTimeline.blend(from.values, to.values, (time - from.time) / (to.time - from.time))
  }
}
