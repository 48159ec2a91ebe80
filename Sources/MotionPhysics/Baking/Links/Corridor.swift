/// The gates that a path must pass: places in ascending order, each with the heights allowed there. Between
/// gates the walls are straight.
struct Corridor {
  let places: [Double]
  let heights: [Double]
  /// Heights that the path must have at its ends, nil where any within the tolerance will do.
  let start: Double?
  let end: Double?

  var count: Int { places.count }
}
