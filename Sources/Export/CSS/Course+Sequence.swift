import MotionPhysics

extension Course {
  /// How the properties of a sequence go from one time to another, where both are ends of whole cycles or beyond
  /// the last one.
  static func courses(of sequence: PhaseSequence, from start: Double, to end: Double) -> [Course] {
    let corners = sequence.corners(from: start, to: end)
    return sequence.properties.enumerated().map { index, property in
      let value = { (time: Double) in sequence.values(time: start + time)[index].value.array }
      var course = Course(property: property, initial: value(0), final: value(end - start))
      if sequence.isPlain {
        course.pieces = sequence.plainPieces(ofProperty: index)
      } else {
        for (from, to) in zip(corners, corners.dropFirst()) {
          course.pieces += free(from: from - start, to: to - start, value: value)
        }
      }
      return course
    }
  }
}

extension PhaseSequence {
  /// The phases in the order in which they are headed for: the first one last.
  private var legs: [(phase: Phase, before: Phase, time: PhaseTime)] {
    let times = phaseTimes
    return phases.indices.map { index in
      let target = (index + 1) % phases.count
      return (phases[target], phases[index], times[target])
    }
  }

  /// Whether no spring carries motion from phase to phase, so that each way is its own curve.
  var isPlain: Bool {
    phases.allSatisfy { phase in
      switch phase.animation {
      case .spring: false
      case .tween, nil: true
      }
    }
  }

  /// One cycle of a sequence without springs.
  func plainPieces(ofProperty index: Int) -> [Course.Piece] {
    legs.flatMap { leg -> [Course.Piece] in
      guard case .tween(let curve, let duration, let delay) = leg.phase.animation else { return [] }
      let (from, to) = (leg.before.values[index].array, leg.phase.values[index].array)
      let start = leg.time.start + delay
      let wait =
        delay > 0
        ? [Course.Piece(start: leg.time.start, end: start, from: from, to: from, shape: .eased(.linear))] : []
      guard duration > 0 else { return wait }
      if CSSEasing.exact(curve) != nil {
        return wait + [
          Course.Piece(start: start, end: leg.time.end, from: from, to: to, shape: .eased(curve))
        ]
      }
      return wait
        + Course.free(from: start, to: leg.time.end, corners: curve.corners) { time in
          Course.blend(from, to, curve.value(at: (time - start) / duration))
        }
    }
  }

  /// Where the values may bend or jump, both ends included, seconds in order.
  func corners(from start: Double, to end: Double) -> [Double] {
    let cycles = mode == .loop && duration > 0 ? Int((end / duration).rounded(.up)) : 1
    var corners = [start, end]
    for cycle in 0..<max(cycles, 1) {
      let offset = Double(cycle) * duration
      for leg in legs { corners += leg.phase.corners(in: leg.time).map { offset + $0 } }
    }
    return Set(corners.filter { $0 >= start && $0 <= end }).sorted()
  }
}

extension Phase {
  fileprivate func corners(in time: PhaseTime) -> [Double] {
    guard let animation else { return [time.start, time.end] }
    let start = time.start + animation.delay
    guard case .tween(let curve, let duration, _) = animation else { return [time.start, start, time.end] }
    return [time.start, start] + curve.corners.map { start + duration * $0 } + [time.end]
  }
}
