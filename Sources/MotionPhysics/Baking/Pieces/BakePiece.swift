/// A stretch of a motion without corners.
struct BakePiece {
  /// What it looks like there.
  enum Shape {
    case line(Chord)
    case cubic(PathPiece)
    case spring(SpringStretch)
    case function(FunctionStretch)
  }

  /// Where it begins and ends, as shares of the whole duration.
  var from: Double
  var to: Double
  let shape: Shape

  /// The height at a place; at the ends the limit from inside.
  func height(at place: Double) -> Double {
    switch shape {
    case .line(let chord): chord.height(at: place)
    case .cubic(let piece): place <= piece.start.x ? piece.start.y : piece.value(at: place)
    case .spring(let stretch): stretch.height(at: place)
    case .function(let stretch): stretch.function(place)
    }
  }

  /// Adds enough points of it that the lines between them stay within a tolerance.
  func sample(into samples: inout CurveSamples, tolerance: Double) {
    samples.append(CurvePoint(x: from, y: height(at: from)))
    switch shape {
    case .line: break
    case .cubic(let piece):
      let (horizontal, vertical) = (piece.horizontal, piece.vertical)
      samples.append(intervals: 16, tolerance: tolerance) { parameter in
        CurvePoint(x: horizontal.value(parameter), y: vertical.value(parameter))
      }
    case .spring(let stretch): stretch.sample(into: &samples, from: from, to: to, tolerance: tolerance)
    case .function(let stretch):
      samples.append(intervals: FunctionStretch.intervals, tolerance: tolerance) { parameter in
        let place = parameter == 1 ? to : from + (to - from) * parameter
        return CurvePoint(x: place, y: stretch.function(place))
      }
    }
    samples.append(CurvePoint(x: to, y: height(at: to)))
  }
}
