// The last time at which |z| equals epsilon.
extension Residual {
  /// Below critical z = A e^(-at) cos(θ) with θ = qt - φ. |z| falls from each extremum at θ = nπ - ψ to the
  /// zero at nπ + π/2, so the last crossing follows the last extremum above epsilon.
  func lastCrossingUnderdamped() -> Double {
    let frequency = spring.dampedFrequency
    let ratio = slope / frequency
    let amplitude = (1 + ratio * ratio).squareRoot()
    guard spring.decay > 0 else { return amplitude > epsilon ? .infinity : 0 }
    let lead = arcTangent(spring.decay, frequency)
    let phase = velocity.high == 0 ? lead : arcTangent(ratio, 1)
    // Extrema are frequency/angularFrequency below the envelope.
    let height = naturalLogarithm(amplitude * frequency / (spring.angularFrequency * epsilon))
    let extrema = (frequency * height / spring.decay + lead - phase) / .pi
    let (last, excess) = lastExtremum(extrema) { ($0 * .pi - lead + phase) / frequency }
    let peak = (last * .pi - lead + phase) / frequency
    if let excess, let rest = timeAfterExtremum(excess: excess) { return peak + rest }
    let start = max(peak, 0)
    let isEven = (0.5 * last).rounded(.toNearestOrEven) == 0.5 * last
    let sign: Double = isEven ? 1 : -1
    // An epsilon that the start itself is within.
    if epsilon >= 1 && sign * value(start) <= epsilon { return 0 }
    let zero = (last * .pi + 0.5 * .pi + phase) / frequency
    return root(after: start, before: zero, guess: guess(before: zero, amplitude: amplitude), sign: sign)
  }

  /// The last extremum above epsilon, and by which share if that is little. `extrema` is its number plus how
  /// far it would be to the next; where that is about nothing or all, only more digits can tell.
  private func lastExtremum(_ extrema: Double, time: (Double) -> Double) -> (Double, Double?) {
    let nearest = extrema.rounded(.toNearestOrEven)
    guard abs(extrema - nearest) < 1e-4, time(nearest) >= 0 else { return (extrema.rounded(.up) - 1, nil) }
    let excess = excess(at: time(nearest))
    return excess > 0 ? (nearest, excess) : (nearest - 1, nil)
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
}

extension Residual {
  /// From critical on z has one extremum at most, and one zero before it at most.
  func lastCrossingDamped() -> Double {
    if velocity.high > 0 && speedBeyondFast > 0 { return lastCrossingPastTarget() }
    let start = velocity.high < 0 ? extremum : 0
    if velocity.high < 0, let excess = excessIfSmall(at: start) {
      if excess <= 0 { return 0 }
      if let rest = timeAfterExtremum(excess: excess) { return start + rest }
    } else if value(start) <= epsilon {
      return 0
    }
    return root(after: start, before: .infinity, guess: max(guess, start + 0.5 / slow), sign: 1)
  }

  /// With a velocity so high that it passes the target and returns.
  private func lastCrossingPastTarget() -> Double {
    let extremum = extremum
    let excess = excessIfSmall(at: extremum)
    if let excess, let rest = timeAfterExtremum(excess: excess) { return extremum + rest }
    if excess.map({ $0 > 0 }) ?? (-value(extremum) > epsilon) {
      let late = slowShare.isNaN ? .nan : naturalLogarithm(-slowShare / epsilon) / slow
      let guess = late > extremum ? late : extremum + 2 / slow
      return root(after: extremum, before: .infinity, guess: guess, sign: -1)
    }
    if epsilon >= 1 { return 0 }
    let early = slowShare.isNaN ? (1 - epsilon) / velocity.high : -naturalLogarithm(epsilon) / fast
    return root(after: 0, before: zero, guess: min(early, zero), sign: 1)
  }

  /// The slow exponential alone reaches epsilon late near critical, a critical spring late far from it.
  private var guess: Double {
    if !slowShare.isNaN {
      let late = naturalLogarithm(slowShare / epsilon) / slow
      return slowShare > 0.5 ? late : max(late, naturalLogarithm((1 - slowShare) / epsilon) / fast)
    }
    let share = (fast - velocity.high) / (2 * spring.dampedFrequency)
    guard share > 0, share < .infinity else { return criticalProduct / slow }
    return min(naturalLogarithm(share / epsilon), criticalProduct) / slow
  }

  /// The velocity beyond that of the fast exponential, per second, with 32 digits: above 0 it passes its
  /// target.
  static func speedBeyondFast(of spring: Spring, velocity: DoubleDouble) -> Double {
    let decay = DoubleDouble(spring.decay, spring.decayRest)
    return (velocity - decay - DoubleDouble(spring.dampedFrequency, spring.dampedFrequencyRest)).high
  }

  var speedBeyondFast: Double { Self.speedBeyondFast(of: spring, velocity: velocity) }

  /// When z' = -u E + (u a - w²) F is 0: e^(2qt) = 1 + 2q u / (slow (u - fast)).
  var extremum: Double { time(ofGrowth: velocity.high / speedBeyondFast / slow) }

  /// When z is 0: e^(2qt) = 1 + 2q / (u - fast).
  var zero: Double { time(ofGrowth: 1 / speedBeyondFast) }

  /// The time at which e^(2qt) is 1 + 2q times a factor, which at critical is the time itself.
  private func time(ofGrowth factor: Double) -> Double {
    let gap = 2 * spring.dampedFrequency
    if gap == 0 { return factor }
    let growth = gap * factor
    let logarithm =
      growth > 1 ? naturalLogarithm(1 + growth) : 2 * hyperbolicArcTangent(growth / (2 + growth))
    return logarithm / gap
  }
}

// Where an extremum only just exceeds epsilon, the crossing after it moves by the square root of what is
// rounded: half the digits would be lost.
extension Residual {
  /// |z|/epsilon - 1 at an extremum with 32 digits, which tell on which side of epsilon it is; nil where a double's
  /// are enough for that.
  private func excessIfSmall(at time: Double) -> Double? {
    guard abs(abs(value(time)) / epsilon - 1) < 1e-4, time < .infinity else { return nil }
    return excess(at: time)
  }

  /// The time s that z takes to fall by a small share from an extremum, as from rest: 1 - G(s) = 1/(1 +
  /// excess), G = w² s²/2 - …; nil when the share is not small.
  ///
  /// The Taylor series of G'' + 2a G' + w² G = w², so that nothing cancels.
  func timeAfterExtremum(excess: Double) -> Double? {
    let square = spring.angularFrequency * spring.angularFrequency
    let fall = excess / (1 + excess)
    let start = (2 * fall / square).squareRoot()
    guard excess > 0, start * (spring.decay + spring.angularFrequency) < 0.05 else { return nil }
    return newtonRoot(from: start, steps: 8) { time in
      var term = 0.5 * square * time * time
      var before = 0.0
      var (sum, slope) = (term, 2 * term)
      for power in 3..<16 {
        let count = Double(power)
        let next =
          -(2 * spring.decay * time * term + square * time * time * before / (count - 1)) / count
        before = term
        term = next
        sum += term
        slope += count * term
      }
      return time * (sum - fall) / slope
    }
  }

  /// |z|/epsilon - 1, of which an extremum loses nothing to a rounded time; everything else has 32 digits.
  func excess(at time: Double) -> Double {
    let z = preciseValue(time)
    let height = z.high < 0 ? -z : z
    return ((height - DoubleDouble(epsilon)) / DoubleDouble(epsilon)).high
  }

  private func preciseValue(_ time: Double) -> DoubleDouble {
    let decay = DoubleDouble(spring.decay, spring.decayRest)
    let half = DoubleDouble(spring.dampedFrequency, spring.dampedFrequencyRest)
    let slope = decay - velocity
    switch spring.kind {
    case .underdamped:
      let (sine, cosine) = (half * time).sineAndCosine
      return (-decay * time).exponential * (cosine + slope / half * sine)
    case .critical:
      return (-decay * time).exponential * (DoubleDouble(1) + slope * time)
    case .overdamped:
      let share = (half + slope) / (half * 2)
      let late = ((half - decay) * time).exponential * share
      return late + (-(half + decay) * time).exponential * (DoubleDouble(1) - share)
    }
  }
}
