extension Morph {
  /// Every property's value and velocity (units per second) at a time, named `element.property`. Before 0 the
  /// start, at rest; an element rests until its delay is over. Where a tween's curve is vertical the velocity
  /// is 0.
  /// - Parameter time: seconds.
  public func values(_ direction: Direction, time: Double) -> [PropertyValue] {
    collected(direction) { motion(of: $0, direction).progress(at: time) }
  }

  /// The picture while a gesture holds it: every element linearly at the gesture's progress, without velocity;
  /// delays and curves do not count.
  /// - Parameter progress: clamped to 0 ... the interaction's cap, 1 without one.
  public func values(_ direction: Direction, progress: Double) -> [PropertyValue] {
    let held = MorphProgress(value: clamped(progress), velocity: 0)
    return collected(direction) { _ in held }
  }

  /// The progress for a distance along the interaction's axis, points: its share of the interaction's
  /// distance, clamped to 0 ... cap. 0 where no gesture drives the morph.
  public func progress(ofDistance points: Double) -> Double {
    guard let interaction else { return 0 }
    return clamped(points / interaction.distance)
  }

  func clamped(_ progress: Double) -> Double {
    // Comparisons, so that what is not a number is no progress.
    progress > 0 ? min(progress, interaction?.cap ?? 1) : 0
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
