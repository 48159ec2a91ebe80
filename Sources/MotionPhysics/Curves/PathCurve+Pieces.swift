extension PathCurve {
  /// A curve from the pieces of another, for a host that has no text to read it from; `svg` is empty.
  /// - Parameter pieces: those of a curve that was read, in their order.
  package init?(piecesOfCurve pieces: [PathPiece]) {
    guard !pieces.isEmpty else { return nil }
    svg = ""
    self.pieces = pieces
  }
}

extension PathPiece {
  /// A cubic Bezier between two points of a path that was read.
  package init(numbers: [Double]) {
    func point(_ index: Int) -> CurvePoint {
      index + 1 < numbers.count
        ? CurvePoint(x: numbers[index], y: numbers[index + 1]) : CurvePoint(x: 0, y: 0)
    }
    self.init(start: point(0), control1: point(2), control2: point(4), end: point(6))
  }
}
