/// A unit motion as a baker sees it: smooth stretches from 0 to 1 of its duration, and the height at the end.
struct BakeMotion {
  private(set) var pieces: [BakePiece]
  let end: Double

  /// Decimals of a share to which places of jumps are rounded. Elsewhere a stop may be a little aside, but a
  /// jump that is not exactly where it belongs is wrong by its whole height.
  private static let jumpDecimals = 8

  init(pieces: [BakePiece], end: Double) {
    self.pieces = pieces
    self.end = end
    for index in self.pieces.indices.dropFirst() where isJump(before: index) {
      let place = DecimalNumber(pieces[index].from, decimals: Self.jumpDecimals)?.value ?? pieces[index].from
      self.pieces[index - 1].to = place
      self.pieces[index].from = place
    }
  }

  private func isJump(before index: Int) -> Bool {
    let place = pieces[index].from
    return abs(pieces[index - 1].height(at: place) - pieces[index].height(at: place)) > 1e-9
  }

  /// Whether a spring is in it: then it is one, perhaps after a delay.
  var isSpring: Bool {
    pieces.contains { piece in
      if case .spring = piece.shape { true } else { false }
    }
  }

  /// The stretches between jumps.
  func sections(tolerance: Double) -> [BakeSection] {
    var sections: [BakeSection] = []
    var first = 0
    for index in pieces.indices where index + 1 == pieces.count || isJump(before: index + 1) {
      sections.append(section(first...index, tolerance: tolerance))
      first = index + 1
    }
    return sections
  }

  /// The first and the last height are the motion's own, because what comes before and after has them too.
  private func section(_ range: ClosedRange<Int>, tolerance: Double) -> BakeSection {
    let isLast = range.upperBound + 1 == pieces.count
    let start = pieces[range.lowerBound].height(at: pieces[range.lowerBound].from)
    return BakeSection(
      pieces: pieces[range], start: range.lowerBound == 0 ? start : nil,
      end: isLast && !endsWithJump(tolerance: tolerance) ? end : nil)
  }

  /// Whether the height at the end is another one than just before it: a spring's is not, having settled.
  func endsWithJump(tolerance: Double) -> Bool {
    guard let last = pieces.last else { return true }
    return abs(last.height(at: last.to) - end) > tolerance
  }

  /// The largest vertical gap between the motion and straight lines from stop to stop: a true maximum,
  /// because each stretch finds its extremes between its ends.
  /// - Parameter known: as many stops that have been measured: lines that are the same are left out.
  func largestGap(to stops: [CurvePoint], except known: [CurvePoint] = []) -> Double {
    var largest = 0.0
    for piece in pieces {
      var gaps = PieceGap(piece)
      for index in stops.indices.dropLast() {
        let chord = Chord(from: stops[index], to: stops[index + 1])
        let (start, end) = (max(chord.from.x, piece.from), min(chord.to.x, piece.to))
        guard end > start else { continue }
        let isKnown = index + 1 < known.count && known[index] == chord.from && known[index + 1] == chord.to
        if !isKnown { largest = max(largest, gaps.largest(to: chord, from: start, to: end)) }
      }
    }
    return max(largest, abs(end - (stops.last?.y ?? end)))
  }
}
