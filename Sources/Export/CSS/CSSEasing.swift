import MotionPhysics
import PlainText

/// A timing function: what every browser reads, and what those read that know `linear()` (CSS Easing 2: Chrome
/// 113, Firefox 112, Safari 17.2).
struct CSSEasing: Hashable {
  /// The function that every browser reads.
  let basic: String
  /// How far that is from the motion, as a share of the travel; 0 where it is exact.
  let basicError: Double
  /// The motion as `linear()`, where that is nearer; nil where the basic function is exact.
  var linear: String?
  /// How far `linear()` is from the motion.
  var linearError = 0.0

  /// The timing function of a curve.
  ///
  /// - Throws: ``MotionError`` when it cannot be baked within the tolerance.
  init(_ curve: UnitCurve, tolerance: Double) throws(MotionError) {
    if let exact = Self.exact(curve) {
      self.init(exact: exact)
      return
    }
    let baked = try BakedMotion(curve, tolerance: tolerance)
    self.init(baked)
    guard case .points(let points) = curve else { return }
    linear = Self.text(of: points)
    linearError = 0
  }

  /// The timing function of a baked motion.
  init(_ baked: BakedMotion) {
    basic = Self.text(of: baked.bezier.curve)
    basicError = baked.bezier.maxError
    linear = baked.lines.text
    linearError = baked.lines.maxError
  }

  /// At once.
  static let cut = CSSEasing(exact: "steps(1, jump-start)")

  private init(exact text: String) {
    basic = text
    basicError = 0
  }

  /// The function that every browser reads and that is the curve itself.
  static func exact(_ curve: UnitCurve) -> String? {
    switch curve {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .steps(let steps): "steps(\(steps.count), jump-\(steps.jump.rawValue))"
    case .bezier(let bezier): text(of: bezier)
    case .points, .path, .circularEaseIn, .circularEaseOut, .circularEaseInOut: nil
    }
  }

  static func text(of bezier: CubicBezier) -> String {
    let numbers = bezier.numbers.map(DecimalText.plain)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }

  /// `linear()` of points as they were typed. A percentage is exact to a billionth of the duration.
  private static func text(of curve: PointsCurve) -> String {
    let stops = curve.points.map { DecimalText.plain($0.y) + " " + CSSNumber.percent($0.x, decimals: 7) }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}
