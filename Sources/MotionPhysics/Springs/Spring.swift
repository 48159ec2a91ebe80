import PlainText

/// A damped harmonic oscillator that goes from 0 to a target: m x'' + c x' + k (x - target) = 0.
///
/// Times are seconds, velocities units of the animated value per second. The names are SwiftUI's; where
/// SwiftUI's numbers are not physics (the stiffness and velocity of overdamped springs) these are.
///
/// The numbers that a spring was made from are stored beside the physics, so that each parameterisation reads back
/// exactly.
public struct Spring: Hashable, Sendable {
  /// Which solution of the differential equation applies.
  public enum Damping: Hashable, Sendable {
    /// Crosses its target: damping ratio below 1.
    case underdamped
    /// The fastest that does not cross it: damping ratio exactly 1.
    case critical
    /// Approaches the target slowly: damping ratio above 1.
    case overdamped
  }

  /// The undamped angular frequency √(stiffness/mass), radians per second.
  public let angularFrequency: Double
  /// damping / (2 mass), per second: how fast the envelope of an underdamped spring shrinks.
  public let decay: Double
  /// √|decay² - angularFrequency²|: the frequency of the oscillation, or half the gap between the two decay
  /// rates.
  public let dampedFrequency: Double
  /// Which solution applies.
  public let kind: Damping
  /// The mass at the end of the spring. Only `force` and the stiffness and damping that are read back depend
  /// on it.
  public let mass: Double
  /// The perceptual duration: the period of the undamped spring, 2π/angularFrequency, seconds.
  public let duration: Double
  /// 1 - dampingRatio, or 1/dampingRatio - 1 for overdamped springs; more than -1 and at most 1.
  public let bounce: Double
  /// damping / (2 √(stiffness mass)).
  public let dampingRatio: Double
  /// k, force per unit of length: mass (2π/duration)², whatever the damping.
  ///
  /// SwiftUI's getter is wrong for overdamped springs: 335.57 for duration 0.5 and bounce -0.2, whose stiffness
  /// is 157.91 (measured). It adds the squares of decay and `dampedFrequency` where it should subtract them.
  public let stiffness: Double
  /// c, force per unit of velocity: 2 mass `decay`.
  public let damping: Double

  /// The period of the undamped spring, seconds. SwiftUI's older name for the duration.
  public var response: Double { duration }

  /// The rounding errors of `decay` and `dampedFrequency`: over many oscillations they would show in the phase.
  let decayRest: Double
  let dampedFrequencyRest: Double

  /// The numbers that all parameterisations share, checked by the caller.
  /// - Parameters:
  ///   - difference: decay - angularFrequency, in a way that does not cancel.
  init(
    frequency: DoubleDouble, decay: DoubleDouble, difference: DoubleDouble, mass: Double, duration: Double,
    bounce: Double, dampingRatio: Double, stiffness: Double, damping: Double
  ) {
    // A product of differences: a² - w² would cancel near critical.
    let distance = difference.high < 0 ? -difference : difference
    let root = (distance * (decay + frequency)).squareRoot
    angularFrequency = frequency.high
    self.decay = decay.high
    decayRest = decay.low
    dampedFrequency = root.high
    dampedFrequencyRest = root.low
    kind = difference.high < 0 ? .underdamped : difference.high > 0 ? .overdamped : .critical
    self.mass = mass
    self.duration = duration
    self.bounce = bounce
    self.dampingRatio = dampingRatio
    self.stiffness = stiffness
    self.damping = damping
  }

  /// The spring itself, or an error when the numbers, each in its range, together lead out of another's.
  /// - Parameters:
  ///   - frequency: the parameter at fault when the period of the undamped spring is out of range.
  ///   - ratio: the parameter at fault when the damping ratio is.
  func inRange(_ frequency: String, _ ratio: String) throws(MotionError) -> Spring {
    guard Ranges.duration.containsRounded(duration) else {
      throw .invalid(
        parameter: frequency,
        reason: "the spring's duration would be \(DecimalText.significant(duration)) s, and must be "
          + Ranges.duration.allowed)
    }
    guard Ranges.dampingRatio.containsRounded(dampingRatio) else {
      throw .invalid(
        parameter: ratio,
        reason: "the damping ratio would be \(DecimalText.significant(dampingRatio)), and must be "
          + Ranges.dampingRatio.allowed)
    }
    return self
  }
}

#if !hasFeature(Embedded)
  extension Spring: CustomStringConvertible {
    /// The spring as its initialiser, by duration and bounce; its mass where it has one of its own.
    public var description: String {
      let (duration, bounce) = (DecimalText.exact(duration), DecimalText.exact(bounce))
      if mass == 1 { return "Spring(duration: \(duration), bounce: \(bounce))" }
      return "Spring(validatingDuration: \(duration), bounce: \(bounce), mass: \(DecimalText.exact(mass)))"
    }
  }
#endif
