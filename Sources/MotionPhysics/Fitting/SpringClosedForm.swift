/// The motion of a spring from 0 to 1 written as a function of time: 1 - e^(-at) (cos bt + c sin bt), as Figma's motion
/// context says it; 1 - e^(-at) (1 + ct) without a frequency; 1 - e^(-at) (cosh bt + c sinh bt) overdamped.
public struct SpringClosedForm: Hashable, Sendable {
  /// Which functions stand beside the exponential.
  public enum Kind: Hashable, Sendable {
    /// Cosine and sine.
    case trigonometric
    /// 1 and the time.
    case linear
    /// Their hyperbolic sisters.
    case hyperbolic
  }

  /// Which functions stand beside the exponential.
  public let kind: Kind
  /// a, per second.
  public let decay: Double
  /// b, radians per second; 0 without one.
  public let frequency: Double
  /// c, that of the sine; per second of `linear`.
  public let coefficient: Double

  /// A closed form.
  public init(kind: Kind, decay: Double, frequency: Double, coefficient: Double) {
    self.kind = kind
    self.decay = decay
    self.frequency = kind == .linear ? 0 : frequency
    self.coefficient = coefficient
  }

  /// The spring that moves so.
  /// - Throws: `MotionError` where there is none, or it is out of range.
  public func spring() throws(MotionError) -> Spring {
    try Bounds.atLeast(0).check(decay, "decay")
    try Bounds.atLeast(0).check(frequency, "frequency")
    guard kind == .linear || frequency > 0 else {
      throw .outOfRange(parameter: "frequency", value: frequency, allowed: "more than 0")
    }
    let (a, b) = (DoubleDouble(decay), DoubleDouble(frequency))
    var square = a * a
    if kind == .trigonometric { square = square + b * b }
    if kind == .hyperbolic {
      guard frequency < decay else {
        throw .invalid(
          parameter: "frequency", reason: "the motion grows; its frequency must be below its decay")
      }
      square = (a + b) * DoubleDouble.sum(decay, -frequency)
    }
    let natural = square.squareRoot
    guard natural.high > 0 else {
      throw .outOfRange(parameter: "decay", value: decay, allowed: "more than 0")
    }
    // decay - natural without its cancellation.
    let rest = (b * b) / (a + natural)
    let difference = kind == .trigonometric ? rest * -1 : kind == .hyperbolic ? rest : DoubleDouble(0)
    let ratio = kind == .linear ? 1 : (a / natural).high
    let bounce = -(difference / (difference.high > 0 ? a : natural)).high
    return try Spring(
      frequency: natural, decay: a, difference: difference, mass: 1, duration: 2 * Double.pi / natural.high,
      bounce: bounce + 0, dampingRatio: ratio, stiffness: natural.high * natural.high, damping: 2 * decay
    ).inRange("frequency", "decay")
  }

  /// How fast it starts, travels per second.
  public var velocity: Double { decay - coefficient * (kind == .linear ? 1 : frequency) }
}
