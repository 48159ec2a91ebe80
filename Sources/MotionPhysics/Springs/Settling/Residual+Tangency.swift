// Where an extremum only just exceeds epsilon, the crossing after it moves by the square root of what is
// rounded: half the digits would be lost.
extension Residual {
  /// The time from an extremum to the crossing, if z there only just exceeds epsilon; nil when it does not or
  /// clearly does.
  func timeAfterExtremum(at time: Double) -> Double? {
    guard abs(abs(value(time)) / epsilon - 1) < 1e-4, time < .infinity else { return nil }
    return timeAfterExtremum(excess: excess(at: time))
  }

  /// The time s that z takes to fall by a small share from an extremum, as from rest: 1 - G(s) = 1/(1 +
  /// excess), G = w² s²/2 - …; nil when the share is not small.
  ///
  /// The Taylor series of G'' + 2a G' + w² G = w², so that nothing cancels.
  func timeAfterExtremum(excess: Double) -> Double? {
    let square = spring.angularFrequency * spring.angularFrequency
    let fall = excess / (1 + excess)
    var time = (2 * fall / square).squareRoot()
    guard excess > 0, time * (spring.decay + spring.angularFrequency) < 0.05 else { return nil }
    for _ in 0..<8 {
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
      let step = time * (sum - fall) / slope
      time -= step
      if abs(step) <= 1e-15 * time { break }
    }
    return time
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
