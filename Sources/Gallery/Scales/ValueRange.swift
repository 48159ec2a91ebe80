/// The stretch of values, or of times, that an axis covers. Never empty.
struct ValueRange: Equatable {
  let lower: Double
  let upper: Double

  /// A stretch narrower than this share of its magnitude is drawn as constant: its labels would differ only
  /// after the sixth digit.
  static let narrowestShare = 1e-6

  /// The range that holds every value; nil without any. A constant gets room on both sides.
  init?(covering values: [Double]) {
    let usable = values.filter { $0.magnitude <= PlotPoint.largestMagnitude }
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
    let usable = times.filter { $0.magnitude <= PlotPoint.largestMagnitude }
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
