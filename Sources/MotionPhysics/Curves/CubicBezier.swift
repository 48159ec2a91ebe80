import PlainText

/// A timing curve from (0, 0) to (1, 1) with two control points: CSS `cubic-bezier(x1, y1, x2, y2)`.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's x, from 0 to 1.
  public let x1: Double
  /// The first control point's y, in `Ranges.coordinate`.
  public let y1: Double
  /// The second control point's x, from 0 to 1.
  public let x2: Double
  /// The second control point's y, in `Ranges.coordinate`.
  public let y2: Double

  /// A curve from its control points.
  /// - Throws: `MotionError` when an x is not from 0 to 1 or a y not in `Ranges.coordinate`. (SwiftUI clamps x instead.)
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    try Bounds.unit.check(x1, "x1")
    try Ranges.coordinate.check(y1, "y1")
    try Bounds.unit.check(x2, "x2")
    try Ranges.coordinate.check(y2, "y2")
    self.init(uncheckedX1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// Creates a curve without checks, for constants.
  init(uncheckedX1 x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The eased progress; the input is clamped to 0...1, as in SwiftUI.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    let parameter = CubicPolynomial(0, x1, x2, 1).parameter(for: progress, guess: progress)
    return CubicPolynomial(0, y1, y2, 1).value(parameter)
  }

  /// The slope dy/dx; the input is clamped to 0...1. Infinite where the curve is vertical.
  ///
  /// At the ends this is the limit from inside, the slope of the polygon's first or last side that is one. Where
  /// both derivatives vanish SwiftUI's solver gives 0 or 1 instead, a jump that the curve does not have;
  /// `UnitCurve.velocity(at:)` follows it.
  public func velocity(at progress: Double) -> Double {
    piece.velocity(at: progress)
  }

  /// Whether the first control point is the start, so that both derivatives vanish there.
  package var isWithoutSlopeAtStart: Bool { x1 == 0 && y1 == 0 }

  /// Whether the second control point is the end.
  package var isWithoutSlopeAtEnd: Bool { x2 == 1 && y2 == 1 }

  /// The curve as the one piece of a path.
  var piece: PathPiece {
    PathPiece(
      start: CurvePoint(x: 0, y: 0), control1: CurvePoint(x: x1, y: y1), control2: CurvePoint(x: x2, y: y2),
      end: CurvePoint(x: 1, y: 1))
  }
}

/// One coordinate of a cubic Bezier as a polynomial of its parameter, which runs from 0 to 1.
struct CubicPolynomial: Hashable, Sendable {
  /// The Bezier coordinates.
  private let points: SIMD4<Double>
  let start: Double
  let linear: Double
  let quadratic: Double
  let cubic: Double

  /// The polynomial of four Bezier coordinates.
  @inline(__always)
  init(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    points = SIMD4(first, second, third, fourth)
    start = first
    linear = 3 * (second - first)
    quadratic = 3 * (third - second) - linear
    cubic = fourth - first - linear - quadratic
  }

  @inline(__always)
  func value(_ parameter: Double) -> Double {
    ((cubic * parameter + quadratic) * parameter + linear) * parameter + start
  }

  @inline(__always)
  func slope(_ parameter: Double) -> Double {
    (3 * cubic * parameter + 2 * quadratic) * parameter + linear
  }

  /// The parameter at which a polynomial that never falls takes a value between its ends, as exact as a double is
  /// beside vertical tangents too.
  func parameter(for value: Double, guess: Double) -> Double {
    let parameter = search(value, from: nearEnd(value) ?? guess)
    return slope(parameter) < Self.flat ? refined(parameter, for: value) : parameter
  }

  /// The slope with more digits where it would cancel.
  func exactSlope(_ parameter: Double) -> Double {
    let slope = slope(parameter)
    return slope < Self.flat ? precise(parameter).slope.high : slope
  }

  /// Below this slope the rounding of a polynomial's value would move its root.
  private static var flat: Double { 0.1 }
  /// How near the ends, as a share of the whole, one power outweighs the others.
  private static var nearEnd: Double { 1e-3 }

  /// About the parameter for a value near one of the ends, where a polynomial without a slope is far from straight.
  private func nearEnd(_ value: Double) -> Double? {
    let (first, last) = (value - start, points[3] - value)
    let near = Self.nearEnd * (points[3] - start)
    if first < near { return Self.firstPower(first, linear, quadratic, cubic) }
    guard last < near else { return nil }
    let slope = 3 * (points[3] - points[2])
    let bend = 3 * (points[2] - points[1]) - slope
    return 1 - Self.firstPower(last, slope, bend, cubic)
  }

  /// The least parameter at which one power of a polynomial alone takes a value.
  private static func firstPower(
    _ value: Double, _ linear: Double, _ quadratic: Double, _ cubic: Double
  ) -> Double {
    guard value > 0 else { return 0 }
    var least = 1.0
    if linear > 0 { least = min(least, value / linear) }
    if quadratic > 0 { least = min(least, (value / quadratic).squareRoot()) }
    if cubic > 0 { least = min(least, exponential(naturalLogarithm(value / cubic) / 3)) }
    return least
  }

  /// Value and slope with 32 digits.
  private func precise(_ parameter: Double) -> (value: DoubleDouble, slope: DoubleDouble) {
    let first = DoubleDouble(points[0])
    let linear = DoubleDouble.sum(points[1], -points[0]) * 3
    let quadratic = DoubleDouble.sum(points[2], -points[1]) * 3 - linear
    let cubic = DoubleDouble.sum(points[3], -points[0]) - linear - quadratic
    let value = ((cubic * parameter + quadratic) * parameter + linear) * parameter + first
    return (value, (cubic * 3 * parameter + quadratic * 2) * parameter + linear)
  }

  /// Halley's method with 32 digits.
  private func refined(_ start: Double, for value: Double) -> Double {
    var parameter = start
    for _ in 0..<60 {
      let (height, slope) = precise(parameter)
      let gap = (height - DoubleDouble(value)).high
      let bend = 3 * cubic * parameter + quadratic
      let step = gap * slope.high / (slope.high * slope.high - gap * bend)
      let next = min(max(parameter - step, 0), 1)
      // At a root without a slope there is nothing to divide by.
      guard !step.isNaN, next != parameter else { return parameter }
      let isLast = abs(next - parameter) <= 1e-16 * parameter
      parameter = next
      if isLast { return parameter }
    }
    return parameter
  }

  /// Halley's method, which cubes its error, inside a bracket: a step that leaves the bracket halves it
  /// instead.
  private func search(_ value: Double, from guess: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = guess
    for _ in 0..<100 {
      let gap = self.value(parameter) - value
      if gap == 0 { return parameter }
      if gap > 0 { high = parameter } else { low = parameter }
      let slope = self.slope(parameter)
      let bend = 3 * cubic * parameter + quadratic
      var next = slope > 0 ? parameter - gap * slope / (slope * slope - gap * bend) : .nan
      if !(next >= low && next <= high) { next = 0.5 * (low + high) }
      let step = abs(next - parameter)
      parameter = next
      // The remaining error is about the cube of the step.
      let isNear = step <= 1e-6 * parameter && abs(gap) <= 1e-6 * slope * parameter
      if isNear || step <= 1e-16 * parameter { return parameter }
    }
    return parameter
  }
}

/// One cubic Bezier of a path; lines and quadratics are raised to cubics.
public struct PathPiece: Hashable, Sendable {
  /// Where it starts.
  public let start: CurvePoint
  /// The first control point.
  public let control1: CurvePoint
  /// The second control point.
  public let control2: CurvePoint
  /// Where it ends.
  public let end: CurvePoint

  /// As a command of SVG path data.
  var svg: String {
    [control1, control2, end].reduce(" C") { text, point in
      text + " " + DecimalText.exact(point.x) + "," + DecimalText.exact(point.y)
    }
  }

  var horizontal: CubicPolynomial { CubicPolynomial(start.x, control1.x, control2.x, end.x) }
  var vertical: CubicPolynomial { CubicPolynomial(start.y, control1.y, control2.y, end.y) }

  /// Whether x never falls along the piece.
  var isForward: Bool {
    let x = horizontal
    // The slope is a quadratic: it is least at an end or at its vertex.
    var least = min(x.slope(0), x.slope(1))
    if x.cubic != 0 {
      let vertex = -x.quadratic / (3 * x.cubic)
      if vertex > 0 && vertex < 1 { least = min(least, x.slope(vertex)) }
    }
    // Room for the rounding of relative coordinates; Android compares flattened 32-bit points.
    return least >= -1e-9
  }

  func value(at input: Double) -> Double {
    let width = end.x - start.x
    guard width > 0, input < end.x else { return end.y }
    return vertical.value(horizontal.parameter(for: input, guess: (input - start.x) / width))
  }

  /// The slope dy/dx; at the ends the limit from inside, also where both derivatives vanish there.
  func velocity(at input: Double) -> Double {
    let width = end.x - start.x
    guard width > 0 else { return 0 }
    if input <= start.x { return startSlope }
    if input >= end.x { return endSlope }
    let parameter = horizontal.parameter(for: input, guess: (input - start.x) / width)
    return Self.slope(rise: vertical.slope(parameter), run: horizontal.exactSlope(parameter))
  }

  /// The tangent at the start points to the first control point that is not the start itself.
  var startSlope: Double {
    for point in [control1, control2] where point != start { return slope(start, point) }
    return slope(start, end)
  }

  var endSlope: Double {
    for point in [control2, control1] where point != end { return slope(point, end) }
    return slope(start, end)
  }

  private func slope(_ from: CurvePoint, _ to: CurvePoint) -> Double {
    Self.slope(rise: to.y - from.y, run: to.x - from.x)
  }

  private static func slope(rise: Double, run: Double) -> Double {
    if run > 0 { return rise / run }
    return rise == 0 ? 0 : rise > 0 ? .infinity : -.infinity
  }
}
