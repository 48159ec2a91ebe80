/// The gates that a path must pass: samples of a curve from left to right, each with the heights allowed there, a
/// tolerance up and down from it. Between gates the walls are straight.
struct ToleranceBand {
  private(set) var places: [Double] = []
  /// The curve's heights, in the middle of each gate.
  private(set) var heights: [Double] = []
  /// Heights that the path must have at its ends, nil where any within the tolerance will do.
  let start: Double?
  let end: Double?

  /// Beyond this many a curve is refused: it must be unbounded, or as good as.
  static let most = 200_000

  /// How often an interval is halved at most: places of doubles are no finer.
  private static let mostHalvings = 44

  /// The gates along a section: few enough to be fast, dense enough that the curve leaves the lines between their
  /// middles by no more than `bulge`.
  /// - Throws: `MotionError` when no finite number of gates is.
  init(along section: BakeMotion.Section, bulge: Double) throws(MotionError) {
    (start, end) = (section.start, section.end)
    for segment in section.segments { segment.sample(into: &self, tolerance: bulge) }
    guard count < Self.most, heights.allSatisfy({ $0.isFinite }) else {
      throw .invalid(parameter: "motion", reason: "it is not finite everywhere, or too steep to be baked")
    }
  }

  var count: Int { places.count }

  /// Fills memory with the floor's height at each gate, and behind that with the ceiling's, upside down.
  func build(_ walls: UnsafeMutableBufferPointer<Double>, tolerance: Double) {
    for index in 0..<count {
      walls[index] = heights[index] - tolerance
      walls[count + index] = -heights[index] - tolerance
    }
    for (index, height) in [(0, start), (count - 1, end)] {
      guard let height else { continue }
      walls[index] = height
      walls[count + index] = -height
    }
  }
}

extension ToleranceBand {
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
