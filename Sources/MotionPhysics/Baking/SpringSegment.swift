import PlainText

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

extension SpringSegment {
  /// Adds points between whose connections and the curve there is about a tolerance.
  ///
  /// A chord of length h leaves the curve by f'' h²/8, on its inner side only. Points half as far outside of
  /// the curve make that half as much on either side, for which steps may be longer. What a step meets is
  /// guessed from the acceleration and the jerk before it; beside an inflection the tolerance may be exceeded
  /// by half of it. That costs nothing, because the error of the result is measured.
  func sample(into band: inout ToleranceBand, from: Double, to: Double, tolerance: Double) {
    let end = time(at: to)
    let longest = max(spring.duration / 8, end / 8)
    var time = time(at: from)
    guard time < end else { return }
    var walk = SampleWalk(self, time: time)
    var step = walk.firstStep(within: tolerance, longest: spring.duration / 8)
    let table = StepTable(spring, steps: 0.25 * min(step, longest)...longest)
    // A share of what both sides of the curve allow together is for guesses.
    let bulge = 1.8 * tolerance
    // About as many as an oscillation without damping takes.
    band.reserve(
      Int(saturating: min(0.5 * (end - time) / (spring.duration * tolerance.squareRoot()), 1e5)) + 16)
    while true {
      // The last point is on the curve, not outside.
      let left = end - time
      if left < 0.9 * step { return }
      if left < 2 * step { step = 0.5 * left }
      let next = table.advance(walk.motion, by: step)
      walk.motion = next.motion
      time += next.step
      step = walk.step(
        after: next.step, within: bulge, longest: min(2 * next.step, max(spring.duration / 8, time / 8)))
      let aside = walk.acceleration * step * step / 16
      band.append(
        CurvePoint(
          x: (time + delay) / duration,
          y: walk.position - min(max(aside, -0.5 * bulge), 0.5 * bulge)))
    }
  }
}

/// Where a walk along a spring is, and how far it may step.
private struct SampleWalk {
  /// The displacement, as a combination whose clock starts now.
  var motion: Combination
  // The acceleration and the jerk as combinations of those of the displacement: one after the other they would take most
  // of a step's time.
  private let accelerations: Combination
  private let jerks: Combination

  init(_ segment: SpringSegment, time: Double) {
    let moment = segment.moment(time)
    let decay = segment.spring.decay
    let square = segment.spring.angularFrequency * segment.spring.angularFrequency
    let left = 1 - moment.position
    motion = Combination(e: left, f: decay * left - moment.velocity)
    accelerations = Combination(e: square - 2 * decay * decay, f: 2 * decay)
    jerks = Combination(
      e: decay * (4 * decay * decay - 3 * square), f: square - 4 * decay * decay)
  }

  @inline(__always) var position: Double { 1 - motion.e }

  @inline(__always) var acceleration: Double { accelerations.e * motion.e + accelerations.f * motion.f }

  /// The step that bends a chord by a tolerance.
  /// - Parameter last: the step before it, which it is guessed to be like.
  @inline(__always)
  func step(after last: Double, within tolerance: Double, longest: Double) -> Double {
    let step = step(guess: last, tolerance, longest)
    // Towards an inflection steps grow so fast that the last one is no guess.
    return step > 1.15 * last ? min(step, self.step(guess: step, tolerance, longest)) : step
  }

  @inline(__always)
  private func step(guess last: Double, _ tolerance: Double, _ longest: Double) -> Double {
    let jerk = jerks.e * motion.e + jerks.f * motion.f
    // In the middle of the step; where it bends both ways, by what is left of a cubic.
    let curvature = abs(acceleration + 0.5 * last * jerk) + 0.1 * last * abs(jerk)
    return min((8 * tolerance / curvature).squareRoot(), longest)
  }

  /// The length of the first step, which has none before it.
  func firstStep(within tolerance: Double, longest: Double) -> Double {
    var step = longest / 64
    for _ in 0..<6 { step = self.step(after: step, within: tolerance, longest: min(2 * step, longest)) }
    return step
  }
}

/// A spring's fundamental solutions at steps of many sizes, eight to each doubling, so that its samples can go
/// on from one another by the addition theorem (`Spring.sample`) instead of calling the mathematics library.
struct StepTable {
  private let spring: Spring
  /// decay² - angularFrequency².
  private let square: Double
  /// The key of the shortest step.
  private let first: UInt64
  private var solutions: [(e: Double, f: Double)] = []

  /// Bits of the significand that steps keep: eight sizes to each doubling.
  private static let bits = 3
  private static let shift = UInt64(Double.significandBitCount - bits)
  /// Each doubling doubles the error of its rounding too.
  private static let mostDoublings = 12

  /// - Parameter steps: from the shortest to the longest, in seconds; both more than 0.
  init(_ spring: Spring, steps: ClosedRange<Double>) {
    self.spring = spring
    let damped = spring.dampedFrequency
    square = spring.kind == .underdamped ? -(damped * damped) : damped * damped
    let sizes = UInt64(1) << UInt64(Self.bits)
    first = Self.key(steps.lowerBound) & ~(sizes - 1)
    let doublings = min(Int((Self.key(steps.upperBound) - first) / sizes), Self.mostDoublings)
    solutions.reserveCapacity(Int(sizes) * (doublings + 1))
    for key in first..<(first + sizes) { solutions.append(spring.fundamentals(Self.step(key))) }
    for index in 0..<(Int(sizes) * doublings) {
      let (e, f) = solutions[index]
      solutions.append((e * e + square * f * f, 2 * e * f))
    }
  }

  /// A motion a step later, and how long that step is: as long as the table has one, or a little less.
  @inline(__always)
  func advance(_ motion: Combination, by wanted: Double) -> (motion: Combination, step: Double) {
    let key = Self.key(wanted)
    guard key >= first, key - first < UInt64(solutions.count) else {
      return (motion.after(spring.fundamentals(wanted), square), wanted)
    }
    return (motion.after(solutions[Int(key - first)], square), Self.step(key))
  }

  /// The leading bits of a number that is not negative: they count up with it.
  @inline(__always)
  private static func key(_ step: Double) -> UInt64 { step.bitPattern >> shift }

  @inline(__always)
  private static func step(_ key: UInt64) -> Double { Double(bitPattern: key << shift) }
}
