/// The gates that a path must pass: places in ascending order, each with the heights allowed there. Between
/// gates the walls are straight.
struct Corridor {
  let places: [Double]
  let heights: [Double]
  /// Heights that the path must have at its ends, nil where any within the tolerance will do.
  let start: Double?
  let end: Double?

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
