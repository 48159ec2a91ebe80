import MotionPhysics
import Presets

/// A motion as the tracks that a test looks at.
struct SampledMotion {
  /// The axis of the samples.
  enum Axis: String {
    /// Seconds.
    case time
    /// 0 to 1.
    case progress
  }

  var axis = Axis.time
  /// Seconds until it is over, delay included; nil where it never is, or has no length of its own.
  let duration: Double?
  /// Which way a morph goes.
  var direction: Morph.Direction?
  let tracks: [SampledTrack]

  /// Everything that there is to sample of a motion: of a morph both ways.
  static func all(of motion: Motion) -> [SampledMotion] {
    switch motion {
    case .spring, .tween: motion.animation.map { [SampledMotion($0)] } ?? []
    case .curve(let curve): [SampledMotion(curve)]
    case .duration(let seconds): [SampledMotion(duration: seconds, tracks: [])]
    case .clip(let timeline, let driver, _): [SampledMotion(timeline, driver: driver)]
    case .sequence(let sequence): [SampledMotion(sequence)]
    case .morph(let morph): Morph.Direction.allCases.map { SampledMotion(morph, $0) }
    }
  }

  private init(duration: Double?, tracks: [SampledTrack]) {
    self.duration = duration
    self.tracks = tracks
  }

  private init(_ animation: Animation) {
    let seconds = animation.duration()
    duration = seconds.isFinite ? seconds : nil
    let track = SampledTrack(property: nil, end: seconds.isFinite ? seconds : Self.periods(of: animation)) {
      time in
      ([animation.value(at: time)], [animation.velocity(at: time)])
    }
    tracks = [track]
  }

  private init(_ curve: UnitCurve) {
    axis = .progress
    duration = nil
    tracks = [
      SampledTrack(property: nil, end: 1, corners: curve.corners) {
        ([curve.value(at: $0)], [curve.slope(at: $0)])
      }
    ]
  }

  private init(_ timeline: TrackTimeline, driver: ClipDriver) {
    axis = driver == .progress ? .progress : .time
    duration = driver == .progress ? nil : timeline.duration
    tracks = timeline.tracks.map { track in
      SampledTrack(
        property: track.property, end: timeline.duration, corners: track.track.segments.map(\.endTime)
      ) {
        let state = track.track.state(time: $0)
        return (state.position.array, state.velocity.array)
      }
    }
  }

  private init(_ sequence: PhaseSequence) {
    let seconds = sequence.settledDuration
    duration = seconds.isFinite ? seconds : nil
    // The second cycle of a loop begins with the motion that came out of the first.
    let end = sequence.mode == .trigger && seconds.isFinite ? seconds : 2 * sequence.duration
    tracks = sequence.properties.enumerated().map { index, property in
      Self.track(property, end: end) { sequence.state(ofPropertyAt: index, time: $0) }
    }
  }

  private init(_ morph: Morph, _ direction: Morph.Direction) {
    let seconds = morph.duration(direction)
    let animation = morph.transition(direction).animation
    duration = seconds.isFinite ? seconds : nil
    self.direction = direction
    let end = seconds.isFinite ? seconds : Self.periods(of: animation)
    let parts = Self.parts(numbers: Self.numbers(of: morph))
    tracks = morph.properties(direction).map {
      Self.track($0.name, end: end, parts: parts, state: $0.state)
    }
  }

  /// How many numbers a morph moves, both ways together.
  static func numbers(of morph: Morph) -> Int {
    Morph.Direction.allCases.count
      * morph.elements.reduce(0) { $0 + $1.properties.reduce(0) { $0 + $1.from.count } }
  }

  /// The most numbers of a motion that are sampled: more would take seconds.
  static let mostNumbers = 8000

  /// Why a motion has more numbers than are sampled; nil where it has not.
  static func excess(of motion: Motion) -> String? {
    guard case .morph(let morph) = motion, numbers(of: morph) > mostNumbers else { return nil }
    return "elements: both ways it moves \(numbers(of: morph)) numbers, and \(mostNumbers) is the most that "
      + "can be sampled; choose fewer elements or properties"
  }

  /// Where there are very many numbers each has fewer samples, so that the file stays below ten megabytes.
  private static func parts(numbers: Int) -> Int {
    numbers > finelySampled ? max(1, SampledTrack.parts * finelySampled / numbers) : SampledTrack.parts
  }

  /// As many numbers are some seven megabytes.
  private static let finelySampled = 2500

  /// A property by itself, as each is looked at where it moves.
  private static func track(
    _ property: String, end: Double, parts: Int = SampledTrack.parts,
    state: (Double) -> MotionState<Components>
  ) -> SampledTrack {
    SampledTrack(property: property, end: end, parts: parts) { time in
      let state = state(time)
      return (state.position.array, state.velocity.array)
    }
  }

  /// Two periods of what never settles.
  private static func periods(of animation: Animation) -> Double {
    if case .spring(let spring, let delay) = animation { return delay + 2 * spring.duration }
    return animation.delay
  }
}
