import MotionPhysics

/// The timing curves that Apple's frameworks name.
enum AppleCurve {
  /// The control points of the curve that a name means. Source: CAMediaTimingFunctionName's documentation; SwiftUI's
  /// and UIKit's curves of the same names have the same points.
  static func named(_ name: String) -> SiteCurve? {
    switch name {
    case "linear": SiteCurve(bezier: [0, 0, 1, 1], name: name)
    case "easeIn": SiteCurve(bezier: [0.42, 0, 1, 1], name: name)
    case "easeOut": SiteCurve(bezier: [0, 0, 0.58, 1], name: name)
    case "easeInOut", "easeInEaseOut": SiteCurve(bezier: [0.42, 0, 0.58, 1], name: name)
    case "default": SiteCurve(bezier: [0.25, 0.1, 0.25, 1], name: name)
    case "circularEaseIn", "circularEaseOut", "circularEaseInOut":
      UnitCurve(name: name).map { SiteCurve($0, name: name) }
    default: nil
    }
  }

  /// The names.
  static let names: Set<String> = [
    "linear", "easeIn", "easeOut", "easeInOut", "easeInEaseOut", "default", "circularEaseIn",
    "circularEaseOut",
    "circularEaseInOut",
  ]

  /// The curve that a value says: a name, or control points.
  static func of(_ value: Value?) -> SiteCurve? {
    switch value {
    case .text(let name)?: named(name)
    case .numbers(let points)?: SiteCurve(bezier: points)
    default: nil
    }
  }
}
