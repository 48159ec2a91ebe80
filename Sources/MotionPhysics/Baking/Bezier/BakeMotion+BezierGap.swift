extension BakeMotion {
  /// Heights at equal steps from 0 to 1.
  func heights(count: Int) -> [Double] {
    [Double](unsafeUninitializedCapacity: count) { heights, filled in
      var first = 0
      for (index, piece) in pieces.enumerated() {
        var last = first
        while last < count - 1, index + 1 == pieces.count || Double(last) < piece.to * Double(count - 1) {
          last += 1
        }
        piece.sample(first..<last, of: count - 1, into: heights)
        first = last
      }
      heights[count - 1] = end
      filled = count
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
      if case .spring(let stretch) = piece.shape {
        let gap = BezierSpringGap(stretch: stretch, x: x, y: y)
        largest = max(largest, gap.largest(from: start, to: end))
        continue
      }
      // A place of the Bezier, as a function to compare with the line at 0.
      let stretch = FunctionStretch { parameter in
        let place = min(max(x.value(parameter), piece.from), piece.to)
        return y.value(parameter) - piece.height(at: place)
      }
      let ends = max(abs(stretch.function(start)), abs(stretch.function(end)))
      for cell in 0..<4 {
        let width = (end - start) / 4
        let (from, to) = (start + Double(cell) * width, start + Double(cell + 1) * width)
        let level = Chord(from: CurvePoint(x: from, y: 0), to: CurvePoint(x: to, y: 0))
        largest = max(largest, ends, stretch.largestInnerGap(to: level, from: from, to: to))
      }
    }
    return largest
  }
}

extension BakePiece {
  /// Fills memory with heights at some of so many equal steps from 0 to 1.
  fileprivate func sample(
    _ range: Range<Int>, of steps: Int, into heights: UnsafeMutableBufferPointer<Double>
  ) {
    guard case .spring(let stretch) = shape, !range.isEmpty else {
      for index in range { heights[index] = height(at: Double(index) / Double(steps)) }
      return
    }
    let start = stretch.moment(stretch.time(at: Double(range.lowerBound) / Double(steps)))
    stretch.spring.sample(
      target: 1 - start.position, initialVelocity: start.velocity, step: stretch.duration / Double(steps),
      into: UnsafeMutableBufferPointer(rebasing: heights[range]))
    for index in range { heights[index] += start.position }
  }
}
