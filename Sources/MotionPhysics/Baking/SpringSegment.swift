/// A spring with an initial velocity, over the share of a duration that its delay leaves.
struct SpringSegment {
  let spring: Spring
  /// Travels per second.
  let velocity: Double
  /// Seconds.
  let delay: Double
  /// Seconds, the delay included.
  let duration: Double

  /// Position and its derivatives, per second, at a time.
  struct Moment {
    let time: Double
    let position: Double
    let velocity: Double
    let acceleration: Double
  }

  func time(at place: Double) -> Double { max(0, place * duration - delay) }

  func height(at place: Double) -> Double { moment(time(at: place)).position }

  /// Everything about a time from one evaluation: the acceleration follows from the differential equation.
  @inline(__always)
  func moment(_ time: Double) -> Moment {
    let square = spring.angularFrequency * spring.angularFrequency
    let state = spring.propagator(time).applied(to: MotionState(position: -1, velocity: velocity))
    return Moment(
      time: time, position: 1 + state.position, velocity: state.velocity,
      acceleration: -square * state.position - 2 * spring.decay * state.velocity)
  }

  /// The first time after another at which the acceleration, α E + β F, is 0; infinite if there is none.
  func firstInflection(after time: Double) -> Double {
    let (decay, frequency) = (spring.decay, spring.dampedFrequency)
    let square = spring.angularFrequency * spring.angularFrequency
    let alpha = square - 2 * decay * velocity
    let beta = square * (decay - velocity) - 2 * decay * (square - velocity * decay)
    switch spring.kind {
    case .underdamped:
      let period = .pi / frequency
      let first = arcTangent(-alpha * frequency, beta) / frequency
      let found = first + period * ((time - first) / period).rounded(.up)
      return found > time ? found : found + period
    case .critical:
      let found = -alpha / beta
      return found > time ? found : .infinity
    case .overdamped:
      // E/F falls from infinity to q.
      let share = -frequency * alpha / beta
      guard share > 0, share < 1 else { return .infinity }
      let found = hyperbolicArcTangent(share) / frequency
      return found > time ? found : .infinity
    }
  }

  /// Where the velocity has a value, between two moments at which it is on different sides of it and without
  /// an inflection between, and by how much the height there may still miss the extreme: Newton's method in a
  /// bracket.
  func tangent(
    _ slope: Double, between start: Moment, and end: Moment
  ) -> (moment: Moment, miss: Double) {
    var (low, high) = (start.time, end.time)
    let isRising = start.velocity < slope
    var guess = Self.time(of: slope, between: start, and: end)
    if !(guess > low && guess < high) { guess = 0.5 * (low + high) }
    var moment = moment(guess)
    for _ in 0..<100 {
      let gap = moment.velocity - slope
      // A parabola through here with this curvature rises so much further.
      let miss = 0.5 * gap * gap / abs(moment.acceleration)
      if miss <= 1e-12 { return (moment, 2 * miss) }
      if high - low <= 1e-15 * high { return (moment, 0) }
      if (gap < 0) == isRising { low = moment.time } else { high = moment.time }
      var next = moment.time - gap / moment.acceleration
      if !(next > low && next < high) { next = 0.5 * (low + high) }
      moment = self.moment(next)
    }
    return (moment, 0)
  }

  /// About when the velocity has a value: Hermite's cubic through both moments, time as a function of velocity.
  private static func time(of slope: Double, between start: Moment, and end: Moment) -> Double {
    let rise = end.velocity - start.velocity
    let share = (slope - start.velocity) / rise
    let width = end.time - start.time
    // Beside an inflection time is no smooth function of the velocity; there the mean slope must do.
    let steepest = 3 * width
    let first = min(max(rise / start.acceleration, 0), steepest)
    let last = min(max(rise / end.acceleration, 0), steepest)
    let (left, right) = (first - width, width - last)
    return start.time + share * (width + (1 - share) * (left * (1 - share) + right * share))
  }
}

/// The vertical gaps between a spring and lines from left to right, each moment of the spring evaluated once.
///
/// Between two inflections the velocity only rises or only falls, so it equals a line's slope once at most,
/// and that is where the gap is extreme. The inflections have closed forms: nothing can be missed.
struct SpringGap {
  private let segment: SpringSegment
  /// Where the last line ended.
  private var moment: SpringSegment.Moment
  /// The first inflection after that, in seconds; infinite if there is none.
  private var inflection: Double
  private let halfPeriod: Double

  init(_ segment: SpringSegment, from place: Double) {
    self.segment = segment
    moment = segment.moment(segment.time(at: place))
    inflection = segment.firstInflection(after: moment.time)
    let spring = segment.spring
    halfPeriod = spring.kind == .underdamped ? .pi / spring.dampedFrequency : .infinity
  }

  /// The largest gap to a line between two places, ends included.
  mutating func largest(to chord: Chord, from left: Double, to right: Double) -> Double {
    advance(to: segment.time(at: left))
    let slope = chord.slope / segment.duration
    let end = segment.moment(segment.time(at: right))
    var largest = max(
      abs(chord.height(at: left) - moment.position), abs(chord.height(at: right) - end.position))
    while true {
      let next = inflection < end.time ? segment.moment(inflection) : end
      if (moment.velocity - slope) * (next.velocity - slope) < 0 {
        let extreme = segment.tangent(slope, between: moment, and: next)
        let height = chord.height(at: (extreme.moment.time + segment.delay) / segment.duration)
        largest = max(largest, abs(height - extreme.moment.position) + extreme.miss)
      }
      moment = next
      guard inflection < end.time else { return largest }
      inflection += halfPeriod
    }
  }

  /// Lines may be left out.
  private mutating func advance(to time: Double) {
    guard time != moment.time else { return }
    moment = segment.moment(time)
    while inflection <= time { inflection += halfPeriod }
  }
}
