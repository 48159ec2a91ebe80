/// A stop of a polyline as it is written: numbers of few decimals.
package struct Stop: Hashable, Sendable {
  /// Where it is, in percent of the duration.
  package let percent: DecimalNumber
  /// Its height there.
  package let height: DecimalNumber
  /// Its height if the place is left out and a reader puts it evenly between its neighbours; nil where the place
  /// is needed.
  package var spreadHeight: DecimalNumber?
}

/// Where a stop may be: on, or nearly on, the edges that meet there.
struct Knot {
  /// Where the edges meet, or where the path begins or ends.
  let place: Double
  /// The edge that ends here, and the one that begins; one of them is nil at the ends of a section.
  let before: Edge?
  let after: Edge?
  /// The height that the motion itself demands, at its first and last moment.
  let height: Double?
  /// How far from both edges a height may be.
  let slack: Double

  /// Whether edges meet here, so that the place may be chosen.
  var isMovable: Bool { before != nil && after != nil }

  /// How far from the middle of both edges a height at a place may be; negative where there is none.
  @inline(__always)
  func room(at place: Double) -> Double {
    guard let before, let after else { return slack }
    return slack - 0.5 * abs(before.height(at: place) - after.height(at: place))
  }

  /// The height with the fewest decimals at a place.
  ///
  /// When every stop is within the slack of both its edges, then so is every line between stops, and the path
  /// leaves the band by no more than the slack.
  func height(at place: Double) -> DecimalNumber? {
    if let height { return DecimalNumber(near: height, within: slack) }
    guard let first = (before ?? after)?.height(at: place), let second = (after ?? before)?.height(at: place)
    else { return nil }
    return DecimalNumber(near: 0.5 * (first + second), within: room(at: place))
  }

  /// The stops of all knots, in order; nil where a number would need more decimals than there are.
  fileprivate static func stops(at knots: [Knot]) -> [Stop]? {
    var stops: [Stop] = []
    stops.reserveCapacity(knots.count)
    for (index, knot) in knots.enumerated() {
      // Half of the way to each neighbour: stops stay in order.
      let left = index == 0 ? knot.place : 0.5 * (knots[index - 1].place + knot.place)
      let right = index + 1 == knots.count ? knot.place : 0.5 * (knot.place + knots[index + 1].place)
      guard let stop = knot.stop(in: left...right) else { return nil }
      stops.append(stop)
    }
    return stops
  }

  /// The shortest stop near the knot.
  /// - Parameter room: between which places, both excluded.
  private func stop(in room: ClosedRange<Double>) -> Stop? {
    guard isMovable else { return fixedStop }
    var best: Stop?
    var fewest = Int.max
    let leastLength = leastLength
    for decimals in 0..<DecimalNumber.mostDecimals where decimals < fewest {
      guard let percent = DecimalNumber(100 * place, decimals: decimals) else { return best }
      // It would be no shorter, nor would any with more decimals.
      guard percent.length + leastLength < fewest else { return best }
      let share = percent.hundredth.value
      guard share > room.lowerBound, share < room.upperBound, let height = height(at: share) else { continue }
      let length = percent.length + height.length
      guard length < fewest else { continue }
      fewest = length
      best = Stop(percent: percent, height: height)
    }
    return best
  }

  /// How short a height may be: a little aside the edges allow a little more than here.
  private var leastLength: Int {
    guard let height = (before ?? after)?.height(at: place) else { return 1 }
    return DecimalNumber(near: height, within: 2 * slack)?.length ?? 1
  }

  /// At the ends of a section the place is given: a jump's, or an end of the motion.
  private var fixedStop: Stop? {
    guard let percent = DecimalNumber(near: 100 * place, within: 1e-12), let height = height(at: place) else {
      return nil
    }
    return Stop(percent: percent, height: height)
  }
}

/// Leaves the places of stops out that do well enough evenly between the neighbours that have one, as CSS's
/// `linear()` puts a stop without a percentage.
struct StopRedistribution {
  private let knots: [Knot]
  /// The stops, with a height for their redistributed place where they need no own.
  private(set) var stops: [Stop]
  /// The stops at their own places.
  let points: [CurvePoint]

  /// How many stops in a row are tried.
  private static let longestRun = 8

  /// Nil where a number would need more decimals than there are.
  init?(at knots: [Knot]) {
    guard let stops = Knot.stops(at: knots) else { return nil }
    self.knots = knots
    self.stops = stops
    points = stops.map { CurvePoint(x: $0.percent.hundredth.value, y: $0.height.value) }
    var first = 0
    while first + 2 < stops.count { first = spread(after: first) }
  }

  /// Spreads the longest run of stops after one that keeps its place; the index of the next that does.
  private mutating func spread(after first: Int) -> Int {
    var longest = first + 1
    while longest < stops.count - 1, longest <= first + Self.longestRun, knots[longest].isMovable {
      longest += 1
    }
    for last in stride(from: longest, to: first + 1, by: -1) where spread(from: first, to: last) {
      return last
    }
    return first + 1
  }

  /// Spreads all stops between two, unless one of them would leave its edges too far, or its height take more
  /// characters than its place is worth.
  private mutating func spread(from first: Int, to last: Int) -> Bool {
    guard isNear(from: first, to: last) else { return false }
    for index in (first + 1)..<last {
      let stop = stops[index]
      guard let height = knots[index].height(at: place(of: index, from: first, to: last)),
        height.length <= stop.height.length + stop.percent.length
      else {
        for undone in (first + 1)...index { stops[undone].spreadHeight = nil }
        return false
      }
      stops[index].spreadHeight = height
    }
    return true
  }

  /// Whether the edges of all stops between two are near enough to each other where the stops would be: most
  /// runs fail that, so it is asked before heights are looked for.
  private func isNear(from first: Int, to last: Int) -> Bool {
    var place = points[first].x
    let step = (points[last].x - place) / Double(last - first)
    for index in (first + 1)..<last {
      place += step
      guard knots[index].room(at: place) >= 0 else { return false }
    }
    return true
  }

  /// The place of a stop evenly between two.
  private func place(of index: Int, from first: Int, to last: Int) -> Double {
    points[first].x + (points[last].x - points[first].x) * Double(index - first) / Double(last - first)
  }

  /// The stops where a reader puts them who knows no place of those that need none; nil if all need theirs.
  var redistributedPoints: [CurvePoint]? {
    guard stops.contains(where: { $0.spreadHeight != nil }) else { return nil }
    var redistributed: [CurvePoint] = []
    redistributed.reserveCapacity(stops.count)
    var (first, last) = (0, 0)
    for (index, point) in points.enumerated() {
      guard let height = stops[index].spreadHeight else {
        first = index
        redistributed.append(point)
        continue
      }
      if last < index {
        last = index + 1
        while stops[last].spreadHeight != nil { last += 1 }
      }
      redistributed.append(CurvePoint(x: place(of: index, from: first, to: last), y: height.value))
    }
    return redistributed
  }
}
