extension SpringStretch {
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
