/// One wall of a corridor, seen so that lines must pass above it (the ceiling is seen upside down), and the
/// steepest line that still passes between both walls.
///
/// That line leans on this wall first and touches the other one later. The wall's points that a line can
/// still lean on are the convex hull of those since the link began.
struct CorridorSide {
  private let points: UnsafeMutableBufferPointer<CurvePoint>
  /// The hull's point that the steepest line leans on, and one past the hull's last.
  private var pivot = 0
  private var end = 0
  /// The steepest line.
  private(set) var slope = Double.infinity
  private(set) var base = CurvePoint(x: 0, y: 0)
  /// The gate at which it touches the other wall.
  private(set) var touch = 0

  /// - Parameter points: room for as many points as there are gates, and one.
  init(points: UnsafeMutableBufferPointer<CurvePoint>) { self.points = points }

  /// Begins a link: no wall yet, and a steepest line through a point.
  mutating func begin(slope: Double, base: CurvePoint) {
    pivot = 0
    end = 0
    self.slope = slope
    self.base = base
  }

  @inline(__always)
  func height(at place: Double) -> Double { base.y + slope * (place - base.x) }

  /// Lowers the steepest line to pass below a point of the other wall.
  @inline(__always)
  mutating func limit(to point: CurvePoint, gate: Int) {
    guard point.y < height(at: point.x) else { return }
    while pivot + 1 < end, !Self.turnsLeft(points[pivot], points[pivot + 1], point) { pivot += 1 }
    slope = (point.y - points[pivot].y) / (point.x - points[pivot].x)
    base = point
    touch = gate
  }

  /// Adds a point of this wall, right of all others.
  @inline(__always)
  mutating func append(_ point: CurvePoint) {
    while end - pivot >= 2, Self.turnsLeft(points[end - 2], points[end - 1], point) { end -= 1 }
    points[end] = point
    end += 1
  }

  /// Whether the way through three points, from left to right, turns up at the second one or is straight
  /// there.
  @inline(__always)
  private static func turnsLeft(_ first: CurvePoint, _ second: CurvePoint, _ third: CurvePoint) -> Bool {
    (second.y - first.y) * (third.x - first.x) <= (third.y - first.y) * (second.x - first.x)
  }
}
