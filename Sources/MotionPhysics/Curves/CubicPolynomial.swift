/// One coordinate of a cubic Bezier as a polynomial of its parameter, which runs from 0 to 1.
struct CubicPolynomial: Hashable, Sendable {
  let start: Double
  let linear: Double
  let quadratic: Double
  let cubic: Double

  /// The polynomial of four Bezier coordinates.
  @inline(__always)
  init(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    start = first
    linear = 3 * (second - first)
    quadratic = 3 * (third - second) - linear
    cubic = fourth - first - linear - quadratic
  }

  @inline(__always)
  func value(_ parameter: Double) -> Double {
    ((cubic * parameter + quadratic) * parameter + linear) * parameter + start
  }

  @inline(__always)
  func slope(_ parameter: Double) -> Double {
    (3 * cubic * parameter + 2 * quadratic) * parameter + linear
  }

  /// The parameter at which a polynomial that never falls takes a value between its ends.
  ///
  /// Halley's method, which cubes its error, inside a bracket: a step that leaves the bracket halves it
  /// instead.
  func parameter(for value: Double, guess: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = guess
    for _ in 0..<100 {
      let gap = self.value(parameter) - value
      if gap == 0 { return parameter }
      if gap > 0 { high = parameter } else { low = parameter }
      let slope = self.slope(parameter)
      let bend = 3 * cubic * parameter + quadratic
      var next = slope > 0 ? parameter - gap * slope / (slope * slope - gap * bend) : .nan
      if !(next >= low && next <= high) { next = 0.5 * (low + high) }
      let step = abs(next - parameter)
      parameter = next
      // What is left is about the cube of the step.
      let isNear = step <= 1e-6 * parameter && abs(gap) <= 1e-6 * slope * parameter
      if isNear || step <= 1e-16 { return parameter }
    }
    return parameter
  }
}
