/// The times at which a motion is sampled.
enum SampleTimes {
  /// Beyond this a table helps nobody, and a slip of the hand would fill the memory.
  static let most = 1_000_000

  /// Frames from 0 on, the end exactly; nil when there would be too many.
  static func frames(perSecond rate: Double, until end: Double) -> [Double]? {
    guard end > 0 else { return [0] }
    let count = end * rate
    guard count <= Double(most) else { return nil }
    // A frame that only rounding keeps apart from the end would be the end twice.
    let nearEnd = end - 1e-9 * max(end, 1 / rate)
    var times = (0...Int(count)).map { Double($0) / rate }
    while times.count > 1, let last = times.last, last >= nearEnd { times.removeLast() }
    return times + [end]
  }
}
