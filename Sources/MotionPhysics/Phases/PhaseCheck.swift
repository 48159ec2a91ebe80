/// What a sequence demands of its phases; errors name the place.
struct PhaseCheck {
  let properties: [String]
  let phases: [Phase]

  func check() throws(MotionError) {
    guard let first = phases.first else {
      throw .invalid(parameter: "phases", reason: "needs at least 1 phase")
    }
    var propertyNames = NameCheck()
    for (index, property) in properties.enumerated() {
      try propertyNames.add(property, "properties[\(index)]")
    }
    var phaseNames = NameCheck()
    for (index, phase) in phases.enumerated() {
      try phaseNames.add(phase.name, "phases[\(index)].name")
      try checkValues(of: phase, like: first, place: "phases[\(index)].values")
      try phase.animation?.check("phases[\(index)].animation")
    }
  }

  private func checkValues(of phase: Phase, like first: Phase, place: String) throws(MotionError) {
    guard phase.values.count == properties.count else {
      throw .invalid(
        parameter: place,
        reason: "has \(phase.values.count) value\(phase.values.count == 1 ? "" : "s"), "
          + "and the sequence has \(properties.count) propert\(properties.count == 1 ? "y" : "ies")")
    }
    for (index, property) in properties.enumerated() {
      let value = phase.values[index]
      try value.check(count: first.values[index].count, of: "the first phase", "\(place).\(property)")
    }
  }

  /// Numbers that are allowed each may lead out of what a double can hold together.
  func checkRange(_ builder: PhaseBuilder) throws(MotionError) {
    for (index, leg) in builder.legs.enumerated() {
      let phase = (index + 1) % phases.count
      guard leg.end.isFinite else {
        throw .invalid(
          parameter: "phases[\(phase)].animation", reason: "the sequence is too long for floating point")
      }
      for (property, name) in properties.enumerated() {
        let course = builder.courses[index * properties.count + property]
        guard course.entry.isFinite, (course.travel * leg.speed).isFinite else {
          throw .invalid(
            parameter: "phases[\(phase)].values.\(name)",
            reason: "the motion is out of the range of floating point")
        }
      }
    }
  }
}
