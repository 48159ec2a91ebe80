/// A path of the fewest straight links through a corridor.
///
/// Greedy: each link is the line that gets farthest, and the next one leaves it wherever it likes between the
/// last wall that it touched and the wall that stops it. Imai and Iri, "An optimal algorithm for
/// approximating a piecewise linear function", 1986; the stabbing lines as in O'Rourke, "An on-line algorithm
/// for fitting straight lines between data ranges", 1981. Each gate is looked at a fixed number of times.
struct LinkSearch {
  private let places: UnsafeBufferPointer<Double>
  private let heights: UnsafeBufferPointer<Double>
  /// The demanded heights at the first and the last gate.
  private let start: Double?
  private let end: Double?
  private let tolerance: Double
  private var floor: CorridorSide
  private var ceiling: CorridorSide
  private(set) var links: [Link] = []

  /// The links, or nil when it takes more than `most`.
  static func links(through corridor: Corridor, tolerance: Double, most: Int = .max) -> [Link]? {
    corridor.places.withUnsafeBufferPointer { places in
      corridor.heights.withUnsafeBufferPointer { heights in
        withUnsafeTemporaryAllocation(of: CurvePoint.self, capacity: 2 * places.count + 2) { room in
          let half = places.count + 1
          var search = LinkSearch(
            places: places, heights: heights, start: corridor.start, end: corridor.end, tolerance: tolerance,
            floor: CorridorSide(points: UnsafeMutableBufferPointer(rebasing: room[..<half])),
            ceiling: CorridorSide(points: UnsafeMutableBufferPointer(rebasing: room[half...])))
          return search.run(most: most) ? search.links : nil
        }
      }
    }
  }

  private init(
    places: UnsafeBufferPointer<Double>, heights: UnsafeBufferPointer<Double>, start: Double?, end: Double?,
    tolerance: Double, floor: CorridorSide, ceiling: CorridorSide
  ) {
    self.places = places
    self.heights = heights
    self.start = start
    self.end = end
    self.tolerance = tolerance
    self.floor = floor
    self.ceiling = ceiling
  }

  private mutating func run(most: Int) -> Bool {
    floor.begin(slope: .infinity, base: low(0))
    ceiling.begin(slope: .infinity, base: high(0))
    floor.append(low(0))
    ceiling.append(high(0))
    for gate in 1..<places.count {
      let (low, high) = (low(gate), high(gate))
      if low.y > floor.height(at: low.x) {
        guard links.count + 1 < most else { return false }
        leaveThroughFloor(at: gate)
      } else if high.y > ceiling.height(at: high.x) {
        guard links.count + 1 < most else { return false }
        leaveThroughCeiling(at: gate)
      }
      floor.limit(to: Self.flipped(high), gate: gate)
      ceiling.limit(to: Self.flipped(low), gate: gate)
      floor.append(low)
      ceiling.append(high)
    }
    links.append(middle())
    return true
  }

  /// The floor at a gate.
  @inline(__always)
  private func low(_ gate: Int) -> CurvePoint {
    CurvePoint(x: places[gate], y: (fixed(gate) ?? heights[gate] - tolerance))
  }

  /// The ceiling at a gate, upside down.
  @inline(__always)
  private func high(_ gate: Int) -> CurvePoint {
    CurvePoint(x: places[gate], y: -(fixed(gate) ?? heights[gate] + tolerance))
  }

  @inline(__always)
  private func fixed(_ gate: Int) -> Double? {
    gate == 0 ? start : gate == places.count - 1 ? end : nil
  }

  @inline(__always)
  private static func flipped(_ point: CurvePoint) -> CurvePoint { CurvePoint(x: point.x, y: -point.y) }

  /// Every line is below the gate's floor: the steepest one got farthest. It last touched the ceiling, and
  /// the ceiling matters from there on, the floor only from where that line goes through it.
  private mutating func leaveThroughFloor(at gate: Int) {
    let touch = floor.touch
    let exit = exit(of: floor, before: gate, from: low(gate - 1), to: low(gate))
    links.append(
      Link(
        x: floor.base.x, y: floor.base.y, slope: floor.slope, earliestEnd: places[touch],
        latestEnd: exit.x))
    ceiling.begin(slope: -floor.slope, base: Self.flipped(floor.base))
    for index in touch..<gate { ceiling.append(high(index)) }
    floor.begin(slope: .infinity, base: exit)
    floor.append(exit)
  }

  private mutating func leaveThroughCeiling(at gate: Int) {
    let touch = ceiling.touch
    let exit = exit(of: ceiling, before: gate, from: high(gate - 1), to: high(gate))
    links.append(
      Link(
        x: ceiling.base.x, y: -ceiling.base.y, slope: -ceiling.slope, earliestEnd: places[touch],
        latestEnd: exit.x))
    floor.begin(slope: -ceiling.slope, base: Self.flipped(ceiling.base))
    for index in touch..<gate { floor.append(low(index)) }
    ceiling.begin(slope: .infinity, base: exit)
    ceiling.append(exit)
  }

  /// Where a side's steepest line goes through its wall, a little before the gate that it misses.
  private func exit(
    of side: CorridorSide, before gate: Int, from: CurvePoint, to: CurvePoint
  ) -> CurvePoint {
    let above = side.height(at: from.x) - from.y
    let below = to.y - side.height(at: to.x)
    let width = to.x - from.x
    let share = min(max(above / (above + below), 0), 1 - 1e-6)
    let place = from.x + width * share
    return CurvePoint(x: place, y: side.height(at: place))
  }

  /// The middle of all lines that reach the end.
  private func middle() -> Link {
    let last = places.count - 1
    let place = places[last]
    let height = 0.5 * (floor.height(at: place) - ceiling.height(at: place))
    return Link(
      x: place, y: end ?? height, slope: 0.5 * (floor.slope - ceiling.slope), earliestEnd: place,
      latestEnd: place)
  }
}
