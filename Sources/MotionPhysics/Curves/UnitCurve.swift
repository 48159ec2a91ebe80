/// How progress in time becomes progress of a value: SwiftUI's `UnitCurve`, and what CSS and Android have
/// beside it.
public enum UnitCurve: Hashable, Sendable {
  /// As time goes.
  case linear
  /// cubic-bezier(0.42, 0, 1, 1).
  case easeIn
  /// cubic-bezier(0, 0, 0.58, 1).
  case easeOut
  /// cubic-bezier(0.42, 0, 0.58, 1).
  case easeInOut
  /// A quarter of a circle, level at the start.
  case circularEaseIn
  /// A quarter of a circle, level at the end.
  case circularEaseOut
  /// Two quarters of a circle.
  case circularEaseInOut
  /// A cubic Bezier.
  case bezier(CubicBezier)
  /// Straight lines between points.
  case points(PointsCurve)
  /// A staircase.
  case steps(StepsCurve)
  /// An SVG path.
  case path(PathCurve)

  /// SwiftUI's named curves.
  public static let named: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ]

  /// A named curve from SwiftUI's name for it; nil for any other word.
  public init?(name: String) {
    guard let curve = UnitCurve.named.first(where: { $0.name == name }) else { return nil }
    self = curve
  }

  /// SwiftUI's name, nil for curves that have numbers instead.
  public var name: String? {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    case .bezier, .points, .steps, .path: nil
    }
  }

  /// The control points, for curves that are a cubic Bezier exactly.
  public var bezier: CubicBezier? {
    switch self {
    case .linear: CubicBezier(uncheckedX1: 0, y1: 0, x2: 1, y2: 1)
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .bezier(let curve): curve
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .points, .steps, .path: nil
    }
  }

  /// The eased progress; the input is clamped to 0...1, as in SwiftUI.
  public func value(at progress: Double) -> Double {
    let input = min(max(progress, 0), 1)
    return switch self {
    case .linear: input
    case .easeIn: CubicBezier.easeIn.value(at: input)
    case .easeOut: CubicBezier.easeOut.value(at: input)
    case .easeInOut: CubicBezier.easeInOut.value(at: input)
    case .circularEaseIn: CircularCurve.value(at: input)
    case .circularEaseOut: 1 - CircularCurve.value(at: 1 - input)
    case .circularEaseInOut: CircularCurve.valueInOut(at: input)
    case .bezier(let curve): curve.value(at: input)
    case .points(let curve): curve.value(at: input)
    case .steps(let curve): curve.value(at: input)
    case .path(let curve): curve.value(at: input)
    }
  }

  /// The slope, progress of the value per progress in time; the input is clamped to 0...1. Infinite where a
  /// curve is vertical, 0 on the steps of a staircase. At the ends the limit from inside.
  public func slope(at progress: Double) -> Double {
    let input = min(max(progress, 0), 1)
    return switch self {
    case .linear: 1
    case .easeIn: CubicBezier.easeIn.velocity(at: input)
    case .easeOut: CubicBezier.easeOut.velocity(at: input)
    case .easeInOut: CubicBezier.easeInOut.velocity(at: input)
    case .circularEaseIn: CircularCurve.velocity(at: input)
    case .circularEaseOut: CircularCurve.velocity(at: 1 - input)
    case .circularEaseInOut: CircularCurve.velocityInOut(at: input)
    case .bezier(let curve): curve.velocity(at: input)
    case .points(let curve): curve.velocity(at: input)
    case .steps: 0
    case .path(let curve): curve.velocity(at: input)
    }
  }

  /// Whether the curve is the straight line.
  var isStraight: Bool {
    guard let bezier else { return false }
    return bezier.x1 == bezier.y1 && bezier.x2 == bezier.y2
  }

  /// SwiftUI's `velocity(at:)`: the slope, but for the ends of a Bezier whose control point lies on its end, so that
  /// both derivatives vanish there. At the start it is 1, at the end 0, where the slopes of `easeOut` and `easeIn` are
  /// 1/0.58 = 1.724.
  ///
  /// These are what SwiftUI's solver gives for the two named curves, pinned by OpenSwiftUI's tests that run against it,
  /// and what it hands on to the neighbours of a linear keyframe; so keyframes use this, and everything else
  /// `slope(at:)`. A curve by its numbers is the same as by its name. At the end of other curves SwiftUI has 0 or 1 as
  /// rounding leaves it: who writes its keyframes says the velocity there.
  public func velocity(at progress: Double) -> Double {
    guard let bezier, !isStraight else { return slope(at: progress) }
    if progress <= 0, bezier.isWithoutSlopeAtStart { return 1 }
    if progress >= 1, bezier.isWithoutSlopeAtEnd { return 0 }
    return slope(at: progress)
  }

  /// The slope at a share of a duration, progress per second; 0 where the curve is vertical, which no number
  /// could show or hand over.
  func slope(at share: Double, of duration: Double) -> Double {
    let slope = slope(at: share) / duration
    return slope.isFinite ? slope : 0
  }
}

extension CubicBezier {
  static let easeIn = CubicBezier(uncheckedX1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = CubicBezier(uncheckedX1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = CubicBezier(uncheckedX1: 0.42, y1: 0, x2: 0.58, y2: 1)
}

/// The quarter circle 1 - √(1 - p²) behind SwiftUI's circular curves.
private enum CircularCurve {
  static func value(at progress: Double) -> Double {
    // p²/(1 + √(1 - p²)): equal to 1 - √(1 - p²), without its loss of digits near 0.
    progress * progress / (1 + ((1 - progress) * (1 + progress)).squareRoot())
  }

  static func velocity(at progress: Double) -> Double {
    progress / ((1 - progress) * (1 + progress)).squareRoot()
  }

  static func valueInOut(at progress: Double) -> Double {
    progress < 0.5 ? 0.5 * value(at: 2 * progress) : 1 - 0.5 * value(at: 2 * (1 - progress))
  }

  static func velocityInOut(at progress: Double) -> Double {
    velocity(at: progress < 0.5 ? 2 * progress : 2 * (1 - progress))
  }
}
