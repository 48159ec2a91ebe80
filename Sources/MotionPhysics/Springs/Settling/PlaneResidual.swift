/// The displacement of a vector whose velocity does not point along it, as a share of the travel: along it z
/// = E + (a - u) F, across it n F. Finds the last time at which its length equals epsilon.
struct PlaneResidual {
  let spring: Spring
  /// u, travels per second along the way.
  let along: Double
  /// n, travels per second across it.
  let across: Double
  let epsilon: Double

  func lastCrossing() -> Double {
    let turns = turningTimes()
    if spring.kind != .underdamped { return lastCrossing(turns) }
    let period = .pi / spring.dampedFrequency
    guard spring.decay > 0 else {
      return ([0] + turns).contains { length($0) > epsilon } ? .infinity : 0
    }
    // Every turn comes back half a period later, lower by the same factor.
    var times: [Double] = []
    for turn in turns {
      let height = naturalLogarithm(length(turn) / epsilon) / (spring.decay * period)
      let last = max(height.rounded(.down), 0)
      times += [last, last + 1, last + 2].map { turn + $0 * period }
    }
    return lastCrossing(times)
  }

  /// The crossing after the last of the times at which the length is above epsilon; between two of them it only
  /// rises or only falls.
  private func lastCrossing(_ turns: [Double]) -> Double {
    let times = ([0] + turns).sorted()
    guard let last = times.lastIndex(where: { length($0) > epsilon }) else { return 0 }
    return root(after: times[last], before: last + 1 < times.count ? times[last + 1] : .infinity)
  }

  /// Where the length is largest or smallest: z z' + n² F F' = 0 is a quadratic equation in F/E, which is
  /// tan(qt)/q, t or tanh(qt)/q.
  private func turningTimes() -> [Double] {
    let square = spring.angularFrequency * spring.angularFrequency
    let slope = spring.decay - along
    let pull = along * spring.decay - square
    let roots = quadraticRoots(
      slope * pull - across * across * spring.decay, pull - slope * along + across * across, -along)
    let frequency = spring.dampedFrequency
    return roots.compactMap { ratio in
      switch spring.kind {
      case .underdamped:
        let angle = arcTangent(frequency * ratio, 1)
        return (angle < 0 ? angle + .pi : angle) / frequency
      case .critical: return ratio > 0 ? ratio : nil
      case .overdamped:
        let share = frequency * ratio
        return share > 0 && share < 1 ? hyperbolicArcTangent(share) / frequency : nil
      }
    }
  }

  private func length(_ time: Double) -> Double { lengthAndSlope(time).0 }

  private func lengthAndSlope(_ time: Double) -> (Double, Double) {
    let propagator = spring.propagator(time)
    let z = propagator.applied(to: MotionState(position: 1, velocity: -along))
    let y = propagator.applied(to: MotionState(position: 0, velocity: across))
    let length = (z.position * z.position + y.position * y.position).squareRoot()
    return (length, (z.position * z.velocity + y.position * y.velocity) / length)
  }

  /// Newton's method on the logarithm, inside a bracket.
  private func root(after start: Double, before end: Double) -> Double {
    var (low, high) = (start, end)
    var time = end < .infinity ? 0.5 * (start + end) : start + 1 / spring.angularFrequency
    for _ in 0..<200 {
      let (length, slope) = lengthAndSlope(time)
      if length > epsilon { low = time } else { high = time }
      var next = time - length * naturalLogarithm(length / epsilon) / slope
      if !(next > low && next < high) { next = high < .infinity ? 0.5 * (low + high) : 2 * time }
      let step = abs(next - time)
      time = next
      if step <= 1e-15 * time { break }
    }
    return time
  }
}
