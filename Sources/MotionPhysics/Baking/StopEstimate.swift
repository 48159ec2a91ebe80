import PlainText

// About how many stops a motion takes when it is baked to straight lines: asked before the work begins.

/// How many straight lines stand for one oscillation at the usual tolerance.
private let stopsPerPeriod = 12.0

extension Spring {
  /// - Parameters:
  ///   - velocity: at the start, travels per second: a thrown spring goes farther, and the error is a share of the
  ///     travel.
  ///   - time: seconds at which it is cut off, if it has not settled before.
  package func stops(velocity: Double = 0, until time: Double = .infinity) -> Double {
    let end = min(settlingTime(initialVelocity: velocity), time)
    let periods = kind == .underdamped && end.isFinite ? end * dampedFrequency / (2 * .pi) : 0
    let reach = max(1, abs(velocity) / angularFrequency)
    return stopsPerPeriod * (1 + periods) * reach.squareRoot()
  }
}

extension UnitCurve {
  /// About how many stops it takes.
  package var stops: Double {
    switch self {
    case .linear: 2
    case .points(let curve): Double(curve.points.count)
    case .steps(let curve): Double(2 * curve.count)
    case .path(let curve): stopsPerPeriod * Double(curve.pieces.count)
    case .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut: stopsPerPeriod
    case .bezier(let curve):
      stopsPerPeriod * max(1, abs(curve.y1), abs(curve.y2)).squareRoot()
    }
  }
}

extension Animation {
  /// About how many stops it takes.
  /// - Parameter velocity: a spring's at the start, travels per second.
  package func stops(velocity: Double = 0) -> Double {
    switch self {
    case .spring(let spring, _): spring.stops(velocity: velocity)
    case .tween(let curve, _, _): curve.stops
    }
  }
}

extension KeyframePath where Vector == Components {
  /// About how many stops it takes, all numbers of the value together.
  package var stops: Double {
    let stops = segments.reduce(1.0) { sum, segment in
      switch segment.motion {
      case .move: sum + 2
      case .linear(let curve): sum + curve.stops
      case .cubic: sum + stopsPerPeriod
      case .spring(let spring, _): sum + spring.stops(until: segment.duration)
      }
    }
    return stops * Double(initial.count)
  }
}

extension Ranges {
  /// Throws unless a motion takes few enough stops within a tolerance: the error of a line goes with the square of its
  /// length.
  /// - Parameters:
  ///   - stops: about how many it takes at the usual tolerance.
  ///   - parameter: the number to change.
  package static func check(
    stops: Double, tolerance: Double = BakedCurve.defaultTolerance, _ parameter: String
  ) throws(MotionError) {
    let wanted = stops * max(1, (BakedCurve.defaultTolerance / tolerance).squareRoot())
    guard wanted > bakedStops.highest else { return }
    throw .invalid(
      parameter: parameter,
      reason: "it would take about \(DecimalText.significant(wanted, digits: 2)) straight lines, and "
        + "\(DecimalText.exact(bakedStops.highest)) is the most; choose more damping, less velocity, fewer parts or a "
        + "larger tolerance")
  }
}
