import MotionPhysics

/// A Bezier as Flutter's `Cubic` plays it: it halves until the time is within a thousandth, so that its values are off
/// where it is steep (package:flutter/animation.dart, curves.dart).
struct FlutterCubic {
  private let bezier: CubicBezier

  init(_ bezier: CubicBezier) { self.bezier = bezier }

  func value(at time: Double) -> Double {
    if time <= 0 || time >= 1 { return time }
    var (start, end) = (0.0, 1.0)
    while true {
      let middle = (start + end) / 2
      let estimate = Self.coordinate(bezier.x1, bezier.x2, middle)
      if abs(time - estimate) < Self.errorBound { return Self.coordinate(bezier.y1, bezier.y2, middle) }
      if estimate < time { start = middle } else { end = middle }
    }
  }

  /// The largest gap from the Bezier, as a share of the travel.
  var gap: Double {
    (1..<Self.samples).reduce(0.0) { gap, step in
      let time = Double(step) / Double(Self.samples)
      return max(gap, abs(value(at: time) - bezier.value(at: time)))
    }
  }

  private static func coordinate(_ first: Double, _ second: Double, _ share: Double) -> Double {
    let rest = 1 - share
    return 3 * first * rest * rest * share + 3 * second * rest * share * share + share * share * share
  }

  private static let errorBound = 0.001
  private static let samples = 2000
}
