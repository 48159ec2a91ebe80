import CLibrary
import MotionPhysics

/// A function from progress to progress, as a Bezier where it is one exactly.
struct EasingFunction {
  /// The control points x1, y1, x2, y2.
  let bezier: [Double]?
  /// The exact curve, where the core has it and it is no Bezier.
  let curve: UnitCurve?
  /// The value at a progress.
  let value: @Sendable (Double) -> Double
  /// Where the slope jumps.
  var corners: [Double] = []

  /// A cubic Bezier; nil when an x is outside 0...1.
  init?(bezier: [Double]) {
    guard let curve = SiteCurve(bezier: bezier)?.curve else { return nil }
    self.bezier = bezier
    self.curve = curve
    value = { curve.value(at: $0) }
  }

  /// A curve of the core.
  init(_ curve: UnitCurve) {
    bezier = nil
    self.curve = curve
    value = { curve.value(at: $0) }
  }

  init(corners: [Double] = [], _ value: @escaping @Sendable (Double) -> Double) {
    bezier = nil
    curve = nil
    self.value = value
    self.corners = corners
  }

  /// t^n. The powers to 3 are Beziers: with x1 = 1/3 and x2 = 2/3 the curve's parameter is time itself.
  static func power(_ exponent: Int) -> EasingFunction? {
    switch exponent {
    case 1: EasingFunction(bezier: [0, 0, 1, 1])
    case 2: EasingFunction(bezier: [1.0 / 3, 0, 2.0 / 3, 1.0 / 3])
    case 3: EasingFunction(bezier: [1.0 / 3, 0, 2.0 / 3, 0])
    case 4...16: EasingFunction { progress in (0..<exponent).reduce(1) { value, _ in value * progress } }
    default: nil
    }
  }

  /// A sine's quarter.
  static let sine = EasingFunction { 1 - cos($0 * Double.pi / 2) }
  /// A quarter of a circle.
  static let circle = EasingFunction(.circularEaseIn)
  /// Ten doublings.
  static let exponential = EasingFunction { exp2(10 * ($0 - 1)) }

  /// Pulls back first; a cubic polynomial.
  static func back(_ overshoot: Double) -> EasingFunction? {
    EasingFunction(bezier: [1.0 / 3, 0, 2.0 / 3, -overshoot / 3])
  }

  /// Swings `bounciness` times; React Native's and Reanimated's formula.
  static func elastic(_ bounciness: Double) -> EasingFunction {
    EasingFunction { progress in
      let falling = cos(progress * Double.pi / 2)
      return 1 - falling * falling * falling * cos(progress * bounciness * Double.pi)
    }
  }

  /// Penner's elastic function of a period, which eases in. http://robertpenner.com/easing
  static func elastic(period: Double) -> EasingFunction {
    EasingFunction { -exp2(10 * ($0 - 1)) * sin(($0 - 1 - period / 4) * 2 * Double.pi / period) }
  }

  /// Four parabolas; React Native's and Reanimated's formula.
  static let bounce = EasingFunction(corners: [1 / 2.75, 2 / 2.75, 2.5 / 2.75]) { progress in
    let steepness = 7.5625
    if progress < 1 / 2.75 { return steepness * progress * progress }
    let (offset, height) =
      progress < 2 / 2.75 ? (1.5, 0.75) : progress < 2.5 / 2.75 ? (2.25, 0.9375) : (2.625, 0.984375)
    let shifted = progress - offset / 2.75
    return steepness * shifted * shifted + height
  }

  /// The function backwards: what eased in eases out.
  var reversed: EasingFunction? {
    if let bezier {
      return EasingFunction(bezier: [1 - bezier[2], 1 - bezier[3], 1 - bezier[0], 1 - bezier[1]])
    }
    if case .circularEaseIn? = curve { return EasingFunction(.circularEaseOut) }
    let value = value
    return EasingFunction(corners: corners.map { 1 - $0 }) { 1 - value(1 - $0) }
  }

  /// The function in the first half, and backwards in the second.
  var mirrored: EasingFunction {
    if bezier == [0, 0, 1, 1] { return self }
    if case .circularEaseIn? = curve { return EasingFunction(.circularEaseInOut) }
    if let bezier, let path = Self.halves(bezier) { return EasingFunction(.path(path)) }
    let value = value
    return EasingFunction(corners: corners.flatMap { [$0 / 2, 1 - $0 / 2] }) {
      $0 < 0.5 ? value(2 * $0) / 2 : 1 - value(2 - 2 * $0) / 2
    }
  }

  /// The function that is slow at its start, slow elsewhere.
  func turned(_ side: BounceCurve.Side) -> EasingFunction? {
    switch side {
    case .start: self
    case .end: reversed
    case .both: mirrored
    }
  }

  private static func halves(_ bezier: [Double]) -> PathCurve? {
    let half = bezier.map { $0 / 2 }
    return try? PathCurve(
      svg: "M 0,0 C \(half[0]),\(half[1]) \(half[2]),\(half[3]) 0.5,0.5 "
        + "C \(1 - half[2]),\(1 - half[3]) \(1 - half[0]),\(1 - half[1]) 1,1")
  }

  /// The curve of a site. What neither is a Bezier nor in the core is drawn with lines through 257 points and its corners.
  func site(_ name: String, bezier known: [Double]? = nil) -> SiteCurve {
    if let bezier { return SiteCurve(bezier: bezier, name: name) ?? SiteCurve(nil, name: name) }
    if let curve { return SiteCurve(curve, bezier: known, name: name) }
    let places = ((0...256).map { Double($0) / 256 } + corners).sorted()
    let points = places.map { CurvePoint(x: $0, y: value($0)) }
    return SiteCurve((try? PointsCurve(points: points)).map(UnitCurve.points), bezier: known, name: name)
  }
}
