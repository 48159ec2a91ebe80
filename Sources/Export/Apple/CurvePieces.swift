import MotionPhysics
import PlainText

/// A line or a cubic Bézier of a curve that is made of several.
extension PathPiece {
  fileprivate init(_ start: CurvePoint, _ control1: CurvePoint, _ control2: CurvePoint, _ end: CurvePoint) {
    self.init(numbers: [start, control1, control2, end].flatMap { [$0.x, $0.y] })
  }

  fileprivate init(from start: CurvePoint, to end: CurvePoint) { self.init(start, start, end, end) }

  var isLine: Bool { control1 == start && control2 == end }
  /// The share of the time that it takes.
  var width: Double { end.x - start.x }
  /// The share of the travel that it makes.
  var height: Double { end.y - start.y }

  /// x and y of its points: both ends of a line, four points of a Bézier.
  var text: String {
    let points = isLine ? [start, end] : [start, control1, control2, end]
    return "[\(DecimalText.list(points.flatMap { [$0.x, $0.y] }))]"
  }

  /// The piece as a timing curve of its own; nil where it has no width or no height, or handles outside of it.
  var timing: CubicBezier? {
    guard width > 0, height != 0 else { return nil }
    if isLine { return UnitCurve.linear.bezier }
    return try? CubicBezier(
      x1: (control1.x - start.x) / width, y1: (control1.y - start.y) / height,
      x2: 1 - (end.x - control2.x) / width, y2: 1 - (end.y - control2.y) / height)
  }
}

/// Curves as lines and cubic Béziers, one after the other; one without width is a jump.
enum CurvePieces {
  static func of(_ curve: UnitCurve) -> [PathPiece] {
    switch curve {
    case .points(let points): closed(lines(points.closedPoints), curve)
    case .steps(let steps): closed(lines(steps.corners), curve)
    case .path(let path): path.pieces
    case .circularEaseIn: quarter
    case .circularEaseOut: turned(quarter)
    case .circularEaseInOut: half(quarter, at: 0) + half(turned(quarter), at: 0.5)
    case .linear: [PathPiece(from: CurvePoint(x: 0, y: 0), to: CurvePoint(x: 1, y: 1))]
    case .easeIn, .easeOut, .easeInOut, .bezier: curve.bezier.map { [piece($0)] } ?? []
    }
  }

  private static func piece(_ curve: CubicBezier) -> PathPiece {
    PathPiece(
      CurvePoint(x: 0, y: 0), CurvePoint(x: curve.x1, y: curve.y1), CurvePoint(x: curve.x2, y: curve.y2),
      CurvePoint(x: 1, y: 1))
  }

  /// Lines from point to point; of those at a jump the first is where one ends, the last where the next begins.
  private static func lines(_ points: [CurvePoint]) -> [PathPiece] {
    zip(points, points.dropFirst()).filter { $0.x < $1.x }.map { PathPiece(from: $0, to: $1) }
  }

  /// With a jump at the end, where the curve has one.
  private static func closed(_ pieces: [PathPiece], _ curve: UnitCurve) -> [PathPiece] {
    guard let last = pieces.last, last.end.y != curve.value(at: 1) else { return pieces }
    return pieces + [PathPiece(from: last.end, to: CurvePoint(x: 1, y: curve.value(at: 1)))]
  }

  /// The largest vertical distance between a curve and its pieces: 0 but for circles, which no Bézier is.
  static func error(of curve: UnitCurve) -> Double {
    switch curve {
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut: 3.2e-5
    default: 0
    }
  }

  /// A quarter of a circle around 0, 1 as two arcs.
  private static let quarter: [PathPiece] = {
    let middle = 0.5.squareRoot()
    // 4/3 tan(π/16): the length of the handles of an arc of 45 degrees.
    let handle = 0.265216489839544
    return [
      PathPiece(
        CurvePoint(x: 0, y: 0), CurvePoint(x: handle, y: 0),
        CurvePoint(x: middle - handle * middle, y: 1 - middle - handle * middle),
        CurvePoint(x: middle, y: 1 - middle)),
      PathPiece(
        CurvePoint(x: middle, y: 1 - middle),
        CurvePoint(x: middle + handle * middle, y: 1 - middle + handle * middle),
        CurvePoint(x: 1, y: 1 - handle), CurvePoint(x: 1, y: 1)),
    ]
  }()

  private static func turned(_ pieces: [PathPiece]) -> [PathPiece] {
    pieces.reversed().map { piece in
      PathPiece(turned(piece.end), turned(piece.control2), turned(piece.control1), turned(piece.start))
    }
  }

  private static func turned(_ point: CurvePoint) -> CurvePoint { CurvePoint(x: 1 - point.x, y: 1 - point.y) }

  private static func half(_ pieces: [PathPiece], at corner: Double) -> [PathPiece] {
    func half(_ point: CurvePoint) -> CurvePoint {
      CurvePoint(x: corner + point.x / 2, y: corner + point.y / 2)
    }
    return pieces.map { PathPiece(half($0.start), half($0.control1), half($0.control2), half($0.end)) }
  }
}
