extension Morph {
  /// Every property's value and velocity (units per second) at a time, named `element.property`. Before 0 the
  /// start, at rest; an element rests until its delay is over. Where a tween's curve is vertical the velocity
  /// is 0.
  /// - Parameters:
  ///   - direction: which way.
  ///   - time: seconds.
  public func values(_ direction: Direction, time: Double) -> [PropertyValue] {
    collected(direction) { motion(of: $0, direction).progress(at: time) }
  }

  /// Each property, named `element.property`, with its value as a state's position and its velocity at a time: where a
  /// morph has many, one is found without the others.
  package func properties(
    _ direction: Direction
  ) -> [(name: String, state: (_ time: Double) -> MotionState<Components>)] {
    let motions = elements.flatMap { element in
      let motion = motion(of: element, direction)
      return element.properties.map { _ in motion }
    }
    return zip(channels, motions).map { channel, motion in
      (channel.name, { channel.state(direction, at: motion.progress(at: $0)) })
    }
  }

  /// The picture while a gesture holds it: every element linearly at the gesture's progress, without velocity;
  /// delays and curves do not count.
  /// - Parameters:
  ///   - direction: which way.
  ///   - progress: clamped to 0 ... the interaction's cap, 1 without one; where releases are projected it is held back
  ///     beyond the cap instead.
  public func values(_ direction: Direction, progress: Double) -> [PropertyValue] {
    let held = MorphProgress(value: clamped(progress), velocity: 0)
    return collected(direction) { _ in held }
  }

  /// The progress for a distance along the interaction's axis, points: its share of the interaction's
  /// distance, clamped to 0 ... cap, or held back beyond it where releases are projected. 0 where no gesture drives the morph.
  public func progress(ofDistance points: Double) -> Double {
    guard let interaction else { return 0 }
    return clamped(points / interaction.distance)
  }

  func clamped(_ progress: Double) -> Double {
    // Comparisons, so that what is not a number is no progress.
    guard progress > 0 else { return 0 }
    let cap = interaction?.cap ?? 1
    guard progress > cap else { return progress }
    return cap + (interaction?.rubberBand?.offset(drag: progress - cap) ?? 0)
  }

  @inline(__always)
  func collected(_ direction: Direction, _ progress: (Element) -> MorphProgress) -> [PropertyValue] {
    var values: [PropertyValue] = []
    values.reserveCapacity(channels.count)
    for element in elements {
      let progress = progress(element)
      for _ in element.properties {
        let channel = channels[values.count]
        let state = channel.state(direction, at: progress)
        values.append(
          PropertyValue(property: channel.name, value: state.position, velocity: state.velocity))
      }
    }
    return values
  }
}

/// One property of one element, under its full name.
struct MorphChannel: Hashable, Sendable {
  /// `element.property`.
  let name: String
  let from: Components
  let to: Components

  /// The value and velocity at a progress in a direction; exact at both ends.
  @inline(__always)
  func state(_ direction: Morph.Direction, at progress: MorphProgress) -> MotionState<Components> {
    let isForward = direction == .present
    let start = isForward ? from : to
    let end = isForward ? to : from
    let way = end - start
    let value = progress.value < 0.5 ? start + way * progress.value : end - way * (1 - progress.value)
    return MotionState(position: value, velocity: (way * progress.velocity).withoutNegativeZero)
  }
}
