import MotionPhysics

/// A curve that a site writes.
package struct SiteCurve: Hashable, Sendable {
  /// The curve itself; nil when it is known by its name only.
  package let curve: UnitCurve?
  /// The control points x1, y1, x2, y2 of the cubic Bezier that people write for it; nil for other curves.
  package let bezier: [Double]?
  /// Its name in the source, where it has one.
  package let name: String?

  /// A cubic Bezier; nil when x1 or x2 is outside 0...1 or a number is not finite.
  package init?(bezier: [Double], name: String? = nil) {
    guard bezier.count == 4,
      let curve = try? CubicBezier(x1: bezier[0], y1: bezier[1], x2: bezier[2], y2: bezier[3])
    else { return nil }
    self.bezier = bezier
    self.name = name
    self.curve = .bezier(curve)
  }

  /// Another curve, with the Bezier that people write for it if there is one.
  package init(_ curve: UnitCurve?, bezier: [Double]? = nil, name: String?) {
    self.curve = curve
    self.bezier = bezier
    self.name = name
  }
}
