/// Works out once what every time of a sequence needs: when each leg begins and with what motion.
struct PhaseBuilder {
  private(set) var legs: [PhaseLeg] = []
  private(set) var courses: [PhaseCourse] = []
  private(set) var carried: [MotionState] = []
  /// What one cycle does to motion that comes into it.
  private(set) var cycle = StateFlow.identity

  /// - Parameter phases: checked.
  init(phases: [Phase], mode: PhaseSequence.Mode) {
    guard phases.count > 1, let first = phases.first else { return }
    // The way to each phase: 1, 2 …, and last 0.
    let targets = Array(phases.dropFirst()) + [first]
    addLegs(targets, isLoop: mode == .loop)
    addCourses(from: first, targets, isLoop: mode == .loop)
  }

  private mutating func addLegs(_ targets: [Phase], isLoop: Bool) {
    var fading: Spring?
    if isLoop {
      for target in targets { fading = PhaseLeg.fading(after: target.animation, before: fading) }
    }
    var time = 0.0
    for target in targets {
      let end = time + (target.animation?.perceptualEnd ?? 0)
      let leg = PhaseLeg(start: time, end: end, animation: target.animation, fading: fading, entry: cycle)
      legs.append(leg)
      let last = leg.lastMoment
      cycle = (last.takeover ?? .identity) * last.before * cycle
      fading = PhaseLeg.fading(after: target.animation, before: fading)
      time = end
    }
  }

  private mutating func addCourses(from first: Phase, _ targets: [Phase], isLoop: Bool) {
    var states = first.values.map { MotionState.rest(like: $0) }
    var values = first.values
    for (index, target) in targets.enumerated() {
      let leg = legs[index]
      let last = leg.lastMoment
      let isLast = index == targets.count - 1
      let takesOver = isLast ? isLoop && legs[0].takesOverAtOnce : legs[index + 1].takesOverAtOnce
      let handover = takesOver ? leg.handover : (position: 0, velocity: 0)
      for property in values.indices {
        let course = PhaseCourse(
          start: values[property], end: target.values[property], entry: states[property])
        courses.append(course)
        let left = last.state(of: course, entry: course.entry)
        states[property] = MotionState(
          position: left.position + course.travel * handover.position,
          velocity: left.velocity + course.travel * handover.velocity)
      }
      values = target.values
    }
    carried = states
  }
}
