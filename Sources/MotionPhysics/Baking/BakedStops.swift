/// Stops with their texts' worth of digits, and what they are worth.
struct BakedStops {
  /// The stops, and their points of short decimals.
  let stops: [Stop]
  let points: [CurvePoint]
  /// The `linear()` function, percentages left out where they follow from the neighbours.
  let text: String
  /// The largest gap to the motion, of the points and of the text as CSS reads it.
  let error: Double

  init(stops: [Stop], spread: SpreadStops, motion: BakeMotion) {
    self.stops = stops
    points = spread.plainPoints
    let plain = motion.largestGap(to: points)
    let isSpread = spread.heights.contains { $0 != nil }
    error = isSpread ? max(plain, motion.largestGap(to: spread.points, except: points)) : plain
    text = StopText.linear(stops, heights: spread.heights)
  }
}
