// swift-format-ignore-file

nonisolated extension ROOT {
  /// Lines (x and y of both ends) and cubic Béziers (x and y of the start, two control points and the end), one
  /// after the other, from progress 0 to 1. One without width is a jump.
  nonisolated /*ACCESS*/ struct PiecewiseCurve: Hashable, Sendable {
    /*ACCESS*/ let pieces: [[Double]]

    /*ACCESS*/ init(_ pieces: [[Double]]) { self.pieces = pieces }

    /// The eased progress; the input is clamped to 0...1.
    /*ACCESS*/ func value(at progress: Double) -> Double {
      let x = progress > 0 ? (progress < 1 ? progress : 1) : 0
      guard let piece = pieces.last(where: { $0[0] <= x }) else { return x }
      let end = piece.count - 2
      guard piece[0] < piece[end], x < piece[end] else { return piece[end + 1] }
      if end == 2 {
        return piece[1] + (piece[3] - piece[1]) * (x - piece[0]) / (piece[2] - piece[0])
      }
      // x never falls along a piece, so halving finds the place.
      var low = 0.0
      var high = 1.0
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if Self.cubic(piece, 0, at: middle) < x { low = middle } else { high = middle }
      }
      return Self.cubic(piece, 1, at: high)
    }

    private static func cubic(_ piece: [Double], _ axis: Int, at share: Double) -> Double {
      let rest = 1 - share
      let outer = rest * rest * rest * piece[axis] + share * share * share * piece[axis + 6]
      return outer + 3 * rest * share * (rest * piece[axis + 2] + share * piece[axis + 4])
    }
  }
}
