/// The gates that a path must pass: places in ascending order, each with the heights allowed there, a tolerance up
/// and down from the curve. Between gates the walls are straight.
struct ToleranceBand {
  private(set) var samples = CurveSamples()
  /// Heights that the path must have at its ends, nil where any within the tolerance will do.
  let start: Double?
  let end: Double?

  /// The gates along a section: few enough to be fast, dense enough that the curve leaves the lines between their
  /// middles by no more than `bulge`.
  /// - Throws: `MotionError` when no finite number of gates is.
  init(along section: BakeMotion.Section, bulge: Double) throws(MotionError) {
    (start, end) = (section.start, section.end)
    for segment in section.segments { segment.sample(into: &samples, tolerance: bulge) }
    guard samples.areSound else {
      throw .invalid(parameter: "motion", reason: "it is not finite everywhere, or too steep to be baked")
    }
  }

  var count: Int { samples.places.count }

  /// Fills memory with the floor's height at each gate, and behind that with the ceiling's, upside down.
  func build(_ walls: UnsafeMutableBufferPointer<Double>, tolerance: Double) {
    for index in 0..<count {
      walls[index] = samples.heights[index] - tolerance
      walls[count + index] = -samples.heights[index] - tolerance
    }
    for (index, height) in [(0, start), (count - 1, end)] {
      guard let height else { continue }
      walls[index] = height
      walls[count + index] = -height
    }
  }
}
