import MotionPhysics
import PlainText

/// Curves as Android's interpolators, which run from 0,0 to 1,1 (`PathInterpolator`, API level 21).
enum AndroidInterpolator {
  private static let space = #"xmlns:android="http://schemas.android.com/apk/res/android""#

  static func element(_ curve: UnitCurve) -> [String] {
    if curve == .linear { return ["<linearInterpolator \(space) />"] }
    if let bezier = curve.bezier {
      let numbers = [("X1", bezier.x1), ("Y1", bezier.y1), ("X2", bezier.x2), ("Y2", bezier.y2)]
      let attributes = numbers.map { "    android:control\($0)=\"\(DecimalText.float($1))\"" }
      return ["<pathInterpolator \(space)"] + attributes.dropLast() + [(attributes.last ?? "") + " />"]
    }
    return element(path: path(curve))
  }

  /// Straight lines through points, the first at 0,0 and the last at 1,1.
  static func element(_ points: [CurvePoint]) -> [String] { element(path: path(points)) }

  /// How Android deviates from the curve, or nil.
  static func remark(_ curve: UnitCurve) -> String? { curve.endRemarks("interpolator").last }

  private static func element(path: String) -> [String] {
    ["<pathInterpolator \(space)", "    android:pathData=\"\(path)\" />"]
  }

  private static func path(_ curve: UnitCurve) -> String {
    switch curve {
    case .points(let points): return path(points.closedPoints)
    case .steps(let steps): return path(steps.corners)
    case .path(let path):
      return "M 0,0"
        + path.pieces.map { " C \(text($0.control1)) \(text($0.control2)) \(text($0.end))" }.joined()
    // Arcs around 0,1 and around 1,0.
    case .circularEaseIn: return "M 0,0 A 1,1 0 0,1 1,1"
    case .circularEaseOut: return "M 0,0 A 1,1 0 0,0 1,1"
    case .circularEaseInOut: return "M 0,0 A 0.5,0.5 0 0,1 0.5,0.5 A 0.5,0.5 0 0,0 1,1"
    case .linear, .easeIn, .easeOut, .easeInOut, .bezier: return "M 0,0 L 1,1"
    }
  }

  private static func path(_ points: [CurvePoint]) -> String {
    var all = points
    let (zero, one) = (CurvePoint(x: 0, y: 0), CurvePoint(x: 1, y: 1))
    if all.first != zero { all.insert(zero, at: 0) }
    if all.last != one { all.append(one) }
    return "M " + all.map(text).joined(separator: " L ")
  }

  private static func text(_ point: CurvePoint) -> String {
    "\(DecimalText.float(point.x)),\(DecimalText.float(point.y))"
  }
}
