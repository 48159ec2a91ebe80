import PlainText

/// A timing curve drawn as an SVG path from (0, 0) to (1, 1): Android's `pathInterpolator`.
public struct PathCurve: Hashable, Sendable {
  /// The path as it was written.
  public let svg: String
  /// Its pieces, x never falling.
  public let pieces: [PathPiece]

  /// A curve from SVG path data with the commands M, L, H, V, C, S, Q and T, absolute or relative.
  ///
  /// Android's rules: it starts at 0,0, ends at 1,1, and x neither goes back nor leaves a gap. A vertical
  /// line is a jump.
  /// - Throws: `MotionError.invalid` with the place in the string.
  public init(svg: String) throws(MotionError) {
    try Ranges.pathLength.check(count: svg.utf8.count, of: "characters", "path")
    var parser = PathParser(svg)
    self.svg = svg
    self.pieces = try parser.parse()
  }

  /// Pieces that are known to follow these rules, written as they would be.
  init(uncheckedPieces pieces: [PathPiece]) {
    self.pieces = pieces
    svg = pieces.reduce("M 0,0") { $0 + $1.svg }
  }

  /// The eased progress; the input is clamped to 0...1.
  public func value(at progress: Double) -> Double {
    if progress >= 1 { return 1 }
    let input = max(progress, 0)
    return piece(at: input).value(at: input)
  }

  /// The slope dy/dx; the input is clamped to 0...1. Infinite where the path is vertical.
  public func velocity(at progress: Double) -> Double {
    let input = min(max(progress, 0), 1)
    return piece(at: input).velocity(at: input)
  }

  /// The last piece that starts at or before the input, vertical lines aside.
  private func piece(at input: Double) -> PathPiece {
    pieces[max(pieces.partitioningIndex { !($0.start.x <= input) } - 1, 0)]
  }
}

// Asked where texts are read, which is never in the gallery's module: it stays as small as it is.
#if !hasFeature(Embedded)
  extension PathCurve {
    /// The cubic Bezier that a path of one piece is; nil for any other.
    package var bezier: CubicBezier? {
      guard pieces.count == 1, let piece = pieces.first else { return nil }
      return try? CubicBezier(
        x1: piece.control1.x, y1: piece.control1.y, x2: piece.control2.x, y2: piece.control2.y)
    }
  }
#endif

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
