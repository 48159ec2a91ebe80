extension UnitCurve {
  /// The curve's stretches without corners.
  func bakePieces(scale: BakeScale) -> [BakePiece] {
    switch self {
    case .linear: [Self.line(CurvePoint(x: 0, y: 0), CurvePoint(x: 1, y: 1), scale)]
    case .easeIn: [Self.cubic(CubicBezier.easeIn.piece, scale)]
    case .easeOut: [Self.cubic(CubicBezier.easeOut.piece, scale)]
    case .easeInOut: [Self.cubic(CubicBezier.easeInOut.piece, scale)]
    case .bezier(let curve): [Self.cubic(curve.piece, scale)]
    case .circularEaseIn, .circularEaseOut: [function(0, 1, scale)]
    // Where the quarters of the circle meet, the bend changes sides.
    case .circularEaseInOut: [function(0, 0.5, scale), function(0.5, 1, scale)]
    case .points(let curve): Self.lines(curve, scale)
    case .steps(let curve): Self.treads(curve, scale)
    case .path(let curve): curve.pieces.filter { $0.end.x > $0.start.x }.map { Self.cubic($0, scale) }
    }
  }

  private static func line(_ from: CurvePoint, _ to: CurvePoint, _ scale: BakeScale) -> BakePiece {
    let chord = Chord(from: scale.point(from), to: scale.point(to))
    return BakePiece(from: chord.from.x, to: chord.to.x, shape: .line(chord))
  }

  private static func cubic(_ piece: PathPiece, _ scale: BakeScale) -> BakePiece {
    let scaled = PathPiece(
      start: scale.point(piece.start),
      control1: CurvePoint(x: scale.delay + (1 - scale.delay) * piece.control1.x, y: piece.control1.y),
      control2: CurvePoint(x: scale.delay + (1 - scale.delay) * piece.control2.x, y: piece.control2.y),
      end: scale.point(piece.end))
    return BakePiece(from: scaled.start.x, to: scaled.end.x, shape: .cubic(scaled))
  }

  private func function(_ from: Double, _ to: Double, _ scale: BakeScale) -> BakePiece {
    let stretch = FunctionStretch { place in value(at: scale.progress(place)) }
    return BakePiece(from: scale.place(from), to: scale.place(to), shape: .function(stretch))
  }

  /// The lines between points that differ in x, cut off at 0 and 1; the first and the last go on to there.
  private static func lines(_ curve: PointsCurve, _ scale: BakeScale) -> [BakePiece] {
    let inner = curve.points.map { $0.x }.filter { $0 > 0 && $0 < 1 }
    var pieces: [BakePiece] = []
    var from = 0.0
    for to in inner + [1] where to > from {
      // Both heights from inside, for either end may be a jump.
      let third = (to - from) / 3
      let (left, right) = (curve.value(at: from + third), curve.value(at: to - third))
      let rise = right - left
      pieces.append(
        line(CurvePoint(x: from, y: left - rise), CurvePoint(x: to, y: right + rise), scale))
      from = to
    }
    return pieces
  }

  private static func treads(_ curve: StepsCurve, _ scale: BakeScale) -> [BakePiece] {
    let count = Double(curve.count)
    return (0..<curve.count).map { step in
      let height = curve.value(at: (Double(step) + 0.5) / count)
      return line(
        CurvePoint(x: Double(step) / count, y: height), CurvePoint(x: Double(step + 1) / count, y: height),
        scale)
    }
  }
}
