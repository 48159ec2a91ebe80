// SwiftUI's initialisers, which take any number: what makes no spring is clamped to the nearest that does.
extension Spring {
  /// SwiftUI's `Spring(duration:bounce:)`.
  ///
  /// As in SwiftUI a bounce above 1 is taken as 1. What would leave SwiftUI with not-a-number is clamped too: a
  /// duration to 0.001...1000 s, a bounce to -0.999...1; not-a-number is taken as the default. A bounce so near to 1 that
  /// its damping ratio is below `Ranges.dampingRatio` is 1.
  /// - Parameters:
  ///   - duration: perceptual duration, seconds.
  ///   - bounce: more than -1 and at most 1.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      uncheckedDuration: duration.clamped(to: SwiftUILimits.durations, or: 0.5),
      bounce: SwiftUILimits.bounce(bounce))
  }

  /// SwiftUI's `Spring(response:dampingRatio:)`. SwiftUI takes a negative ratio for a motion that grows; here it
  /// is clamped to no damping.
  /// - Parameters:
  ///   - response: the period of the undamped spring, seconds; clamped to 0.001...1000.
  ///   - dampingRatio: clamped to 0...1000; below `Ranges.dampingRatio` it is 0.
  public init(response: Double, dampingRatio: Double) {
    let response = response.clamped(to: SwiftUILimits.durations, or: 0.5)
    let frequency = DoubleDouble.turn / DoubleDouble(response)
    self.init(
      frequency: frequency, dampingRatio: SwiftUILimits.ratio(dampingRatio), mass: 1,
      duration: response, stiffness: frequency.high * frequency.high)
  }

  /// SwiftUI's `Spring(mass:stiffness:damping:allowOverDamping:)`.
  /// - Parameters:
  ///   - mass: clamped to 0.001...1000.
  ///   - stiffness: clamped to what gives a duration of 0.001...1000 s.
  ///   - damping: clamped to what a damping ratio of 1000 takes; below what the lowest of `Ranges.dampingRatio` takes it is
  ///     0.
  ///   - allowOverDamping: when false, as in SwiftUI, a damping above critical is taken as critical.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = mass.clamped(to: SwiftUILimits.masses, or: 1)
    let stiffness = stiffness.clamped(to: SwiftUILimits.stiffnesses(mass: mass), or: 100)
    let critical = 2 * (mass * stiffness).squareRoot()
    let most = SwiftUILimits.ratios.upperBound * critical
    let damping = damping.clamped(to: 0...most, or: 0)
    self.init(
      uncheckedMass: mass, stiffness: stiffness,
      damping: damping < Ranges.dampingRatio.lowest * critical ? 0 : damping,
      allowOverDamping: allowOverDamping)
  }

  /// SwiftUI's `Spring(settlingDuration:dampingRatio:epsilon:)`; see `init(validatingSettlingDuration:…)`.
  /// - Parameters:
  ///   - settlingDuration: seconds; clamped to 0.01...10, as in SwiftUI.
  ///   - dampingRatio: clamped to 0.001...1; SwiftUI goes down to 2.2e-16, where its equation has no solution.
  ///   - epsilon: the share of the travel that counts as settled; clamped to 1e-9...0.1.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = settlingDuration.clamped(to: EnvelopeEquation.durations, or: 1)
    let ratio = dampingRatio.clamped(to: 0.001...1, or: 1)
    let frequency = EnvelopeEquation.frequency(
      duration: duration, dampingRatio: ratio, epsilon: epsilon.clamped(to: 1e-9...0.1, or: 0.001))
    // A great share of a motion almost without damping is reached at once.
    self.init(response: frequency > 0 ? 2 * Double.pi / frequency : duration, dampingRatio: ratio)
  }

  /// The spring without bounce, with another duration in seconds and a bounce that is added; clamped.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// The spring with a bounce of 0.15, with another duration in seconds and a bounce that is added; clamped.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// The spring with a bounce of 0.3, with another duration in seconds and a bounce that is added; clamped.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// SwiftUI's `settlingDuration`: what it estimates for a target of 1 from rest, to within 0.001. The exact time
  /// is `settlingTime()`.
  public var settlingDuration: Double { swiftUISettlingDuration(target: 1.0) }

  /// SwiftUI's `settlingDuration(target:initialVelocity:epsilon:)`: see `swiftUISettlingDuration`.
  /// - Parameters:
  ///   - target: the travel.
  ///   - initialVelocity: units per second.
  ///   - epsilon: an absolute distance, not a share.
  public func settlingDuration<Vector: MotionVector>(
    target: Vector, initialVelocity: Vector = .zero, epsilon: Double
  ) -> Double {
    swiftUISettlingDuration(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
  }

  /// SwiftUI's `settlingDuration(fromValue:toValue:initialVelocity:epsilon:)`.
  /// - Parameters:
  ///   - fromValue: where the motion starts.
  ///   - toValue: where it comes to rest.
  ///   - initialVelocity: units per second.
  ///   - epsilon: an absolute distance, not a share.
  public func settlingDuration<Vector: MotionVector>(
    fromValue: Vector, toValue: Vector, initialVelocity: Vector, epsilon: Double
  ) -> Double {
    swiftUISettlingDuration(target: toValue - fromValue, initialVelocity: initialVelocity, epsilon: epsilon)
  }
}

/// The numbers to which SwiftUI's initialisers clamp: far beyond any motion that a person could see.
enum SwiftUILimits {
  static let durations = 0.001...1000.0
  static let bounces = -0.999...1.0
  static let ratios = 0...1000.0
  static let masses = 0.001...1000.0

  /// The nearest bounce of a spring that is undamped or has a damping ratio that may be typed.
  static func bounce(_ bounce: Double) -> Double {
    let bounce = bounce.clamped(to: bounces, or: 0)
    return bounce > Ranges.bounce.highest ? 1 : bounce
  }

  /// The nearest damping ratio that is 0 or may be typed.
  static func ratio(_ ratio: Double) -> Double {
    let ratio = ratio.clamped(to: ratios, or: 1)
    return ratio < Ranges.dampingRatio.lowest ? 0 : ratio
  }

  /// Those with which the spring's duration is within its limits.
  static func stiffnesses(mass: Double) -> ClosedRange<Double> {
    let (slow, fast) = (2 * Double.pi / durations.upperBound, 2 * Double.pi / durations.lowerBound)
    return mass * slow * slow...mass * fast * fast
  }

  /// Seconds, of delays and of everything that is not a spring.
  static let times = 0...1000.0

  /// A factor of pace; not-a-number is none.
  static func speed(_ speed: Double) -> Double { speed.clamped(to: 0.001...1000, or: 1) }

  /// A duration in seconds; not-a-number is none.
  static func time(_ duration: Double) -> Double { duration.clamped(to: times, or: 0) }
}

extension Double {
  /// The nearest number of a range; another for not-a-number.
  func clamped(to range: ClosedRange<Double>, or other: Double) -> Double {
    isNaN ? other : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
