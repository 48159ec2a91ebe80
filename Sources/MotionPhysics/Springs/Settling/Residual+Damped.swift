extension Residual {
  /// From critical on z has one extremum at most, and one zero before it at most.
  func lastCrossingDamped() -> Double {
    if slowShare.isNaN ? velocity.high > fast : slowShare < 0 { return lastCrossingPastTarget() }
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
    let zero = slowShare.isNaN ? time(ofRatio: -slope) : timeOfShares(1)
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

  /// Where z' = -u E + (u a - w²) F is 0.
  private var extremum: Double {
    guard slowShare.isNaN else { return timeOfShares(fast / slow) }
    let square = spring.angularFrequency * spring.angularFrequency
    return velocity.high == 0 ? 0 : time(ofRatio: spring.decay - square / velocity.high)
  }

  /// The time at which E/F has a value: E/F is q coth(qt), 1/t at critical.
  private func time(ofRatio ratio: Double) -> Double {
    let gap = spring.dampedFrequency
    return gap == 0 ? 1 / ratio : hyperbolicArcTangent(gap / ratio) / gap
  }

  /// The time at which the slow exponential is minus so many of the fast one.
  private func timeOfShares(_ factor: Double) -> Double {
    naturalLogarithm(factor * (1 - slowShare) / -slowShare) / (2 * spring.dampedFrequency)
  }
}
