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

  init(knots: [Knot], stops: [Stop]) {
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
