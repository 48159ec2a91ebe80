extension UnitCurve {
  /// The slope at a share of a duration, progress per second; 0 where the curve is vertical, which no number
  /// could show or hand over.
  func slope(at share: Double, of duration: Double) -> Double {
    let slope = slope(at: share) / duration
    return slope.isFinite ? slope : 0
  }
}
