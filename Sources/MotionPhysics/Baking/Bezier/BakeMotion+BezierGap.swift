extension BakeMotion {
  /// Heights at equal steps from 0 to 1.
  func heights(count: Int) -> [Double] {
    var piece = 0
    return (0..<count).map { index in
      let place = Double(index) / Double(count - 1)
      while piece + 1 < pieces.count && pieces[piece].to <= place { piece += 1 }
      return index == count - 1 ? end : pieces[piece].height(at: place)
    }
  }

  /// The largest vertical gap to a cubic Bezier: along its parameter, the local maxima of samples refined.
  /// Jumps count from both sides.
  func largestGap(to curve: CubicBezier) -> Double {
    let shape = curve.piece
    let (x, y) = (shape.horizontal, shape.vertical)
    var largest = abs(y.value(1) - end)
    for piece in pieces {
      let start = piece.from <= 0 ? 0 : x.parameter(for: piece.from, guess: piece.from)
      let end = piece.to >= 1 ? 1 : x.parameter(for: piece.to, guess: piece.to)
      guard end > start else { continue }
      // A place of the Bezier, as a function to compare with the line at 0.
      let stretch = FunctionStretch { parameter in
        let place = min(max(x.value(parameter), piece.from), piece.to)
        return y.value(parameter) - piece.height(at: place)
      }
      let cells = piece.swings * 4 + 4
      for cell in 0..<cells {
        let width = (end - start) / Double(cells)
        let (from, to) = (start + Double(cell) * width, start + Double(cell + 1) * width)
        let level = Chord(from: CurvePoint(x: from, y: 0), to: CurvePoint(x: to, y: 0))
        let ends = max(abs(stretch.function(from)), abs(stretch.function(to)))
        largest = max(largest, ends, stretch.largestInnerGap(to: level, from: from, to: to))
      }
    }
    return largest
  }
}

extension BakePiece {
  /// How many half oscillations there may be in the piece.
  var swings: Int {
    guard case .spring(let stretch) = shape, stretch.spring.kind == .underdamped else { return 0 }
    return Int((to - from) * stretch.duration * stretch.spring.dampedFrequency / .pi)
  }
}
