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
