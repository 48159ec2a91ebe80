/// Stops with their texts' worth of digits, and what they are worth.
struct BakedStops {
  /// The points of short decimals.
  let points: [CurvePoint]
  /// The `linear()` function, percentages left out where they follow from the neighbours.
  let text: String
  /// The stops as coordinates, for paths.
  let path: String
  /// The largest gap to the motion, of the points and of the text as CSS reads it.
  let error: Double

  init(stops: [Stop], spread: SpreadStops, motion: BakeMotion) {
    points = stops.map { $0.point }
    let plain = motion.largestGap(to: points)
    let isSpread = spread.heights.contains { $0 != nil }
    error = isSpread ? max(plain, motion.largestGap(to: spread.points)) : plain
    text = StopText.linear(stops, heights: spread.heights)
    path = StopText.path(stops)
  }
}
