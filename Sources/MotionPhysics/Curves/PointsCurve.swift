import PlainText

/// A point of a curve: x is progress in time, y progress of the value.
public struct CurvePoint: Hashable, Sendable {
  /// Progress in time, usually 0...1.
  public let x: Double
  /// Progress of the value; may leave 0...1.
  public let y: Double

  /// A point from its coordinates; curves check them.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Straight lines between points: what CSS calls `linear()`.
public struct PointsCurve: Hashable, Sendable {
  /// The points, x never falling; two with equal x are a jump.
  public let points: [CurvePoint]

  /// Creates a curve without checks.
  init(uncheckedPoints points: [CurvePoint]) { self.points = points }

  /// A curve through points.
  /// - Throws: `MotionError` when there are fewer than 2, a number is not finite, or an x is smaller than the
  ///   one before. (CSS would raise it silently.)
  public init(points: [CurvePoint]) throws(MotionError) {
    try Ranges.points.check(count: points.count, of: "points", "points")
    var last = -Double.infinity
    for (index, point) in points.enumerated() {
      try Ranges.coordinate.check(point.x, "points[\(index)].x")
      try Ranges.coordinate.check(point.y, "points[\(index)].y")
      guard point.x >= last else {
        throw .outOfRange(
          parameter: "points[\(index)].x", value: point.x, allowed: "at least \(last), the x before it")
      }
      last = point.x
    }
    self.points = points
  }

  /// The eased progress. The input is clamped to 0...1; outside the points the first or last line goes on
  /// (CSS Easing 2). At a jump the last of its points counts.
  public func value(at progress: Double) -> Double {
    let input = min(max(progress, 0), 1)
    let next = indexAfter(input)
    if next > 0, points[next - 1].x == input { return points[next - 1].y }
    let (before, after) = line(endingAt: next)
    if before.x == after.x { return next == 0 ? before.y : after.y }
    return before.y + (after.y - before.y) * ((input - before.x) / (after.x - before.x))
  }

  /// The slope of the line at a progress; at a point, of the line that begins there.
  public func velocity(at progress: Double) -> Double {
    let (before, after) = line(endingAt: indexAfter(min(max(progress, 0), 1)))
    return before.x == after.x ? 0 : (after.y - before.y) / (after.x - before.x)
  }

  /// The first point whose x is greater than the input; `points.count` when there is none.
  private func indexAfter(_ input: Double) -> Int {
    points.partitioningIndex { !($0.x <= input) }
  }

  private func line(endingAt index: Int) -> (CurvePoint, CurvePoint) {
    let end = min(max(index, 1), points.count - 1)
    return (points[end - 1], points[end])
  }
}
