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
  /// What happens when the first phase is reached again.
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
  let carried: [MotionState]
  let table: CycleTable

  /// A sequence.
  /// - Parameters:
  ///   - properties: names, each once.
  ///   - phases: one or more; each with a value for every property, of as many components in each phase.
  ///   - mode: whether it goes round for ever.
  /// - Throws: `MotionError` naming the place (`phases[1].values.scale`, `phases[0].animation.delay`).
  public init(properties: [String], phases: [Phase], mode: Mode) throws(MotionError) {
    let check = PhaseCheck(properties: properties, phases: phases)
    try check.check()
    let builder = PhaseBuilder(phases: phases, mode: mode)
    try check.checkRange(builder)
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
