// Every way to make a spring from its numbers, checked. `Spring+SwiftUI` has SwiftUI's own, which clamp.
extension Spring {
  /// A spring from its perceptual duration and bounce, as SwiftUI's `Spring(duration:bounce:)`, refusing what that
  /// clamps.
  ///
  /// The damping ratio is 1 - bounce, or 1/(1 + bounce) for a negative bounce. The formula on the slide of
  /// WWDC23's session 10158 gives negative damping; SwiftUI runs this one.
  /// - Parameters:
  ///   - duration: seconds, in `Ranges.duration`.
  ///   - bounce: in `Ranges.bounce`: more than -1 and at most 1 (undamped).
  ///   - mass: in `Ranges.mass`.
  /// - Throws: `MotionError` naming the parameter.
  public init(
    validatingDuration duration: Double, bounce: Double = 0, mass: Double = 1
  ) throws(MotionError) {
    try Ranges.duration.check(duration, "duration")
    try Ranges.bounce.check(bounce, "bounce")
    try Ranges.mass.check(mass, "mass")
    self.init(uncheckedDuration: duration, bounce: bounce, mass: mass)
  }

  /// The spring of a duration and a bounce, or nil where these are not allowed: without the words of an error, which
  /// take memory that a bare WebAssembly module does not have.
  package static func ifPossible(duration: Double, bounce: Double) -> Spring? {
    guard Ranges.duration.contains(duration), Ranges.bounce.contains(bounce) else { return nil }
    return Spring(uncheckedDuration: duration, bounce: bounce)
  }

  /// The spring of a duration and a bounce without checks, for constants.
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

  /// A spring from the period of its undamped oscillation and its damping ratio, as SwiftUI's
  /// `Spring(response:dampingRatio:)`.
  /// - Parameters:
  ///   - response: seconds, in `Ranges.duration`.
  ///   - dampingRatio: in `Ranges.dampingRatio`: 0 is undamped, above 1 overdamped.
  ///   - mass: in `Ranges.mass`.
  /// - Throws: `MotionError` naming the parameter.
  public init(
    validatingResponse response: Double, dampingRatio: Double, mass: Double = 1
  ) throws(MotionError) {
    try Ranges.duration.check(response, "response")
    try Ranges.dampingRatio.check(dampingRatio, "dampingRatio")
    try Ranges.mass.check(mass, "mass")
    let frequency = DoubleDouble.turn / DoubleDouble(response)
    self = try Spring(
      frequency: frequency, dampingRatio: dampingRatio, mass: mass, duration: response,
      stiffness: mass * (frequency.high * frequency.high)
    ).inRange("mass", "dampingRatio")
  }

  /// The numbers that the forms with a damping ratio share.
  init(frequency: DoubleDouble, dampingRatio: Double, mass: Double, duration: Double, stiffness: Double) {
    self.init(
      frequency: frequency, decay: frequency * dampingRatio,
      difference: frequency * DoubleDouble.sum(dampingRatio, -1), mass: mass, duration: duration,
      bounce: Spring.bounce(dampingRatio: dampingRatio), dampingRatio: dampingRatio, stiffness: stiffness,
      damping: 2 * mass * (dampingRatio * frequency.high))
  }

  /// SwiftUI's bounce of a damping ratio, 0 or more: the inverse of 1 - bounce and of 1/(1 + bounce).
  ///
  /// Where a decimal of at most twelve places is but a rounding away, it is that: 0.3 of 0.7, and not the
  /// 0.30000000000000004 that the subtraction leaves. Near critical every bit counts, and the difference is kept.
  public static func bounce(dampingRatio: Double) -> Double {
    let bounce = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
    let decimal = roundedToTwelvePlaces(bounce)
    return abs(bounce) > 0.0005 && abs(decimal - bounce) <= 0x1p-52 ? decimal : bounce
  }

  /// A spring from its stiffness and damping ratio, as Jetpack Compose's `spring(dampingRatio, stiffness)`.
  /// - Parameters:
  ///   - stiffness: in `Ranges.stiffness`.
  ///   - dampingRatio: in `Ranges.dampingRatio`: 0 is undamped, above 1 overdamped.
  ///   - mass: in `Ranges.mass`; Compose's is 1.
  /// - Throws: `MotionError` naming the parameter.
  public init(stiffness: Double, dampingRatio: Double, mass: Double = 1) throws(MotionError) {
    try Ranges.stiffness.check(stiffness, "stiffness")
    try Ranges.dampingRatio.check(dampingRatio, "dampingRatio")
    try Ranges.mass.check(mass, "mass")
    let frequency = (DoubleDouble(stiffness) / DoubleDouble(mass)).squareRoot
    self = try Spring(
      frequency: frequency, dampingRatio: dampingRatio, mass: mass, duration: 2 * Double.pi / frequency.high,
      stiffness: stiffness
    ).inRange("stiffness", "dampingRatio")
  }

  /// A spring from its physics, as SwiftUI's `Spring(mass:stiffness:damping:allowOverDamping:)`.
  /// - Parameters:
  ///   - mass: in `Ranges.mass`.
  ///   - stiffness: in `Ranges.stiffness`.
  ///   - damping: in `Ranges.damping`; 0 is undamped.
  ///   - allowOverDamping: when false, as in SwiftUI, a damping above critical is taken as critical and reads
  ///     back so.
  /// - Throws: `MotionError` naming the parameter.
  public init(
    validatingMass mass: Double, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) throws(MotionError) {
    try Ranges.mass.check(mass, "mass")
    try Ranges.stiffness.check(stiffness, "stiffness")
    try Ranges.damping.check(damping, "damping")
    self = try Spring(
      uncheckedMass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowOverDamping
    ).inRange("stiffness", "damping")
  }

  /// The spring of a mass, a stiffness and a damping without checks.
  init(uncheckedMass mass: Double, stiffness: Double, damping: Double, allowOverDamping: Bool) {
    let frequency = (DoubleDouble(stiffness) / DoubleDouble(mass)).squareRoot
    let given = DoubleDouble(damping) / (DoubleDouble(mass) * 2)
    var difference = given - frequency
    // Exactly critical, but for the last of 32 digits.
    if abs(difference.high) <= 1e-30 * frequency.high { difference = DoubleDouble(0) }
    let isClamped = difference.high > 0 && !allowOverDamping
    if isClamped { difference = DoubleDouble(0) }
    let decay = difference.high == 0 ? frequency : given
    let ratio = difference.high == 0 ? 1 : (given / frequency).high
    // Not from the ratio, which has lost the small digits near critical.
    let bounce = -(difference / (difference.high > 0 ? given : frequency)).high
    self.init(
      frequency: frequency, decay: decay, difference: difference, mass: mass,
      duration: 2 * Double.pi / frequency.high, bounce: bounce + 0, dampingRatio: ratio, stiffness: stiffness,
      damping: isClamped ? 2 * mass * frequency.high : damping)
  }

  /// A spring from SwiftUI's idea of its settling duration, as
  /// `Spring(settlingDuration:dampingRatio:epsilon:)`.
  ///
  /// Not the inverse of `swiftUISettlingDuration`, nor of `settlingTime`: it solves the equation of
  /// `EnvelopeEquation`, whose frequency grows without bound as the ratio nears 1 from below. SwiftUI stops
  /// Newton's method early, so its last digits differ; these are converged.
  /// - Parameters:
  ///   - settlingDuration: seconds, in `Ranges.duration`; clamped to 0.01...10, as in SwiftUI.
  ///   - dampingRatio: more than 0 and at most 1.
  ///   - epsilon: the share of the travel that counts as settled, more than 0 and less than 1.
  /// - Throws: `MotionError` naming the parameter; also when the equation has no positive frequency.
  public init(
    validatingSettlingDuration settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001
  ) throws(MotionError) {
    try Ranges.duration.check(settlingDuration, "settlingDuration")
    try Ranges.ratioToCritical.check(dampingRatio, "dampingRatio")
    try Bounds.epsilon.check(epsilon, "epsilon")
    let frequency = EnvelopeEquation.frequency(
      duration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)
    guard frequency > 0 else {
      throw .invalid(parameter: "dampingRatio", reason: "\(dampingRatio) is too small for this equation")
    }
    try self.init(validatingResponse: 2 * Double.pi / frequency, dampingRatio: dampingRatio)
  }
}

extension Spring {
  /// SwiftUI's spring without bounce, 0.5 s.
  public static let smooth = Spring(uncheckedDuration: 0.5, bounce: 0)
  /// SwiftUI's spring with a small bounce of 0.15, 0.5 s.
  public static let snappy = Spring(uncheckedDuration: 0.5, bounce: 0.15)
  /// SwiftUI's spring with a bounce of 0.3, 0.5 s.
  public static let bouncy = Spring(uncheckedDuration: 0.5, bounce: 0.3)
}
