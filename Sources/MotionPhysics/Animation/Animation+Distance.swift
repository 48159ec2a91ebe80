extension Animation {
  /// The largest gap between the unit step responses of two animations over absolute time, delays included,
  /// and when it is. Accurate to about 1e-6 of the travel.
  ///
  /// Both are sampled until the later one has settled (an undamped spring for eight periods), sixteen times
  /// in the shorter period of what still moves; then the best maxima between samples are refined. That is
  /// coarser where it would take more than 16,384 samples: something that rings on for a thousand periods.
  public func distance(to other: Animation) -> MotionDistance {
    if self == other { return MotionDistance(distance: 0, time: 0) }
    var search = GapSearch(first: self, second: other)
    return search.search()
  }

  /// Until when samples can tell something.
  var horizon: Double {
    let settled = duration()
    if settled.isFinite { return settled }
    return if case .spring(let spring, let delay) = self { delay + 8 * spring.duration } else { delay }
  }

  /// The time that samples must resolve: a spring's period, for a curve a part of it.
  var timescale: Double {
    switch self {
    case .spring(let spring, _): spring.duration
    case .tween(let curve, let duration, _): curve.detail * duration
    }
  }

  /// The times at which the response bends or jumps.
  var corners: [Double] {
    switch self {
    case .spring(_, let delay): [delay]
    case .tween(let curve, let duration, let delay):
      [delay, delay + duration] + curve.corners.map { delay + $0 * duration }
    }
  }

  /// Fills a buffer with the response at start, start + step, start + 2 step …
  func sample(from start: Double, step: Double, into values: UnsafeMutableBufferPointer<Double>) {
    if start == 0, case .spring(let spring, 0) = self {
      spring.sample(step: step, into: values)
    } else {
      for index in values.indices { values[index] = value(at: start + Double(index) * step) }
    }
  }
}

extension UnitCurve {
  /// Beyond this many corners a curve is sampled like a smooth one.
  private static var mostCorners: Int { 512 }

  /// The inputs at which the curve bends or jumps, apart from its ends.
  var corners: [Double] {
    switch self {
    case .points(let curve): curve.points.prefix(Self.mostCorners).map { $0.x }
    case .steps(let curve): (0...min(curve.count, Self.mostCorners)).map { Double($0) / Double(curve.count) }
    case .path(let curve): curve.pieces.prefix(Self.mostCorners).map { $0.start.x }
    case .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .bezier:
      []
    }
  }

  /// The share of the curve that a maximum may hide in.
  var detail: Double {
    switch self {
    case .points(let curve): 2 / Double(max(2, min(curve.points.count, Self.mostCorners)))
    case .path(let curve): 1 / Double(max(1, min(curve.pieces.count, Self.mostCorners)))
    default: 1
    }
  }
}
