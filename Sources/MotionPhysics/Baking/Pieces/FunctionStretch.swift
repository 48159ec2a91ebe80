/// Any function of the share of the duration, without corners.
struct FunctionStretch {
  let function: (Double) -> Double

  /// Into how many intervals a stretch is divided at first: what happens within one of them only may be
  /// missed.
  static let intervals = 64

  /// Golden-section steps that narrow an interval to where a double cannot tell heights apart.
  private static let steps = 44

  /// The largest vertical gap to a line inside an interval: the local maxima of samples, refined. Exact where
  /// the function bends one way only; otherwise as good as the samples.
  func largestInnerGap(to chord: Chord, from start: Double, to end: Double) -> Double {
    let step = (end - start) / Double(Self.intervals)
    var before = gap(chord, start)
    var gap = gap(chord, start + step)
    var largest = 0.0
    for index in 1..<Self.intervals {
      let place = start + Double(index) * step
      let after = self.gap(chord, place + step)
      if gap >= before && gap >= after { largest = max(largest, peak(chord, place - step, place + step)) }
      (before, gap) = (gap, after)
    }
    // A curve that is steep at an end may hide its largest gap in the outermost intervals.
    return max(largest, peak(chord, start, start + step), peak(chord, end - step, end))
  }

  private func gap(_ chord: Chord, _ place: Double) -> Double {
    abs(chord.height(at: place) - function(place))
  }

  private func peak(_ chord: Chord, _ start: Double, _ end: Double) -> Double {
    let ratio = 0.618_033_988_749_894_9
    var (low, high) = (start, end)
    var left = high - ratio * (high - low)
    var right = low + ratio * (high - low)
    var (leftGap, rightGap) = (gap(chord, left), gap(chord, right))
    for _ in 0..<Self.steps {
      if leftGap >= rightGap {
        (high, right, rightGap) = (right, left, leftGap)
        left = high - ratio * (high - low)
        leftGap = gap(chord, left)
      } else {
        (low, left, leftGap) = (left, right, rightGap)
        right = low + ratio * (high - low)
        rightGap = gap(chord, right)
      }
    }
    return max(leftGap, rightGap)
  }
}
