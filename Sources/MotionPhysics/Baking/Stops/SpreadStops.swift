/// Leaves percentages out where CSS would put the stops well enough by itself: evenly between the stops that
/// have one.
struct SpreadStops {
  private let joints: [Joint]
  private let stops: [Stop]
  /// The stops as they are with all percentages.
  let plainPoints: [CurvePoint]
  /// The heights of the stops that need no percentage, at the places that they have then; nil for the others.
  private(set) var heights: [DecimalNumber?]

  /// How many percentages in a row are tried.
  private static let longestRun = 8

  init(joints: [Joint], stops: [Stop]) {
    self.joints = joints
    self.stops = stops
    plainPoints = stops.map { $0.point }
    heights = [DecimalNumber?](repeating: nil, count: stops.count)
    var first = 0
    while first + 2 < stops.count { first = spread(after: first) }
  }

  /// Spreads the longest run of stops after one that keeps its percentage, and tells the next that does.
  private mutating func spread(after first: Int) -> Int {
    var longest = first + 1
    while longest < stops.count - 1, longest <= first + Self.longestRun, joints[longest].isMovable {
      longest += 1
    }
    for last in stride(from: longest, to: first + 1, by: -1) where spread(from: first, to: last) {
      return last
    }
    return first + 1
  }

  /// Spreads all stops between two, unless one of them would leave its links too far, or its height take more
  /// characters than its percentage is worth.
  private mutating func spread(from first: Int, to last: Int) -> Bool {
    guard isNear(from: first, to: last) else { return false }
    for index in (first + 1)..<last {
      let place = Self.place(of: index, from: plainPoints[first], first, to: plainPoints[last], last)
      let stop = stops[index]
      guard let height = joints[index].height(at: place),
        height.length <= stop.height.length + stop.percent.length
      else {
        for undone in (first + 1)...index { heights[undone] = nil }
        return false
      }
      heights[index] = height
    }
    return true
  }

  /// Whether the links of all stops between two are near enough to each other where the stops would be: most
  /// runs fail that, so it is asked before heights are looked for.
  private func isNear(from first: Int, to last: Int) -> Bool {
    var place = plainPoints[first].x
    let step = (plainPoints[last].x - place) / Double(last - first)
    for index in (first + 1)..<last {
      place += step
      guard joints[index].room(at: place) >= 0 else { return false }
    }
    return true
  }

  /// Where CSS puts a stop without a percentage.
  static func place(of index: Int, from: CurvePoint, _ first: Int, to: CurvePoint, _ last: Int) -> Double {
    from.x + (to.x - from.x) * Double(index - first) / Double(last - first)
  }

  /// The points that CSS makes of the stops.
  var points: [CurvePoint] {
    var points: [CurvePoint] = []
    points.reserveCapacity(stops.count)
    var (first, last) = (0, 0)
    for (index, point) in plainPoints.enumerated() {
      guard let height = heights[index] else {
        first = index
        points.append(point)
        continue
      }
      if last < index {
        last = index + 1
        while heights[last] != nil { last += 1 }
      }
      let place = Self.place(of: index, from: plainPoints[first], first, to: plainPoints[last], last)
      points.append(CurvePoint(x: place, y: height.value))
    }
    return points
  }
}
