import MotionPhysics

/// A curve that a site writes.
package struct SiteCurve: Hashable, Sendable {
  /// The curve itself; nil when it is known by its name only.
  package let curve: UnitCurve?
  /// Those of a curve that is another one exactly.
  private let written: [Double]?
  /// Its name in the source, where it has one.
  package let name: String?

  /// A cubic Bezier; nil when x1 or x2 is outside 0...1 or a number is not finite.
  package init?(bezier: [Double], name: String? = nil) {
    guard bezier.count == 4,
      let curve = try? CubicBezier(x1: bezier[0], y1: bezier[1], x2: bezier[2], y2: bezier[3])
    else { return nil }
    written = nil
    self.name = name
    self.curve = .bezier(curve)
  }

  /// Another curve, with the Bezier that people write for it if there is one.
  package init(_ curve: UnitCurve?, bezier: [Double]? = nil, name: String?) {
    self.curve = curve
    written = bezier
    self.name = name
  }

  /// The control points x1, y1, x2, y2 of the cubic Bezier that people write for it; nil for other curves.
  package var bezier: [Double]? {
    if let written { return written }
    guard case .bezier(let curve)? = curve else { return nil }
    return [curve.x1, curve.y1, curve.x2, curve.y2]
  }
}
