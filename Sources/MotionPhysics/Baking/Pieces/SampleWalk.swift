/// Where a walk along a spring is, and how far it may step.
struct SampleWalk {
  /// The way to go, as a combination whose clock starts now.
  var motion: Combination
  // The acceleration and the jerk as combinations of those of the way: one after the other they would take most
  // of a step's time.
  private let accelerations: Combination
  private let jerks: Combination

  init(_ stretch: SpringStretch, time: Double) {
    let moment = stretch.moment(time)
    let decay = stretch.spring.decay
    let square = stretch.spring.angularFrequency * stretch.spring.angularFrequency
    let left = 1 - moment.position
    motion = Combination(e: left, f: decay * left - moment.velocity)
    accelerations = Combination(e: square - 2 * decay * decay, f: 2 * decay)
    jerks = Combination(
      e: decay * (4 * decay * decay - 3 * square), f: square - 4 * decay * decay)
  }

  @inline(__always) var position: Double { 1 - motion.e }

  @inline(__always) var acceleration: Double { accelerations.e * motion.e + accelerations.f * motion.f }

  /// The step that bends a chord by a tolerance.
  /// - Parameter last: the step before it, which it is guessed to be like.
  @inline(__always)
  func step(after last: Double, within tolerance: Double, longest: Double) -> Double {
    let step = step(guess: last, tolerance, longest)
    // Towards an inflection steps grow so fast that the last one is no guess.
    return step > 1.15 * last ? min(step, self.step(guess: step, tolerance, longest)) : step
  }

  @inline(__always)
  private func step(guess last: Double, _ tolerance: Double, _ longest: Double) -> Double {
    let jerk = jerks.e * motion.e + jerks.f * motion.f
    // In the middle of the step; where it bends both ways, by what is left of a cubic.
    let curvature = abs(acceleration + 0.5 * last * jerk) + 0.1 * last * abs(jerk)
    return min((8 * tolerance / curvature).squareRoot(), longest)
  }

  /// The same without a last one.
  func firstStep(within tolerance: Double, longest: Double) -> Double {
    var step = longest / 64
    for _ in 0..<6 { step = self.step(after: step, within: tolerance, longest: min(2 * step, longest)) }
    return step
  }
}
