/// A straight line of a path, as far as it goes.
struct Edge {
  /// A point on the line.
  let x: Double
  let y: Double
  let slope: Double
  /// Where the next edge may leave it, from where it last touches the band to where it would leave that.
  let earliestEnd: Double
  let latestEnd: Double

  @inline(__always)
  func height(at place: Double) -> Double { y + slope * (place - x) }

  /// Where the next edge takes over.
  func end(with next: Edge) -> Double {
    let bend = slope - next.slope
    guard bend != 0 else { return latestEnd }
    let crossing = latestEnd - (height(at: latestEnd) - next.height(at: latestEnd)) / bend
    return min(max(crossing, earliestEnd), latestEnd)
  }
}

/// The fewest edges along a section, and how much of the tolerance they leave for rounding.
struct EdgePath {
  let edges: [Edge]
  /// How far stops may be from the edges.
  let slack: Double

  /// The share of the tolerance that is always kept for rounding: it costs half as large a share of the
  /// stops.
  private static let reserve = 0.01
  /// The share of the tolerance by which the curve may leave the lines between gates.
  private static let bulge = 0.017
  /// The narrowest band is looked for until its width is known to this share of the tolerance for each
  /// edge, and to no more than the second one: of many edges more searches would take more time than they save
  /// characters.
  private static let precision = (edge: 0.003, most: 0.045)

  /// With as many edges as the tolerance takes, the narrowest band that needs no more: what it leaves of
  /// the tolerance makes shorter numbers.
  /// Nil where no edges go through the band.
  init?(along section: BakeMotion.Section, tolerance: Double) throws(MotionError) {
    var width = (1 - Self.bulge - Self.reserve) * tolerance
    let band = try ToleranceBand(along: section, bulge: Self.bulge * tolerance)
    guard var edges = EdgeSearch.edges(through: band, tolerance: width) else { return nil }
    let most = edges.count
    // The error goes with the inverse square of the number of edges, so that it takes another edge at about
    // the width times 1 - 2/edges.
    var tooNarrow = width * max(0, 1 - 2.5 / Double(most))
    let precision = tolerance * min(Self.precision.edge * Double(most), Self.precision.most)
    while width - tooNarrow > precision {
      let next = 0.5 * (tooNarrow + width)
      if let narrower = EdgeSearch.edges(through: band, tolerance: next, most: most) {
        (width, edges) = (next, narrower)
      } else {
        tooNarrow = next
      }
    }
    self.edges = edges
    slack = (1 - Self.bulge) * tolerance - width
  }

  /// Where the edges meet, and the ends.
  func knots(of section: BakeMotion.Section) -> [Knot] {
    var knots: [Knot] = []
    knots.reserveCapacity(edges.count + 1)
    var before: Edge?
    for edge in edges {
      knots.append(
        Knot(
          place: before?.end(with: edge) ?? section.from, before: before, after: edge,
          height: before == nil ? section.start : nil, slack: slack))
      before = edge
    }
    knots.append(Knot(place: section.to, before: before, after: nil, height: section.end, slack: slack))
    return knots
  }
}

/// A path of the fewest straight edges through a tolerance band.
///
/// Greedy: each edge is the line that gets farthest, and the next one leaves it wherever it likes between the
/// last wall that it touched and the wall that stops it. Imai and Iri, "An optimal algorithm for
/// approximating a piecewise linear function", 1986; the stabbing lines as in O'Rourke, "An on-line algorithm
/// for fitting straight lines between data ranges", 1981. Each gate is looked at a fixed number of times.
struct EdgeSearch {
  private let places: UnsafeBufferPointer<Double>
  /// The height demanded at the last gate.
  private let end: Double?
  private let most: Int
  private var edges: [Edge] = []

  /// The edges; nil when it takes more than `most`.
  static func edges(through band: ToleranceBand, tolerance: Double, most: Int = .max) -> [Edge]? {
    let count = band.count
    return band.places.withUnsafeBufferPointer { places in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * count) { walls in
        withUnsafeTemporaryAllocation(of: CurvePoint.self, capacity: 2 * (count + 1)) { hulls in
          band.build(walls, tolerance: tolerance)
          guard let place = places.baseAddress, let wall = walls.baseAddress, let hull = hulls.baseAddress
          else { return nil }
          var search = EdgeSearch(places: places, end: band.end, most: most)
          return search.run(
            floor: BandSide(places: place, wall: wall, hull: hull),
            ceiling: BandSide(places: place, wall: wall + count, hull: hull + count + 1))
        }
      }
    }
  }

  private init(places: UnsafeBufferPointer<Double>, end: Double?, most: Int) {
    self.places = places
    self.end = end
    self.most = most
  }

  private mutating func run(floor: BandSide, ceiling: BandSide) -> [Edge]? {
    // In variables, so that the optimiser knows that nothing else changes them.
    var (floor, ceiling) = (floor, ceiling)
    edges.reserveCapacity(min(most, 64))
    floor.begin(at: floor.point(0))
    ceiling.begin(at: ceiling.point(0))
    for gate in 1..<places.count {
      let (low, high) = (floor.point(gate), ceiling.point(gate))
      if floor.isBelow(low) {
        guard edges.count + 1 < most else { return nil }
        leave(&floor, &ceiling, at: gate, upside: 1)
      } else if ceiling.isBelow(high) {
        guard edges.count + 1 < most else { return nil }
        leave(&ceiling, &floor, at: gate, upside: -1)
      }
      floor.limit(by: high, gate: gate)
      ceiling.limit(by: low, gate: gate)
      floor.append(low)
      ceiling.append(high)
    }
    edges.append(middle(floor, ceiling))
    return edges
  }

  /// Every line is below the gate's wall: the steepest one got farthest. It last touched the other wall, and
  /// that matters from there on, this one only from where that line goes through it.
  /// - Parameter upside: 1, or -1 where the sides are seen upside down.
  @inline(__always)
  private mutating func leave(
    _ missed: inout BandSide, _ other: inout BandSide, at gate: Int, upside: Double
  ) {
    let exit = missed.exit(before: gate)
    edges.append(
      Edge(
        x: missed.base.x, y: upside * missed.base.y, slope: upside * missed.slope,
        earliestEnd: places[missed.touch], latestEnd: exit.x))
    other.begin(leaving: missed, before: gate)
    missed.begin(at: exit)
  }

  /// The middle of all lines that reach the end.
  private func middle(_ floor: BandSide, _ ceiling: BandSide) -> Edge {
    let place = places[places.count - 1]
    let height = 0.5 * (floor.height(at: place) - ceiling.height(at: place))
    return Edge(
      x: place, y: end ?? height, slope: 0.5 * (floor.slope - ceiling.slope), earliestEnd: place,
      latestEnd: place)
  }
}

/// One wall of a band, seen so that lines must pass above it (the ceiling is seen upside down), and the
/// steepest line that still passes between both walls.
///
/// That line leans on this wall first and touches the other one later. The wall's points that a line can
/// still lean on are the convex hull of those since the edge began.
private struct BandSide {
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

  /// Begins an edge at a point: no other wall yet, so that the steepest line is vertical.
  @inline(__always)
  mutating func begin(at point: CurvePoint) {
    (pivot, end) = (0, 0)
    (base, rise, run) = (point, 1, 0)
    append(point)
  }

  /// Begins an edge where it leaves another one, which is the steepest line: the steepest of the other side,
  /// seen from there. This wall matters from where that touched it.
  @inline(__always)
  mutating func begin(leaving other: BandSide, before gate: Int) {
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
    // Before the gate even where doubles are no finer: the next edge must not be vertical.
    let place = min(from.x + (to.x - from.x) * share, to.x.nextDown)
    return CurvePoint(x: place, y: height(at: place))
  }

  /// Whether the way through three points, from left to right, turns up at the second one or is straight
  /// there.
  @inline(__always)
  private static func turnsLeft(_ first: CurvePoint, _ second: CurvePoint, _ third: CurvePoint) -> Bool {
    (second.y - first.y) * (third.x - first.x) <= (third.y - first.y) * (second.x - first.x)
  }
}
