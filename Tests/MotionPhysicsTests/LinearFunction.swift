import Testing

@testable import MotionPhysics

/// Stops read as CSS Easing 2 reads those of a `linear()` function.
enum LinearFunction {
  /// The points of the numbers as they are written, missing places spread evenly between those given.
  static func points(_ curve: BakedCurve) throws -> [CurvePoint] {
    let heights = try curve.stops.map { try #require(Double(($0.spreadHeight ?? $0.height).text)) }
    var places = try curve.stops.map { stop in
      stop.spreadHeight == nil ? try #require(Double(stop.percent.text)) / 100 : nil
    }
    var known = 0
    for index in places.indices.dropFirst() {
      guard let place = places[index] else { continue }
      let start = try #require(places[known])
      #expect(place >= start)
      for missing in known..<index where missing > known {
        places[missing] = start + (place - start) * Double(missing - known) / Double(index - known)
      }
      known = index
    }
    return try zip(places, heights).map { CurvePoint(x: try #require($0), y: $1) }
  }

  /// The largest vertical gap at so many places, jumps left out.
  static func gap(_ points: [CurvePoint], samples: Int, to motion: (Double) -> Double) -> Double {
    var largest = 0.0
    var next = 1
    for index in 0...samples {
      let place = Double(index) / Double(samples)
      while next + 1 < points.count && points[next].x <= place { next += 1 }
      let (from, to) = (points[next - 1], points[next])
      let line = to.x > from.x ? from.y + (to.y - from.y) * (place - from.x) / (to.x - from.x) : to.y
      largest = max(largest, abs(line - motion(place)))
    }
    return largest
  }

  /// Fewer points than these cannot follow a motion: the lines need not even meet.
  ///
  /// A line through all gates of a stretch exists when no two of them demand slopes that exclude each other.
  static func fewestPoints(_ heights: [Double], tolerance: Double) -> Int {
    var pieces = 1
    var first = 0
    var (least, greatest) = (-Double.infinity, Double.infinity)
    for gate in heights.indices.dropFirst() {
      for other in first..<gate {
        let width = Double(gate - other)
        least = max(least, (heights[gate] - heights[other] - 2 * tolerance) / width)
        greatest = min(greatest, (heights[gate] - heights[other] + 2 * tolerance) / width)
      }
      guard least > greatest else { continue }
      pieces += 1
      first = gate - 1
      least = heights[gate] - heights[first] - 2 * tolerance
      greatest = heights[gate] - heights[first] + 2 * tolerance
    }
    return pieces + 1
  }
}
