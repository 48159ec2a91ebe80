import MotionPhysics
import Presets

/// The part of a motion that Figma's variables hold, for code that reads them back.
package enum FigmaHolding {
  /// Whether variables hold all of a motion. Of a clip they have its time only, and of some curves and springs a Bezier
  /// that stands in their place.
  package static func isWhole(_ motion: Motion) -> Bool {
    if case .spring(let spring, _) = motion { return FigmaMotion.isBounce(spring.bounce) }
    return FigmaMotion(motion, tolerance: nil).remarks.isEmpty
  }

  /// Whether two motions have the same variables: numbers to 32 bits, and of a spring the milliseconds until it has
  /// settled.
  package static func isSame(_ first: Motion, _ second: Motion) -> Bool {
    if case .spring(let one, let delay) = first, case .spring(let other, let otherDelay) = second {
      return isSame(one, other) && isSame(delay, otherDelay)
    }
    let tolerance = isWhole(first) && isWhole(second) ? nil : ExportOptions.defaultTolerance
    let (one, other) = (
      FigmaMotion(first, tolerance: tolerance), FigmaMotion(second, tolerance: tolerance)
    )
    return FigmaRole.allCases.allSatisfy { role in
      switch (one[role], other[role]) {
      case (nil, nil): true
      case (.seconds(let seconds)?, .seconds(let otherSeconds)?): isSame(seconds, otherSeconds)
      case (.easing(let easing)?, .easing(let otherEasing)?): isSame(easing, otherEasing)
      default: false
      }
    }
  }

  /// Whether two springs have the same bounce and settle in the same time.
  package static func isSame(_ first: Spring, _ second: Spring) -> Bool {
    guard isSame(first.bounce, second.bounce) else { return false }
    let (time, otherTime) = (first.settlingTime(), second.settlingTime())
    if !time.isFinite, !otherTime.isFinite { return isSame(first.duration, second.duration) }
    return (time * 1000).rounded(.up) == (otherTime * 1000).rounded(.up)
  }

  /// Whether two numbers are one in Figma, which keeps them to 32 bits.
  package static func isSame(_ first: Double, _ second: Double) -> Bool {
    Float(first) == Float(second) || abs(first - second) < 1e-9
  }

  private static func isSame(_ first: FigmaEasing, _ second: FigmaEasing) -> Bool {
    switch (first, second) {
    case (.linear, .linear), (.hold, .hold): return true
    case (.spring(let bounce), .spring(let other)): return isSame(bounce, other)
    default:
      guard let one = first.bezier, let other = second.bezier else { return false }
      return zip([one.x1, one.y1, one.x2, one.y2], [other.x1, other.y1, other.x2, other.y2])
        .allSatisfy { isSame($0, $1) }
    }
  }
}

extension FigmaEasing {
  /// Its control points: a straight line has those on it.
  fileprivate var bezier: CubicBezier? {
    switch self {
    case .bezier(let curve): curve
    case .linear: try? CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    case .hold, .spring, .physicalSpring: nil
    }
  }
}
