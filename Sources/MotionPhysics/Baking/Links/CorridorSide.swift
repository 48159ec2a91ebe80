/// One wall of a corridor, seen so that lines must pass above it (the ceiling is seen upside down), and the
/// steepest line that still passes between both walls.
///
/// That line leans on this wall first and touches the other one later. The wall's points that a line can
/// still lean on are the convex hull of those since the link began.
struct CorridorSide {
  private let places: UnsafePointer<Double>
  /// The wall's height at each gate.
  private let wall: UnsafePointer<Double>
  /// The hull, and its point that the steepest line leans on, and one past its last.
  private let hull: UnsafeMutablePointer<CurvePoint>
  private var pivot = 0
  private var end = 0
  /// A point on the steepest line, and how far it rises over how much: without a division a gate takes half
  /// the time.
  private(set) var base = CurvePoint(x: 0, y: 0)
  private var rise = 1.0
  private var run = 0.0
  /// The gate at which it touches the other wall.
  private(set) var touch = 0

  /// - Parameter hull: room for as many points as there are gates, and one.
  init(
    places: UnsafePointer<Double>, wall: UnsafePointer<Double>, hull: UnsafeMutablePointer<CurvePoint>
  ) {
    self.places = places
    self.wall = wall
    self.hull = hull
  }

  /// The steepest line's slope.
  var slope: Double { rise / run }

  /// The wall at a gate.
  @inline(__always)
  func point(_ gate: Int) -> CurvePoint { CurvePoint(x: places[gate], y: wall[gate]) }

  func height(at place: Double) -> Double { base.y + slope * (place - base.x) }

  /// Begins a link at a point: no other wall yet, so that the steepest line is vertical.
  @inline(__always)
  mutating func begin(at point: CurvePoint) {
    (pivot, end) = (0, 0)
    (base, rise, run) = (point, 1, 0)
    append(point)
  }

  /// Begins a link where it leaves another one, which is the steepest line: the steepest of the other side,
  /// seen from there. This wall matters from where that touched it.
  @inline(__always)
  mutating func begin(leaving other: CorridorSide, before gate: Int) {
    (pivot, end) = (0, 0)
    base = CurvePoint(x: other.base.x, y: -other.base.y)
    (rise, run) = (-other.rise, other.run)
    for index in other.touch..<gate { append(point(index)) }
  }

  /// Whether the steepest line is below a point.
  @inline(__always)
  func isBelow(_ point: CurvePoint) -> Bool {
    (point.y - base.y) * run > rise * (point.x - base.x)
  }

  /// Lowers the steepest line to pass below the other wall at a gate, which is given as that sees it.
  @inline(__always)
  mutating func limit(by other: CurvePoint, gate: Int) {
    let (x, y) = (other.x, -other.y)
    guard (y - base.y) * run < rise * (x - base.x) else { return }
    let point = CurvePoint(x: x, y: y)
    while pivot + 1 < end, !Self.turnsLeft(hull[pivot], hull[pivot + 1], point) { pivot += 1 }
    (rise, run) = (y - hull[pivot].y, x - hull[pivot].x)
    base = point
    touch = gate
  }

  /// Adds a point of this wall, right of all others.
  @inline(__always)
  mutating func append(_ point: CurvePoint) {
    while end - pivot >= 2, Self.turnsLeft(hull[end - 2], hull[end - 1], point) { end -= 1 }
    hull[end] = point
    end += 1
  }

  /// Where the steepest line goes through this wall, a little before the gate that it misses.
  func exit(before gate: Int) -> CurvePoint {
    let (from, to) = (point(gate - 1), point(gate))
    let above = height(at: from.x) - from.y
    let below = to.y - height(at: to.x)
    let share = min(max(above / (above + below), 0), 1 - 1e-6)
    let place = from.x + (to.x - from.x) * share
    return CurvePoint(x: place, y: height(at: place))
  }

  /// Whether the way through three points, from left to right, turns up at the second one or is straight
  /// there.
  @inline(__always)
  private static func turnsLeft(_ first: CurvePoint, _ second: CurvePoint, _ third: CurvePoint) -> Bool {
    (second.y - first.y) * (third.x - first.x) <= (third.y - first.y) * (second.x - first.x)
  }
}
