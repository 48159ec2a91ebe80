/// A straight line between two points, the second one right of the first.
struct Chord {
  let from: CurvePoint
  let to: CurvePoint

  @inline(__always) var slope: Double { (to.y - from.y) / (to.x - from.x) }

  @inline(__always)
  func height(at place: Double) -> Double { from.y + slope * (place - from.x) }
}

/// A part of a motion without corners.
struct MotionSegment {
  /// The shape of a segment.
  enum Shape {
    case line(Chord)
    case cubic(PathPiece)
    case spring(SpringSegment)
    case function((Double) -> Double)
  }

  /// Where it begins and ends, as shares of the whole duration.
  var from: Double
  var to: Double
  let shape: Shape
}

extension MotionSegment {
  /// A straight line.
  init(from: CurvePoint, to: CurvePoint) {
    self.init(from: from.x, to: to.x, shape: .line(Chord(from: from, to: to)))
  }

  /// A cubic Bezier.
  init(_ piece: PathPiece) { self.init(from: piece.start.x, to: piece.end.x, shape: .cubic(piece)) }

  /// A function of the share of the whole duration.
  init(from: Double, to: Double, function: @escaping (Double) -> Double) {
    self.init(from: from, to: to, shape: .function(function))
  }

  /// The spring, if it is one.
  var spring: SpringSegment? {
    if case .spring(let segment) = shape { segment } else { nil }
  }

  /// The height at a place; at the ends the limit from inside.
  func height(at place: Double) -> Double {
    switch shape {
    case .line(let chord): chord.height(at: place)
    case .cubic(let piece): place <= piece.start.x ? piece.start.y : piece.value(at: place)
    case .spring(let segment): segment.height(at: place)
    case .function(let function): function(place)
    }
  }

  /// The same segment of a motion that waits for a share of the whole first.
  func delayed(by delay: Double) -> MotionSegment {
    func scaled(_ place: Double) -> Double { delay + (1 - delay) * place }
    func end(_ place: Double) -> Double { place >= 1 ? 1 : scaled(place) }
    func end(_ point: CurvePoint) -> CurvePoint { CurvePoint(x: end(point.x), y: point.y) }
    func control(_ point: CurvePoint) -> CurvePoint { CurvePoint(x: scaled(point.x), y: point.y) }
    switch shape {
    case .line(let chord):
      return MotionSegment(from: end(chord.from), to: end(chord.to))
    case .cubic(let piece):
      return MotionSegment(
        PathPiece(
          start: end(piece.start), control1: control(piece.control1), control2: control(piece.control2),
          end: end(piece.end)))
    case .spring:
      return self
    case .function(let function):
      return MotionSegment(from: end(from), to: end(to)) { function(($0 - delay) / (1 - delay)) }
    }
  }

  /// Adds enough points of it that the lines between them stay within a tolerance.
  func sample(into band: inout ToleranceBand, tolerance: Double) {
    band.append(CurvePoint(x: from, y: height(at: from)))
    switch shape {
    case .line: break
    case .cubic(let piece):
      let (horizontal, vertical) = (piece.horizontal, piece.vertical)
      band.append(intervals: 16, tolerance: tolerance) { parameter in
        // Rounding would put the last gate a bit before the end, and another one there.
        parameter == 1 ? piece.end : CurvePoint(x: horizontal.value(parameter), y: vertical.value(parameter))
      }
    case .spring(let segment): segment.sample(into: &band, from: from, to: to, tolerance: tolerance)
    case .function(let function):
      band.append(intervals: Self.intervals, tolerance: tolerance) { parameter in
        let place = parameter == 1 ? to : from + (to - from) * parameter
        return CurvePoint(x: place, y: function(place))
      }
    }
    band.append(CurvePoint(x: to, y: height(at: to)))
  }

  /// The largest vertical gap to a line between two places, ends included.
  func largestGap(to chord: Chord, from start: Double, to end: Double) -> Double {
    let ends = max(
      abs(chord.height(at: start) - height(at: start)), abs(chord.height(at: end) - height(at: end)))
    switch shape {
    case .line, .spring: return ends
    case .cubic(let piece): return max(ends, piece.largestInnerGap(to: chord, from: start, to: end))
    case .function(let function):
      return max(ends, Self.largest(from: start, to: end) { abs(chord.height(at: $0) - function($0)) })
    }
  }

  /// Into how many intervals a function is divided at first: what happens within one of them only may be missed.
  static let intervals = 64
  /// Golden-section steps that narrow an interval to where a double cannot tell heights apart.
  private static let steps = 44

  /// The largest gap inside an interval: the local maxima of samples, refined. Exact where the function bends
  /// one way only; otherwise as good as the samples.
  static func largest(from start: Double, to end: Double, gap: (Double) -> Double) -> Double {
    let step = (end - start) / Double(intervals)
    var (before, here) = (gap(start), gap(start + step))
    var largest = 0.0
    for index in 1..<intervals {
      let place = start + Double(index) * step
      let after = gap(place + step)
      if here >= before && here >= after {
        largest = max(largest, goldenSectionMaximum(from: place - step, to: place + step, steps: steps, gap))
      }
      (before, here) = (here, after)
    }
    // A curve that is steep at an end may hide its largest gap in the outermost intervals.
    return max(
      largest, goldenSectionMaximum(from: start, to: start + step, steps: steps, gap),
      goldenSectionMaximum(from: end - step, to: end, steps: steps, gap))
  }
}

extension PathPiece {
  /// The largest vertical gap to a line inside an interval. The gap is a cubic of the parameter, so that its
  /// extremes are the roots of a quadratic.
  fileprivate func largestInnerGap(to chord: Chord, from left: Double, to right: Double) -> Double {
    let (x, y) = (horizontal, vertical)
    let slope = chord.slope
    let (first, last) = (parameter(at: left), parameter(at: right))
    var largest = 0.0
    for root in quadraticRoots(
      3 * (y.cubic - slope * x.cubic), 2 * (y.quadratic - slope * x.quadratic), y.linear - slope * x.linear)
    where root > first && root < last {
      largest = max(largest, abs(chord.height(at: x.value(root)) - y.value(root)))
    }
    return largest
  }

  private func parameter(at place: Double) -> Double {
    if place <= start.x { return 0 }
    if place >= end.x { return 1 }
    return horizontal.parameter(for: place, guess: (place - start.x) / (end.x - start.x))
  }
}

extension UnitCurve {
  /// The curve's segments without corners.
  var motionSegments: [MotionSegment] {
    switch self {
    case .linear: [MotionSegment(from: CurvePoint(x: 0, y: 0), to: CurvePoint(x: 1, y: 1))]
    case .easeIn: [MotionSegment(CubicBezier.easeIn.piece)]
    case .easeOut: [MotionSegment(CubicBezier.easeOut.piece)]
    case .easeInOut: [MotionSegment(CubicBezier.easeInOut.piece)]
    case .bezier(let curve): [MotionSegment(curve.piece)]
    case .circularEaseIn, .circularEaseOut: [MotionSegment(from: 0, to: 1, function: value)]
    // Where the quarters of the circle meet, the bend changes sides.
    case .circularEaseInOut:
      [MotionSegment(from: 0, to: 0.5, function: value), MotionSegment(from: 0.5, to: 1, function: value)]
    case .points(let curve): Self.lines(curve)
    case .steps(let curve): Self.treads(curve)
    case .path(let curve): curve.pieces.filter { $0.end.x > $0.start.x }.map { MotionSegment($0) }
    }
  }

  /// The lines between points that differ in x, cut off at 0 and 1; the first and the last go on to there.
  private static func lines(_ curve: PointsCurve) -> [MotionSegment] {
    let inner = curve.points.map { $0.x }.filter { $0 > 0 && $0 < 1 }
    var segments: [MotionSegment] = []
    var from = 0.0
    for to in inner + [1] where to > from {
      // Both heights from inside, for either end may be a jump.
      let third = (to - from) / 3
      let (left, right) = (curve.value(at: from + third), curve.value(at: to - third))
      let rise = right - left
      segments.append(
        MotionSegment(from: CurvePoint(x: from, y: left - rise), to: CurvePoint(x: to, y: right + rise)))
      from = to
    }
    return segments
  }

  private static func treads(_ curve: StepsCurve) -> [MotionSegment] {
    let count = Double(curve.count)
    return (0..<curve.count).map { step in
      let height = curve.value(at: (Double(step) + 0.5) / count)
      return MotionSegment(
        from: CurvePoint(x: Double(step) / count, y: height),
        to: CurvePoint(x: Double(step + 1) / count, y: height))
    }
  }
}
