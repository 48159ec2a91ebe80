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

  /// The function that is nearest to the motion.
  var nearest: String { linear ?? basic }

  /// The timing function of a curve.
  init(_ curve: UnitCurve, tolerance: Double) throws(MotionError) {
    if let exact = curve.timingFunction() {
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
    basic = baked.bezier.curve.timingFunction()
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

  /// `linear()` of points as they were typed. A percentage is exact to a billionth of the duration.
  private static func text(of curve: PointsCurve) -> String {
    let stops = curve.points.map { DecimalText.plain($0.y) + " " + CSSNumber.percent($0.x, decimals: 7) }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}
