/// A straight line between two points, the second one right of the first.
struct Chord {
  let from: CurvePoint
  let to: CurvePoint

  @inline(__always) var slope: Double { (to.y - from.y) / (to.x - from.x) }

  @inline(__always)
  func height(at place: Double) -> Double { from.y + slope * (place - from.x) }
}

/// Points of a curve from left to right, so close that the lines between them are nearly the curve.
struct CurveSamples {
  private(set) var places: [Double] = []
  private(set) var heights: [Double] = []

  /// Beyond this many a curve is refused: it must be unbounded, or as good as.
  private static let most = 200_000

  /// How often an interval is halved at most: places of doubles are no finer.
  private static let mostHalvings = 44

  /// Whether the samples can be what they promise.
  var areSound: Bool { places.count < Self.most && heights.allSatisfy { $0.isFinite } }

  /// Reserves memory for so many more.
  mutating func reserve(_ count: Int) {
    places.reserveCapacity(min(places.count + count, Self.most))
    heights.reserveCapacity(min(heights.count + count, Self.most))
  }

  /// Adds a point, unless it is no further right than the last one.
  @inline(__always)
  mutating func append(_ point: CurvePoint) {
    if let last = places.last, point.x <= last { return }
    places.append(point.x)
    heights.append(point.y)
  }

  /// Adds points of a parametric curve up to parameter 1, halving the parameter's intervals until the middle
  /// of each is within a tolerance of the chord.
  mutating func append(intervals: Int, tolerance: Double, curve: (Double) -> CurvePoint) {
    var last = curve(0)
    append(last)
    for index in 1...intervals {
      let parameter = Double(index) / Double(intervals)
      let next = curve(parameter)
      refine(
        last, Double(index - 1) / Double(intervals), next, parameter, tolerance: tolerance,
        halvings: Self.mostHalvings, curve: curve)
      last = next
    }
  }

  private mutating func refine(
    _ first: CurvePoint, _ start: Double, _ last: CurvePoint, _ end: Double, tolerance: Double,
    halvings: Int, curve: (Double) -> CurvePoint
  ) {
    let center = 0.5 * (start + end)
    let middle = curve(center)
    let isFlat =
      last.x <= first.x || abs(Chord(from: first, to: last).height(at: middle.x) - middle.y) <= tolerance
    let isFinite = last.y.isFinite && middle.y.isFinite
    guard !isFlat && isFinite && halvings > 0 && places.count < Self.most else { return append(last) }
    refine(first, start, middle, center, tolerance: tolerance, halvings: halvings - 1, curve: curve)
    refine(middle, center, last, end, tolerance: tolerance, halvings: halvings - 1, curve: curve)
  }
}
