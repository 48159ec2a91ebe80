/// The vertical gaps between a piece and lines from left to right.
struct PieceGap {
  private let piece: BakePiece
  /// A spring's, which goes along with the lines.
  private var spring: SpringGap?

  init(_ piece: BakePiece) {
    self.piece = piece
    if case .spring(let stretch) = piece.shape { spring = SpringGap(stretch, from: piece.from) }
  }

  /// The largest gap to a line between two places of the piece, ends included.
  mutating func largest(to chord: Chord, from start: Double, to end: Double) -> Double {
    if let largest = spring?.largest(to: chord, from: start, to: end) { return largest }
    let ends = max(
      abs(chord.height(at: start) - piece.height(at: start)),
      abs(chord.height(at: end) - piece.height(at: end)))
    let inner =
      switch piece.shape {
      case .line, .spring: 0.0
      case .cubic(let piece): piece.largestInnerGap(to: chord, from: start, to: end)
      case .function(let stretch): stretch.largestInnerGap(to: chord, from: start, to: end)
      }
    return max(ends, inner)
  }
}
