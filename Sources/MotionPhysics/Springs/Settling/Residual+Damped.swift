extension Residual {
  /// From critical on z has one extremum at most, and one zero before it at most.
  func lastCrossingDamped() -> Double {
    if velocity.high > 0 && speedBeyondFast > 0 { return lastCrossingPastTarget() }
    let start = velocity.high < 0 ? extremum : 0
    if velocity.high < 0, let rest = timeAfterExtremum(at: start) { return start + rest }
    guard value(start) > epsilon else { return 0 }
    return root(after: start, before: .infinity, guess: max(guess, start + 0.5 / slow), sign: 1)
  }

  /// Thrown so fast that it passes the target and creeps back.
  private func lastCrossingPastTarget() -> Double {
    let extremum = extremum
    if let rest = timeAfterExtremum(at: extremum) { return extremum + rest }
    if -value(extremum) > epsilon {
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

  /// How much faster than the fast exponential it is thrown, per second, with 32 digits: above 0 it passes its
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
