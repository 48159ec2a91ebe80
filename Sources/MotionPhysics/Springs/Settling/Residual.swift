/// The residual, the displacement as a share of the travel: z(t) = E + (a - u) F, from 1 at the start to 0, where u is
/// the initial velocity in travels per second. Finds the last time at which |z| equals epsilon.
struct Residual {
  let spring: Spring
  /// u.
  let velocity: DoubleDouble
  let epsilon: Double
  /// a - u.
  let slope: Double
  /// How much of an overdamped motion is the slow exponential; not-a-number where the two nearly cancel each
  /// other, so that E and F say more.
  let slowShare: Double

  init(spring: Spring, velocity: DoubleDouble, epsilon: Double) {
    self.spring = spring
    self.velocity = velocity
    self.epsilon = epsilon
    slope = (spring.decay - velocity.high) + (spring.decayRest - velocity.low)
    slowShare = Self.slowShare(of: spring, velocity: velocity)
  }

  private static func slowShare(of spring: Spring, velocity: DoubleDouble) -> Double {
    guard spring.kind == .overdamped else { return .nan }
    let gap = 2 * spring.dampedFrequency
    let share = (spring.decay + spring.dampedFrequency - velocity.high) / gap
    guard abs(share) < 0.25 else { return abs(share) < 2 ? share : .nan }
    // With just the velocity of the fast exponential: the slow one is what 16 digits cannot tell.
    return -Residual.speedBeyondFast(of: spring, velocity: velocity) / gap
  }

  /// The rates of an overdamped spring's two exponentials, per second; equal at critical.
  var fast: Double { spring.fastRate }
  var slow: Double { spring.slowRate }

  @inline(__always)
  func value(_ time: Double) -> Double { valueAndVelocity(time).0 }

  /// z and its derivative -u E + (u a - w²) F.
  @inline(__always)
  func valueAndVelocity(_ time: Double) -> (Double, Double) {
    if !slowShare.isNaN {
      let late = slowShare * exponential(-slow * time)
      let early = (1 - slowShare) * exponential(-fast * time)
      return (late + early, -(slow * late + fast * early))
    }
    let (e, f) = spring.fundamentals(time)
    let square = spring.angularFrequency * spring.angularFrequency
    return (e + slope * f, (velocity.high * spring.decay - square) * f - velocity.high * e)
  }

  /// The root of sign z = epsilon in a bracket on which sign z falls from above epsilon to below it.
  ///
  /// Newton's method on ln z, nearly a straight line for every spring, with a bracket: a step that leaves it
  /// halves or doubles instead.
  func root(after start: Double, before end: Double, guess: Double, sign: Double) -> Double {
    var low = start
    var high = end
    var time = guess > low && guess < high ? guess : high < .infinity ? 0.5 * (low + high) : guess
    var lastStep = 0.0
    for _ in 0..<200 {
      let (z, slope) = valueAndVelocity(time)
      let height = sign * z
      if height > epsilon { low = time } else { high = time }
      // Far below epsilon the logarithm bends too much; there z itself is straighter.
      let error =
        height > 0.1 * epsilon ? height * naturalLogarithm(height / epsilon) : height - epsilon
      var next = time - error / (sign * slope)
      if !(next >= low && next <= high) {
        next = high < .infinity ? 0.5 * (low + high) : 2 * time
      }
      let step = abs(next - time)
      time = next
      // Newton squares its error: two steps tell the factor, and so the next one before it is taken.
      let coming = step * (step / lastStep) * (step / lastStep)
      if step <= 1e-15 * time || (step < 0.01 * lastStep && coming <= 1e-15 * time) {
        return polished(time, slope: slope, sign: sign)
      }
      lastStep = step
    }
    return time
  }

  /// One more step with 32 digits where z is so flat that its rounding would move the crossing.
  private func polished(_ time: Double, slope: Double, sign: Double) -> Double {
    guard abs(slope) * time < 0.001 * epsilon, time > 0 else { return time }
    return time - sign * epsilon * excess(at: time) / slope
  }

  /// About the s at which (1 + s) e^(-s) = epsilon: ln(1 + s) - s = ln ε, twice substituted into itself.
  var criticalProduct: Double {
    let height = max(-naturalLogarithm(epsilon), 0)
    return height + naturalLogarithm(1 + height + naturalLogarithm(1 + height))
  }
}

extension Residual {
  /// Whether it passes its target at all.
  private var isPassing: Bool { spring.kind == .underdamped || speedBeyondFast > 0 }

  /// When z is 0 for the first time; nil if it never is.
  var arrival: Double? {
    guard isPassing else { return nil }
    guard spring.kind == .underdamped else { return zero }
    return arcTangent(spring.dampedFrequency, -slope) / spring.dampedFrequency
  }

  /// When z is at its first extremum past the target; nil if there is none.
  var peak: Double? {
    guard isPassing else { return nil }
    guard spring.kind == .underdamped else { return extremum }
    let frequency = spring.dampedFrequency
    // u a - w², with w² as a² + q².
    let pull = -spring.decay * slope - frequency * frequency
    let reach = velocity.high * frequency
    // With a velocity away from the target, the extremum on that side comes first.
    return (reach < 0 ? .pi + arcTangent(-reach, -pull) : arcTangent(reach, pull)) / frequency
  }

  /// -z at an extremum, from z' = 0: (u - r1) (u - r2) F/u with both rates of an overdamped spring, in which
  /// nothing cancels.
  func heightPastTarget(at time: Double) -> Double {
    guard spring.kind != .underdamped, slowShare.isNaN else { return -value(time) }
    let (_, f) = spring.fundamentals(time)
    return speedBeyondFast * (velocity.high - slow) / velocity.high * f
  }
}
