import MotionPhysics
import PlainText

/// The round numbers along an axis: multiples of 1, 2 or 5 times a power of ten.
struct Ticks: Equatable {
  let values: [Double]
  let step: DecimalStep

  /// The finest ticks in a range that are at most `limit` many; but always two, or an axis would have no
  /// scale.
  init(in range: ValueRange, atMost limit: Int) {
    var ticks = Ticks(in: range, step: DecimalStep(atLeast: range.span / Double(max(limit - 1, 1))))
    while ticks.values.count < 2 {
      ticks = Ticks(in: range, step: ticks.step.finer)
    }
    self = ticks
  }

  init(in range: ValueRange, step: DecimalStep) {
    self.step = step
    // A hair of tolerance: 0.3 / 0.1 is not 3 in binary, and the tick at the very end would be lost.
    let first = (range.lower / step.size - 1e-9).rounded(.up)
    let last = (range.upper / step.size + 1e-9).rounded(.down)
    values = stride(from: first, through: last, by: 1).map(step.multiple)
  }

  /// The finest ticks, at most `limit` many, whose labels fit between them.
  ///
  /// - Parameters:
  ///   - limit: Two, where it is less.
  ///   - room: The length that a label needs on it, with the space to the next one.
  init(in range: ValueRange, atMost limit: Int, over length: Double, room: (String) -> Double) {
    var ticks = Ticks(in: range, atMost: max(2, limit))
    while ticks.values.count > 2 {
      let widest = ticks.labels.map(room).max() ?? 0
      if widest <= ticks.step.size / range.span * length { break }
      let coarser = Ticks(in: range, step: ticks.step.coarser)
      if coarser.values.count < 2 { break }
      ticks = coarser
    }
    self = ticks
  }

  var labels: [String] { values.map { step.label(of: $0) } }
}

/// A round distance between ticks: 1, 2 or 5 times ten to a power.
struct DecimalStep: Equatable {
  let digit: Int
  let exponent: Int

  /// The smallest round step that is no smaller than `size`, a positive number.
  init(atLeast size: Double) {
    let exponent = DecimalText.exponent(of: size)
    let mantissa = size / DecimalText.powerOfTen(exponent)
    if let digit = [1, 2, 5].first(where: { Double($0) >= mantissa * (1 - 1e-12) }) {
      self.init(digit: digit, exponent: exponent)
    } else {
      self.init(digit: 1, exponent: exponent + 1)
    }
  }

  private init(digit: Int, exponent: Int) {
    self.digit = digit
    self.exponent = exponent
  }

  var coarser: DecimalStep {
    switch digit {
    case 1: DecimalStep(digit: 2, exponent: exponent)
    case 2: DecimalStep(digit: 5, exponent: exponent)
    default: DecimalStep(digit: 1, exponent: exponent + 1)
    }
  }

  var finer: DecimalStep {
    switch digit {
    case 5: DecimalStep(digit: 2, exponent: exponent)
    case 2: DecimalStep(digit: 1, exponent: exponent)
    default: DecimalStep(digit: 5, exponent: exponent - 1)
    }
  }

  var size: Double { multiple(1) }

  /// Divides for negative powers, as 3 / 10 is the double nearest to 0.3 and 3 * 0.1 is not.
  func multiple(_ index: Double) -> Double {
    let product = index * Double(digit)
    let value =
      exponent < 0
      ? product / DecimalText.powerOfTen(-exponent) : product * DecimalText.powerOfTen(exponent)
    return value == 0 ? 0 : value
  }

  /// A tick's label: as many decimals as the step has, or an exponent where that would be long.
  func label(of value: Double) -> String {
    if value == 0 { return "0" }
    let magnitude = DecimalText.exponent(of: value.magnitude)
    if exponent >= -4 && magnitude < 6 {
      return DecimalText.fixed(value, decimals: max(0, -exponent))
    }
    let mantissa = value / DecimalText.powerOfTen(magnitude)
    return DecimalText.fixed(mantissa, decimals: max(0, magnitude - exponent)) + "e\(magnitude)"
  }
}

/// The stretch of values, or of times, that an axis covers. Never empty.
struct ValueRange: Equatable {
  let lower: Double
  let upper: Double

  /// A stretch narrower than this share of its magnitude is drawn as constant: its labels would differ only
  /// after the sixth digit.
  static let narrowestShare = 1e-6

  /// Beyond 1e300 the difference of two numbers may overflow, so such a number counts as infinite.
  static let largestMagnitude = 1e300

  /// The range that holds every value; nil without any. A constant gets room on both sides.
  init?(covering values: [Double]) {
    let usable = values.filter { $0.magnitude <= ValueRange.largestMagnitude }
    guard let lower = usable.min(), let upper = usable.max() else { return nil }
    let magnitude = max(lower.magnitude, upper.magnitude)
    guard upper - lower <= max(magnitude * Self.narrowestShare, 1e-300) else {
      self.init(lower: lower, upper: upper)
      return
    }
    let room = magnitude > 1e-290 ? magnitude / 2 : 1
    self.init(lower: lower - room, upper: upper + room)
  }

  /// The range of the times of a plot: a single moment gets a second after it, never time before it.
  init(coveringTimes times: [Double]) {
    let usable = times.filter { $0.magnitude <= ValueRange.largestMagnitude }
    let lower = usable.min() ?? 0
    let upper = usable.max() ?? 0
    let narrowest = max(upper.magnitude * Self.narrowestShare, 1e-300)
    self.init(lower: lower, upper: upper - lower > narrowest ? upper : lower + max(1, lower.magnitude))
  }

  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  var span: Double { upper - lower }

  /// Where a value lies, 0 at the lower end and 1 at the upper; held to that range.
  func share(of value: Double) -> Double {
    min(max((value - lower) / span, 0), 1)
  }

  func contains(_ value: Double) -> Bool {
    value >= lower && value <= upper
  }
}

/// Numbers in words of a plot.
enum PlotText {
  /// A number with at most so many decimals, as a power of ten only beyond 1e15.
  static func short(_ value: Double, decimals: Int) -> String {
    DecimalNumber(value, decimals: decimals)?.text ?? DecimalText.exact(value)
  }

  /// A time for people: milliseconds are the finest that anyone sees, except in motions shorter than ten of
  /// them.
  static func seconds(_ time: Double) -> String {
    guard time.isFinite else { return "\(time) s" }
    if time != 0 && (time.magnitude < 0.01 || time.magnitude >= 1e6) {
      let power = DecimalText.exponent(of: time.magnitude)
      if power < -6 || power > 5 {
        return short(time / DecimalText.powerOfTen(power), decimals: 2) + "e\(power) s"
      }
      return short(time, decimals: 2 - power) + " s"
    }
    return short(time, decimals: 3) + " s"
  }
}
