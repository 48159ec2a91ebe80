/// What lies between two jumps of a motion.
struct BakeSection {
  let pieces: ArraySlice<BakePiece>
  /// The heights that the path must have at its ends, nil beside a jump.
  let start: Double?
  let end: Double?

  /// The gates to pass: few enough to be fast, dense enough that the curve leaves their connections by no
  /// more than `bulge`.
  /// - Throws: `MotionError` when no finite number of gates is.
  func corridor(bulge: Double) throws(MotionError) -> Corridor {
    var samples = CurveSamples()
    for piece in pieces { piece.sample(into: &samples, tolerance: bulge) }
    guard samples.areSound else {
      throw .invalid(parameter: "motion", reason: "it is not finite everywhere, or too steep to be baked")
    }
    return Corridor(places: samples.places, heights: samples.heights, start: start, end: end)
  }
}
