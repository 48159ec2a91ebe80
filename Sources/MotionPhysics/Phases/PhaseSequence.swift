import PlainText

/// One state of a sequence: a value for each property, and the animation that leads here.
public struct Phase: Hashable, Sendable {
  /// The phase's name.
  public let name: String
  /// The values, in the order of the sequence's properties.
  public let values: [Components]
  /// The motion to this phase from the one before; nil jumps. Of the first phase, the way back.
  public let animation: Animation?

  /// A phase. `PhaseSequence` checks it against its neighbours.
  public init(name: String, values: [Components], animation: Animation?) {
    self.name = name
    self.values = values
    self.animation = animation
  }
}

/// Phases that follow one another, each with its values and the animation that leads to it: SwiftUI's
/// `PhaseAnimator` (WWDC23, session 10157, "Wind your way through advanced animations in SwiftUI").
///
/// At time 0 it shows the first phase at rest and heads for the second by the second's animation, and so on,
/// and last back to the first by the first's. The next phase begins when the delay and the perceptual duration
/// of the running animation are over, not when a spring has settled, and what still moves is carried on:
/// - a spring takes over value and velocity as they are when its delay is over; until then the old motion goes
///   on;
/// - a tween goes from the old target to the new one, and what is left of the old spring fades out on top, as
///   SwiftUI adds animations;
/// - without an animation the value jumps to the target and all motion is gone.
///
/// Where a tween ends and a spring begins at once, the spring takes the curve's last slope over (none from a
/// curve that is vertical there), and the value where a curve ends that does not end at 1.
///
/// A time at which a phase ends belongs to that phase, as in `KeyframeTrack`: a jump still shows the old value.
public struct PhaseSequence: Hashable, Sendable {
  /// Whether it repeats when the first phase is reached again.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// It goes on for ever, motion carried on into the next cycle.
    case loop
    /// It runs once for each trigger, and comes to rest.
    case trigger
  }

  /// The names of the properties that move.
  public let properties: [String]
  /// The phases.
  public let phases: [Phase]
  /// Whether it goes round for ever.
  public let mode: Mode
  /// The ways to the phases 1, 2 …, and back to 0; none for a single phase.
  let legs: [PhaseLeg]
  /// For each leg the properties.
  let courses: [PhaseCourse]
  /// For each property the motion that comes out of the first cycle.
  let carried: [MotionState<Components>]
  let table: CycleTable

  /// A sequence.
  /// - Parameters:
  ///   - properties: names, each once.
  ///   - phases: one or more; each with a value for every property, of as many components in each phase.
  ///   - mode: whether it goes round for ever.
  /// - Throws: `PartError` for the first part that is wrong.
  public init(properties: [String], phases: [Phase], mode: Mode) throws(PartError) {
    var check = PhaseCheck(properties: properties, phases: phases)
    let builder: PhaseBuilder
    do throws(MotionError) {
      try check.check()
      builder = PhaseBuilder(phases: phases, mode: mode)
      try check.checkRange(builder)
    } catch {
      throw PartError(part: check.part, error: error)
    }
    self.properties = properties
    self.phases = phases
    self.mode = mode
    legs = builder.legs
    courses = builder.courses
    carried = builder.carried
    table = CycleTable(cycle: builder.cycle)
  }

  /// One cycle, seconds: the sum of delay and perceptual duration over all phases (a tween's own duration; 0
  /// for a jump). A single phase has none. In the mode `trigger` a last spring settles beyond it.
  public var duration: Double { legs.last?.end ?? 0 }

  /// When each phase is headed for in the first cycle, in the order of the phases; of the first phase, the way
  /// back.
  public var phaseTimes: [PhaseTime] {
    phases.indices.map { index in
      guard !legs.isEmpty else { return PhaseTime(start: 0, end: 0) }
      let leg = legs[index > 0 ? index - 1 : legs.count - 1]
      return PhaseTime(start: leg.start, end: leg.end)
    }
  }
}

/// When a phase is headed for, within the first cycle.
public struct PhaseTime: Hashable, Sendable {
  /// Seconds at which the phase before it is over and the way to this one begins, its delay included.
  public let start: Double
  /// Seconds at which delay and perceptual duration of that way are over and the next begins. A spring may
  /// still be moving.
  public let end: Double
}

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
    visit(properties.indices, time: time) { index, state in
      values.append(
        PropertyValue(property: properties[index], value: state.position, velocity: state.velocity))
    }
    return values
  }

  /// The value of one of the properties at a time.
  /// - Parameter property: its place in `properties`.
  package func value(ofPropertyAt property: Int, time: Double) -> Components {
    state(ofPropertyAt: property, time: time).position
  }

  /// The value of one of the properties at a time, as the state's position, and its velocity: where a sequence has many,
  /// one is found without the others.
  /// - Parameter property: its place in `properties`.
  package func state(ofPropertyAt property: Int, time: Double) -> MotionState<Components> {
    var found = MotionState(position: Components(0), velocity: Components(0))
    visit(property..<(property + 1), time: time) { _, state in found = state }
    return found
  }

  /// Hands the value and velocity of some properties over, the value as the state's position.
  @inline(__always)
  private func visit(_ places: Range<Int>, time: Double, _ body: (Int, MotionState<Components>) -> Void) {
    guard let moment = cycleTime(time) else {
      guard let first = phases.first else { return }
      for index in places {
        body(index, MotionState(position: first.values[index], velocity: .zero(like: first.values[index])))
      }
      return
    }
    let index = leg(at: moment.time)
    let leg = legs[index]
    let shared = leg.moment(at: moment.time - leg.start)
    let later = moment.cycles > 0 ? leg.entry * table.sum(cycles: moment.cycles) : .zero
    for property in places {
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
    min(legs.partitioningIndex { $0.end >= time }, legs.count - 1)
  }
}
