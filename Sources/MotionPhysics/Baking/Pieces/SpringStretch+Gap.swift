extension SpringStretch {
  /// The largest vertical gap to a line inside an interval.
  ///
  /// Between two inflections the velocity only rises or only falls, so it equals the line's slope once at
  /// most, and that is where the gap is extreme. The inflections have closed forms: nothing can be missed.
  func largestInnerGap(to chord: Chord, from left: Double, to right: Double) -> Double {
    let slope = chord.slope / duration
    let end = moment(time(at: right))
    var start = moment(time(at: left))
    var largest = 0.0
    var inflection = firstInflection(after: start.time)
    while true {
      let next = inflection < end.time ? moment(inflection) : end
      if (start.velocity - slope) * (next.velocity - slope) < 0 {
        let extreme = tangent(slope, between: start, and: next)
        let gap = chord.height(at: (extreme.time + delay) / duration) - extreme.position
        largest = max(largest, abs(gap))
      }
      guard inflection < end.time else { return largest }
      start = next
      inflection += spring.kind == .underdamped ? .pi / spring.dampedFrequency : .infinity
    }
  }

  /// The first time after another at which the acceleration, α E + β F, is 0; infinite if there is none.
  private func firstInflection(after time: Double) -> Double {
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

  /// Where the velocity has a value, between two times at which it is on different sides of it and without an
  /// inflection between: Newton's method in a bracket.
  private func tangent(_ slope: Double, between start: Moment, and end: Moment) -> Moment {
    var (low, high) = (start.time, end.time)
    let isRising = start.velocity < slope
    let share = (slope - start.velocity) / (end.velocity - start.velocity)
    var moment = moment(low + share * (high - low))
    for _ in 0..<100 {
      let miss = moment.velocity - slope
      // The height is off by about this much.
      if 0.5 * miss * miss <= 1e-15 * abs(moment.acceleration) || high - low <= 1e-15 * high { return moment }
      if (miss < 0) == isRising { low = moment.time } else { high = moment.time }
      var next = moment.time - miss / moment.acceleration
      if !(next > low && next < high) { next = 0.5 * (low + high) }
      moment = self.moment(next)
    }
    return moment
  }
}
