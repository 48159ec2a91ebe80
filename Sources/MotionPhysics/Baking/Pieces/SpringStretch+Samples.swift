extension SpringStretch {
  /// Adds points between whose connections and the curve there is about a tolerance.
  ///
  /// A chord of length h leaves the curve by f'' h²/8, on its inner side only. Points half as far outside of
  /// the curve make that half as much on either side, for which steps may be longer. What a step meets is
  /// guessed from the acceleration and the jerk before it; beside an inflection the tolerance may be exceeded
  /// by half of it. That costs nothing, because the error of the result is measured.
  func sample(into samples: inout CurveSamples, from: Double, to: Double, tolerance: Double) {
    let end = time(at: to)
    let longest = max(spring.duration / 8, end / 8)
    var time = time(at: from)
    guard time < end else { return }
    var walk = SampleWalk(self, time: time)
    var step = walk.firstStep(within: tolerance, longest: spring.duration / 8)
    let table = StepTable(spring, steps: 0.25 * min(step, longest)...longest)
    // A share of what both sides of the curve allow together is for guesses.
    let bulge = 1.8 * tolerance
    // About as many as an oscillation without damping takes.
    samples.reserve(Int(min(0.5 * (end - time) / (spring.duration * tolerance.squareRoot()), 1e5)) + 16)
    while true {
      // The last point is on the curve, not outside.
      let left = end - time
      if left < 0.9 * step { return }
      if left < 2 * step { step = 0.5 * left }
      let next = table.advance(walk.motion, by: step)
      walk.motion = next.motion
      time += next.step
      step = walk.step(
        after: next.step, within: bulge, longest: min(2 * next.step, max(spring.duration / 8, time / 8)))
      let aside = walk.acceleration * step * step / 16
      samples.append(
        CurvePoint(
          x: (time + delay) / duration,
          y: walk.position - min(max(aside, -0.5 * bulge), 0.5 * bulge)))
    }
  }
}
