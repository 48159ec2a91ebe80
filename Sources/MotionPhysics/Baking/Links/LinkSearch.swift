/// A path of the fewest straight links through a corridor.
///
/// Greedy: each link is the line that gets farthest, and the next one leaves it wherever it likes between the
/// last wall that it touched and the wall that stops it. Imai and Iri, "An optimal algorithm for
/// approximating a piecewise linear function", 1986; the stabbing lines as in O'Rourke, "An on-line algorithm
/// for fitting straight lines between data ranges", 1981. Each gate is looked at a fixed number of times.
struct LinkSearch {
  private let places: UnsafeBufferPointer<Double>
  /// The height demanded at the last gate.
  private let end: Double?
  private let most: Int
  private var links: [Link] = []

  /// The links; nil when it takes more than `most`.
  static func links(through corridor: Corridor, tolerance: Double, most: Int = .max) -> [Link]? {
    let count = corridor.count
    return corridor.places.withUnsafeBufferPointer { places in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * count) { walls in
        withUnsafeTemporaryAllocation(of: CurvePoint.self, capacity: 2 * (count + 1)) { hulls in
          corridor.build(walls, tolerance: tolerance)
          guard let place = places.baseAddress, let wall = walls.baseAddress, let hull = hulls.baseAddress
          else { return nil }
          var search = LinkSearch(places: places, end: corridor.end, most: most)
          return search.run(
            floor: CorridorSide(places: place, wall: wall, hull: hull),
            ceiling: CorridorSide(places: place, wall: wall + count, hull: hull + count + 1))
        }
      }
    }
  }

  private init(places: UnsafeBufferPointer<Double>, end: Double?, most: Int) {
    self.places = places
    self.end = end
    self.most = most
  }

  private mutating func run(floor: CorridorSide, ceiling: CorridorSide) -> [Link]? {
    // In variables, so that the optimiser knows that nobody else changes them.
    var (floor, ceiling) = (floor, ceiling)
    links.reserveCapacity(min(most, 64))
    floor.begin(at: floor.point(0))
    ceiling.begin(at: ceiling.point(0))
    for gate in 1..<places.count {
      let (low, high) = (floor.point(gate), ceiling.point(gate))
      if floor.isBelow(low) {
        guard links.count + 1 < most else { return nil }
        leave(&floor, &ceiling, at: gate, upside: 1)
      } else if ceiling.isBelow(high) {
        guard links.count + 1 < most else { return nil }
        leave(&ceiling, &floor, at: gate, upside: -1)
      }
      floor.limit(by: high, gate: gate)
      ceiling.limit(by: low, gate: gate)
      floor.append(low)
      ceiling.append(high)
    }
    links.append(middle(floor, ceiling))
    return links
  }

  /// Every line is below the gate's wall: the steepest one got farthest. It last touched the other wall, and
  /// that matters from there on, this one only from where that line goes through it.
  /// - Parameter upside: 1, or -1 where the sides are seen upside down.
  @inline(__always)
  private mutating func leave(
    _ missed: inout CorridorSide, _ other: inout CorridorSide, at gate: Int, upside: Double
  ) {
    let exit = missed.exit(before: gate)
    links.append(
      Link(
        x: missed.base.x, y: upside * missed.base.y, slope: upside * missed.slope,
        earliestEnd: places[missed.touch], latestEnd: exit.x))
    other.begin(leaving: missed, before: gate)
    missed.begin(at: exit)
  }

  /// The middle of all lines that reach the end.
  private func middle(_ floor: CorridorSide, _ ceiling: CorridorSide) -> Link {
    let place = places[places.count - 1]
    let height = 0.5 * (floor.height(at: place) - ceiling.height(at: place))
    return Link(
      x: place, y: end ?? height, slope: 0.5 * (floor.slope - ceiling.slope), earliestEnd: place,
      latestEnd: place)
  }
}
