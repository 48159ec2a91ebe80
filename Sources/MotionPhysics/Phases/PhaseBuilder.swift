/// Works out once what every time of a sequence needs: when each leg begins and with what motion.
struct PhaseBuilder {
  private(set) var legs: [PhaseLeg] = []
  private(set) var courses: [PhaseCourse] = []
  private(set) var carried: [MotionState<Components>] = []
  /// The propagator of one cycle.
  private(set) var cycle = Propagator.identity

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
      let end = decimalSum(time, target.animation?.perceptualEnd ?? 0)
      let leg = PhaseLeg(start: time, end: end, animation: target.animation, fading: fading, entry: cycle)
      legs.append(leg)
      let last = leg.lastMoment
      cycle = (last.takeover ?? .identity) * last.before * cycle
      fading = PhaseLeg.fading(after: target.animation, before: fading)
      time = end
    }
  }

  private mutating func addCourses(from first: Phase, _ targets: [Phase], isLoop: Bool) {
    var states = first.values.map { MotionState<Components>.rest(like: $0) }
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

/// The rules for the phases of a sequence.
struct PhaseCheck {
  let properties: [String]
  let phases: [Phase]
  /// The part that is looked at, or that is wrong.
  private(set) var part = MotionPart.whole

  mutating func check() throws(MotionError) {
    try Ranges.phases.check(count: phases.count, of: "phases", "phases")
    part = .phase(0)
    try Ranges.properties.check(count: max(properties.count, 1), of: "properties", "values")
    part = .whole
    try Ranges.values.check(
      count: max(phases.count * properties.count, 1), of: "values in all", "phases")
    guard let first = phases.first else { return }
    var propertyNames = NameCheck()
    for (index, property) in properties.enumerated() {
      try propertyNames.add(property, "properties[\(index)]")
    }
    var phaseNames = NameCheck()
    for (index, phase) in phases.enumerated() {
      part = .phase(index)
      try phaseNames.add(phase.name, "name")
      try checkCount(of: phase)
      part = .values(phase: index)
      for (property, name) in properties.enumerated() {
        try phase.values[property].check(
          count: first.values[property].count, of: "that of the first phase", name)
      }
      part = .phase(index)
      try phase.animation?.check("animation")
    }
  }

  private func checkCount(of phase: Phase) throws(MotionError) {
    if phase.values.count == properties.count { return }
    throw .invalid(
      parameter: "values",
      reason: "has \(phase.values.count) value\(phase.values.count == 1 ? "" : "s"), "
        + "and the sequence has \(properties.count) propert\(properties.count == 1 ? "y" : "ies")")
  }

  /// Numbers that are allowed each may lead out of what a double can hold together.
  mutating func checkRange(_ builder: PhaseBuilder) throws(MotionError) {
    for (index, leg) in builder.legs.enumerated() {
      part = .values(phase: (index + 1) % phases.count)
      for (property, name) in properties.enumerated() {
        let course = builder.courses[index * properties.count + property]
        guard course.entry.isFinite, (course.travel * leg.speed).isFinite else {
          throw .invalid(parameter: name, reason: "the motion is out of the range of floating point")
        }
      }
    }
  }
}
