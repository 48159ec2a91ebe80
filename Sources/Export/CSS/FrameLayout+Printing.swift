/// A time in keyframes: which numbers are there, and by which timing function to the next.
struct FrameStop {
  /// Seconds.
  let time: Double
  /// The numbers; nil for a place that nothing moves.
  var values: [Double?]
  /// Nil is a straight line.
  var timing: String?
  /// Whether the numbers are ends of the motion's own stretches, to be printed in full.
  var isExact = false
}

/// Powers of ten.
enum DecimalPower {
  static func of(_ exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1) { power, _ in exponent < 0 ? power / 10 : power * 10 }
  }
}

extension FrameLayout {
  private static var exactDecimals: Int { 6 }

  /// A stop as it is printed.
  struct PrintedStop {
    let percent: String
    let numbers: [String?]
    let timing: String?
  }

  /// A percentage without its sign. CSS keeps only one keyframe of each, so what is before a jump stands two
  /// decimals before it.
  private func percent(_ share: Double, isBeforeJump: Bool) -> String {
    guard isBeforeJump else { return NumberText.rounded(share * 100, decimals: percentDecimals) }
    let scale = DecimalPower.of(percentDecimals)
    let behind = (share * 100 * scale).rounded() / scale
    return NumberText.rounded(behind - DecimalPower.of(-percentDecimals - 2), decimals: percentDecimals + 2)
  }

  /// The stops as text, each percentage once.
  func printed() -> [PrintedStop] {
    var printed: [PrintedStop] = []
    for (index, stop) in stops.enumerated() {
      let isBeforeJump = index + 1 < stops.count && stops[index + 1].time == stop.time
      let share = duration > 0 ? stop.time / duration : 1
      // What jumps at the very start is not seen before it.
      if isBeforeJump, share == 0 || duration == 0 { continue }
      let percent = self.percent(share, isBeforeJump: isBeforeJump)
      let places = stop.isExact ? max(decimals, Self.exactDecimals) : decimals
      let numbers = stop.values.map { $0.map { NumberText.rounded($0, decimals: places) } }
      let next = PrintedStop(
        percent: percent + "%", numbers: numbers, timing: index + 1 < stops.count ? stop.timing : nil)
      if printed.last?.percent == next.percent { printed.removeLast() }
      printed.append(next)
    }
    return printed
  }
}
