extension Spring {
  /// A spring from its perceptual duration and bounce, as SwiftUI's `Spring(duration:bounce:)`.
  ///
  /// The damping ratio is 1 - bounce, or 1/(1 + bounce) for a negative bounce. The formula on the slide of
  /// WWDC23's session 10158 gives negative damping; SwiftUI runs this one.
  /// - Parameters:
  ///   - duration: seconds, greater than 0.
  ///   - bounce: more than -1 and at most 1 (undamped).
  ///   - mass: greater than 0.
  /// - Throws: `MotionError` naming the parameter.
  public init(duration: Double = 0.5, bounce: Double = 0, mass: Double = 1) throws(MotionError) {
    try Bounds.greaterThanZero.check(duration, "duration")
    try Bounds.bounce.check(bounce, "bounce")
    try Bounds.greaterThanZero.check(mass, "mass")
    self = try Spring(uncheckedDuration: duration, bounce: bounce, mass: mass).representable("duration")
  }

  /// The same, or nil where it would throw: without the error's words, which take memory that a bare
  /// WebAssembly module does not have.
  public static func ifPossible(duration: Double, bounce: Double) -> Spring? {
    guard duration.isFinite, Bounds.greaterThanZero.contains(duration) else { return nil }
    guard bounce.isFinite, Bounds.bounce.contains(bounce) else { return nil }
    return try? Spring(uncheckedDuration: duration, bounce: bounce).representable("duration")
  }

  /// The same without checks, for constants.
  init(uncheckedDuration duration: Double, bounce: Double, mass: Double = 1) {
    let frequency = DoubleDouble.turn / DoubleDouble(duration)
    let one = DoubleDouble.sum(1, bounce)
    let ratio = bounce >= 0 ? DoubleDouble.sum(1, -bounce) : DoubleDouble(1) / one
    // From the bounce, not from the ratio: ratio - 1 would lose the bounce's small digits near critical.
    let excess = bounce >= 0 ? DoubleDouble(-bounce) : DoubleDouble(-bounce) / one
    let square = frequency.high * frequency.high
    self.init(
      frequency: frequency, decay: ratio * frequency, difference: excess * frequency, mass: mass,
      duration: duration, bounce: bounce, dampingRatio: ratio.high, stiffness: mass * square,
      damping: 2 * mass * (ratio.high * frequency.high))
  }
}
