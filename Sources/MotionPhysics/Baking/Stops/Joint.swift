/// Where a stop may be: on, or nearly on, the links that meet there.
struct Joint {
  /// Where the links meet, or where the path begins or ends.
  let place: Double
  /// The link that ends here, and the one that begins; one of them is nil at the ends of a section.
  let before: Link?
  let after: Link?
  /// The height that the motion itself demands, at its first and last moment.
  let height: Double?
  /// How far from both links a height may be.
  let slack: Double

  /// Whether links meet here, so that the place may be chosen.
  var isMovable: Bool { before != nil && after != nil }

  /// How far from the middle of both links a height at a place may be; negative where there is none.
  @inline(__always)
  func room(at place: Double) -> Double {
    guard let before, let after else { return slack }
    return slack - 0.5 * abs(before.height(at: place) - after.height(at: place))
  }

  /// The height with the fewest decimals at a place.
  ///
  /// When every stop is within the slack of both its links, then so is every line between stops, and the path
  /// leaves the corridor by no more than the slack.
  func height(at place: Double) -> DecimalNumber? {
    if let height { return DecimalNumber(near: height, within: slack) }
    guard let first = (before ?? after)?.height(at: place), let second = (after ?? before)?.height(at: place)
    else { return nil }
    return DecimalNumber(near: 0.5 * (first + second), within: room(at: place))
  }

  /// The shortest stop near the joint.
  /// - Parameter room: between which places, both excluded.
  func stop(in room: ClosedRange<Double>) -> Stop? {
    guard isMovable else { return fixedStop }
    var best: Stop?
    var fewest = Int.max
    let leastLength = leastLength
    for decimals in 0..<DecimalNumber.mostDecimals where decimals < fewest {
      guard let percent = DecimalNumber(100 * place, decimals: decimals) else { return best }
      // It would be no shorter, nor would any with more decimals.
      guard percent.length + leastLength < fewest else { return best }
      let share = percent.hundredth.value
      guard share > room.lowerBound, share < room.upperBound, let height = height(at: share) else { continue }
      let length = percent.length + height.length
      guard length < fewest else { continue }
      fewest = length
      best = Stop(percent: percent, height: height)
    }
    return best
  }

  /// How short a height may be: a little aside the links allow a little more than here.
  private var leastLength: Int {
    guard let height = (before ?? after)?.height(at: place) else { return 1 }
    return DecimalNumber(near: height, within: 2 * slack)?.length ?? 1
  }

  /// At the ends of a section the place is given: a jump's, or an end of the motion.
  private var fixedStop: Stop? {
    guard let percent = DecimalNumber(near: 100 * place, within: 1e-12), let height = height(at: place) else {
      return nil
    }
    return Stop(percent: percent, height: height)
  }
}
