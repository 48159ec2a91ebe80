import Presets

/// An adjustment's numbers without its base's name; not a number where one was left out.
struct CompactAdjustment {
  private let duration: Double
  private let durationScale: Double
  private let extraBounce: Double

  init(_ adjustment: borrowing Adjustment) {
    duration = adjustment.duration ?? .nan
    durationScale = adjustment.durationScale ?? .nan
    extraBounce = adjustment.extraBounce ?? .nan
  }

  /// Whether duration and scale are not both given.
  var isPlain: Bool { duration.isNaN || durationScale.isNaN }

  /// The adjusted numbers, unchecked. The sums and products are those of `Spring.adjusted`, on its grid of
  /// 1e-15.
  func applied(to base: SpringShape) -> SpringShape {
    var shape = base
    if !duration.isNaN { shape.duration = duration }
    if !durationScale.isNaN { shape.duration = Self.onGrid(base.duration * durationScale) }
    if !extraBounce.isNaN { shape.bounce = Self.onGrid(base.bounce + extraBounce) }
    return shape
  }

  private static func onGrid(_ value: Double) -> Double { (value * 1e15).rounded() / 1e15 }
}
