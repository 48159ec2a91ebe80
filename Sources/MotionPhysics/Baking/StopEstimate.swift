import PlainText

// About how many stops a motion takes when it is baked to straight lines: asked before the work begins.

/// How many straight lines stand for one oscillation at the usual tolerance.
private let stopsPerPeriod = 12.0

/// The most straight lines that velocities alone make of one keyframe: a stretch is halved twelve times at most.
private let mostStopsOfKeyframe = 4096.0

extension Spring {
  /// About how many stops it takes.
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
  /// About how many stops it takes. A point counts for two, as it is looked at from both sides, and a piece of a path for
  /// two periods, as it may turn twice.
  package var stops: Double {
    switch self {
    case .linear: 2
    case .points(let curve): 2 * Double(curve.points.count)
    case .steps(let curve): Double(2 * curve.count)
    case .path(let curve): 2 * stopsPerPeriod * Double(curve.pieces.count)
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
    let travel = segments.reduce(0.0) { travel, segment in
      var way = (segment.endValue - segment.startValue).largest
      if case .spring(_, let target) = segment.motion {
        way = max(way, (target - segment.startValue).largest)
      }
      return max(travel, way)
    }
    let stops = segments.reduce(0.0) { $0 + Self.stops(of: $1, travel: travel) }
    return stops * Double(initial.count)
  }

  /// - Parameter travel: the longest way of a segment, of which the error is a share; with none, nothing is baked finely.
  private static func stops(of segment: Segment<Components>, travel: Double) -> Double {
    func share(_ velocity: Components) -> Double { travel > 0 ? velocity.largest / travel : 0 }
    switch segment.motion {
    case .move: return 2
    case .linear(let curve): return curve.stops
    case .cubic:
      let reach = segment.duration * (share(segment.startVelocity) + share(segment.endVelocity))
      return min(stopsPerPeriod * max(1, reach).squareRoot(), mostStopsOfKeyframe)
    case .spring(let spring, _):
      let thrown = spring.stops(velocity: share(segment.startVelocity), until: segment.duration)
      return min(thrown, max(mostStopsOfKeyframe, spring.stops(until: segment.duration)))
    }
  }
}

extension Components {
  /// The largest number without its sign.
  fileprivate var largest: Double { array.reduce(0) { max($0, abs($1)) } }
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
