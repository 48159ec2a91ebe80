/// The way still to go, as a share of the travel: z(t) = E + (a - u) F, from 1 at the start to 0, where u is
/// the initial velocity in travels per second. Finds the last time at which |z| equals epsilon.
struct Residual {
  let spring: Spring
  let velocity: Double
  let epsilon: Double

  init(spring: Spring, velocity: Double, epsilon: Double) {
    self.spring = spring
    self.velocity = velocity
    self.epsilon = epsilon
  }

  @inline(__always) private var slope: Double { spring.decay - velocity }

  @inline(__always)
  private func value(_ time: Double) -> Double {
    let (e, f) = spring.fundamentals(time)
    return e + slope * f
  }

  /// z and its derivative -u E + (u a - w²) F.
  @inline(__always)
  private func valueAndVelocity(_ time: Double) -> (Double, Double) {
    let (e, f) = spring.fundamentals(time)
    let square = spring.angularFrequency * spring.angularFrequency
    return (e + slope * f, (velocity * spring.decay - square) * f - velocity * e)
  }

  /// Below critical z = A e^(-at) cos(θ) with θ = qt - φ. |z| falls from each extremum at θ = nπ - ψ to the
  /// zero at nπ + π/2, so the last crossing follows the last extremum above epsilon.
  func lastCrossingUnderdamped() -> Double {
    let frequency = spring.dampedFrequency
    let ratio = slope / frequency
    let amplitude = (1 + ratio * ratio).squareRoot()
    guard spring.decay > 0 else { return amplitude > epsilon ? .infinity : 0 }
    let lead = arcTangent(spring.decay, frequency)
    let phase = velocity == 0 ? lead : arcTangent(ratio, 1)
    // Extrema are frequency/angularFrequency below the envelope.
    let height = naturalLogarithm(amplitude * frequency / (spring.angularFrequency * epsilon))
    let last = ((frequency * height / spring.decay + lead - phase) / .pi).rounded(.up) - 1
    let start = max((last * .pi - lead + phase) / frequency, 0)
    let sign: Double = last.remainder(dividingBy: 2) == 0 ? 1 : -1
    // An epsilon that the start itself is within.
    if epsilon >= 1 && sign * value(start) <= epsilon { return 0 }
    let zero = (last * .pi + 0.5 * .pi + phase) / frequency
    return root(after: start, before: zero, guess: guess(before: zero, amplitude: amplitude), sign: sign)
  }

  /// Where the cosine would reach epsilon under the envelope's height at the zero; where that height is
  /// beyond the cosine's reach, the earlier of where the envelope does and where a critical spring would.
  private func guess(before zero: Double, amplitude: Double) -> Double {
    let envelope = naturalLogarithm(amplitude / epsilon) / spring.decay
    guard envelope > zero else { return min(envelope, criticalProduct / spring.decay) }
    let back = arcSine(exponential(spring.decay * (zero - envelope))) / spring.dampedFrequency
    // The envelope is higher there, so the way back is shorter.
    return zero - back * exponential(-spring.decay * back)
  }

  /// About the s at which (1 + s) e^(-s) = epsilon: ln(1 + s) - s = ln ε, twice substituted into itself.
  private var criticalProduct: Double {
    let height = max(-naturalLogarithm(epsilon), 0)
    return height + naturalLogarithm(1 + height + naturalLogarithm(1 + height))
  }

  /// From critical on z has one extremum at most, and one zero before it at most.
  func lastCrossingDamped() -> Double {
    let fast = spring.decay + spring.dampedFrequency
    let square = spring.angularFrequency * spring.angularFrequency
    let slow = square / fast
    // -u E + (u a - w²) F = 0
    let extremum = velocity == 0 ? 0 : time(ofRatio: spring.decay - square / velocity)
    if velocity > fast {
      if -value(extremum) > epsilon {
        return root(after: extremum, before: .infinity, guess: extremum + 2 / slow, sign: -1)
      }
      if epsilon >= 1 { return 0 }
      let zero = time(ofRatio: velocity - spring.decay)
      return root(after: 0, before: zero, guess: min((1 - epsilon) / velocity, zero), sign: 1)
    }
    let start = velocity < 0 ? extremum : 0
    guard value(start) > epsilon else { return 0 }
    return root(
      after: start, before: .infinity, guess: max(guess(fast: fast, slow: slow), start + 0.5 / slow), sign: 1)
  }

  /// The slow exponential alone reaches epsilon late near critical, a critical spring late far from it.
  private func guess(fast: Double, slow: Double) -> Double {
    let share = (fast - velocity) / (2 * spring.dampedFrequency)
    guard share > 0, share < .infinity else { return criticalProduct / slow }
    return min(naturalLogarithm(share / epsilon), criticalProduct) / slow
  }

  /// The time at which E/F has a value: E/F is q coth(qt), 1/t at critical.
  private func time(ofRatio ratio: Double) -> Double {
    let gap = spring.dampedFrequency
    return gap == 0 ? 1 / ratio : hyperbolicArcTangent(gap / ratio) / gap
  }

  /// The root of sign z = epsilon in a bracket on which sign z falls from above epsilon to below it.
  ///
  /// Newton's method on ln z, nearly a straight line for every spring, with a bracket: a step that leaves it
  /// halves or doubles instead.
  private func root(after start: Double, before end: Double, guess: Double, sign: Double) -> Double {
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
      if step <= 1e-15 * time || (step < 0.01 * lastStep && coming <= 1e-15 * time) { return time }
      lastStep = step
    }
    return time
  }
}
