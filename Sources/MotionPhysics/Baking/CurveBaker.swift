/// Bakes a motion to the stops of a `linear()` function.
struct CurveBaker {
  let motion: BakeMotion
  let tolerance: Double

  /// How often it is tried with a narrower corridor when the measured error is too large.
  private static let attempts = 8

  /// - Throws: `MotionError` when no stops of finite decimals stay within the tolerance, or the motion is not
  ///   finite.
  func bake() throws(MotionError) -> BakedStops {
    var allowed = tolerance
    for _ in 0..<Self.attempts {
      if let baked = try attempt(within: allowed), baked.error <= tolerance { return baked }
      allowed *= 0.9
    }
    throw .invalid(parameter: "tolerance", reason: "the motion is too steep to be baked within \(tolerance)")
  }

  private func attempt(within allowed: Double) throws(MotionError) -> BakedStops? {
    guard let joints = try joints(within: allowed), let stops = stops(at: joints) else { return nil }
    let spread = SpreadStops(joints: joints, stops: stops)
    return BakedStops(stops: stops, spread: spread, motion: motion)
  }

  private func joints(within allowed: Double) throws(MotionError) -> [Joint]? {
    var joints: [Joint] = []
    for section in motion.sections(tolerance: tolerance) {
      guard let path = try SectionPath.path(along: section, tolerance: allowed),
        let first = section.pieces.first,
        let last = section.pieces.last
      else { return nil }
      joints += path.joints(of: section, from: first.from, to: last.to)
    }
    if motion.endsWithJump(tolerance: tolerance) {
      joints.append(Joint(place: 1, before: nil, after: nil, height: motion.end, slack: allowed))
    }
    return joints
  }

  private func stops(at joints: [Joint]) -> [Stop]? {
    var stops: [Stop] = []
    stops.reserveCapacity(joints.count)
    for (index, joint) in joints.enumerated() {
      // Half of the way to each neighbour: stops stay in order.
      let left = index == 0 ? joint.place : 0.5 * (joints[index - 1].place + joint.place)
      let right = index + 1 == joints.count ? joint.place : 0.5 * (joint.place + joints[index + 1].place)
      guard let stop = joint.stop(in: left...right) else { return nil }
      stops.append(stop)
    }
    return stops
  }
}
