extension PhaseSequence {
  /// Every property's value and velocity (units per second) at a time, in the order of `properties`.
  ///
  /// Before 0, and at 0, the first phase at rest. Exact at any time, however many cycles have passed; a loop
  /// whose cycle takes no time, and an infinite time in any loop, hold the first phase. Where a tween's curve
  /// is vertical its share of the velocity is 0.
  /// - Parameter time: seconds.
  public func values(time: Double) -> [PropertyValue] {
    var values: [PropertyValue] = []
    values.reserveCapacity(properties.count)
    visit(time: time) { index, state in
      values.append(
        PropertyValue(property: properties[index], value: state.position, velocity: state.velocity))
    }
    return values
  }

  /// The same without an allocation, into storage of the caller's, in the order of `properties`.
  /// - Parameters:
  ///   - time: seconds.
  ///   - values: as many as fit are filled.
  ///   - velocities: units per second; as many as fit are filled.
  public func sample(
    time: Double, into values: UnsafeMutableBufferPointer<Components>,
    velocities: UnsafeMutableBufferPointer<Components>? = nil
  ) {
    visit(time: time) { index, state in
      if index < values.count { values[index] = state.position }
      if let velocities, index < velocities.count { velocities[index] = state.velocity }
    }
  }

  /// Hands each property's value and velocity over, the value as the state's position.
  @inline(__always)
  private func visit(time: Double, _ body: (Int, MotionState) -> Void) {
    guard let moment = cycleTime(time) else {
      guard let first = phases.first else { return }
      for (index, value) in first.values.enumerated() {
        body(index, MotionState(position: value, velocity: .zero(like: value)))
      }
      return
    }
    let index = leg(at: moment.time)
    let leg = legs[index]
    let shared = leg.moment(at: moment.time - leg.start)
    let later = moment.cycles > 0 ? leg.entry * table.sum(cycles: moment.cycles) : .zero
    for property in properties.indices {
      let course = courses[index * properties.count + property]
      let entry = course.entry + later.applied(to: carried[property])
      body(property, shared.value(of: course, entry: entry))
    }
  }

  /// Where a time lies; nil while the first phase is at rest.
  private func cycleTime(_ time: Double) -> CycleTime? {
    guard time > 0, !legs.isEmpty else { return nil }
    if mode == .trigger { return CycleTime(time, duration: .infinity) }
    return duration > 0 && time.isFinite ? CycleTime(time, duration: duration) : nil
  }

  /// The first leg that has not ended before a time within the cycle; the last goes on beyond it.
  private func leg(at time: Double) -> Int {
    var low = 0
    var high = legs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if legs[middle].end < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
