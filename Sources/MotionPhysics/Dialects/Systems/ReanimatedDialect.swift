extension Dialect {
  /// Reanimated 4's `withSpring`: all three numbers of the physics, since their defaults changed from 1, 100,
  /// 10 in version 3, or its own duration and damping ratio.
  static let reanimated = Dialect(
    "reanimated", "Reanimated: mass, stiffness and damping",
    forms: [.reanimatedPhysics, .reanimatedDuration],
    easing: { (curve, duration) throws(UnsupportedMotion) in
      let points = try curve.controlPoints(for: "Reanimated")
      return [.init("bezier", .numbers(points.numbers))] + (try .milliseconds(duration))
    })
}

extension DialectForm {
  /// `mass` 4, `stiffness` 900, `damping` 120. From critical on Reanimated has one formula only, the critical
  /// one (springUtils.ts), so an overdamped spring is not written; read, the numbers are the spring's that
  /// they name.
  static let reanimatedPhysics = physics("withSpring", standards: (4, 900, 120)) { spring in
    spring.kind == .overdamped ? "Reanimated runs an overdamped spring as a critical one" : nil
  }

  /// `duration` 550 ms and `dampingRatio` 1, for a mass of 4. The motion takes about 1.5 durations.
  ///
  /// Reanimated looks for the stiffness no further than 8000, so shorter durations get no stiffer spring; and
  /// with a ratio above 1 it runs another spring than is meant (`ReanimatedEnergy.played`).
  static let reanimatedDuration = DialectForm(
    "withSpring",
    [
      Parameter("duration", Ranges.duration, standard: 0.55, isMilliseconds: true),
      Parameter("dampingRatio", Ranges.ratioToCritical, standard: 1),
    ],
    read: { (numbers, velocity) throws(MotionError) in
      let energy = ReanimatedEnergy(dampingRatio: numbers.second, velocity: velocity)
      guard let stiffness = energy.stiffness(duration: numbers.first) else {
        throw .outOfRange(
          parameter: "duration", value: numbers.first,
          allowed: Bounds.atLeast(energy.leastDuration).allowed + " with this damping ratio")
      }
      return try Spring(
        stiffness: stiffness, dampingRatio: numbers.second, mass: ReanimatedEnergy.mass)
    },
    write: { (spring, velocity) throws(UnsupportedMotion) in
      if spring.damping == 0 { throw UnsupportedMotion("an undamped spring never settles") }
      if spring.dampingRatio > 1 {
        throw UnsupportedMotion("Reanimated runs an overdamped spring as a critical one")
      }
      let frequency = spring.angularFrequency
      let stiffness = ReanimatedEnergy.mass * frequency * frequency
      if stiffness > ReanimatedEnergy.mostStiffness {
        throw UnsupportedMotion("Reanimated finds no stiffness above 8000 for a mass of 4")
      }
      let energy = ReanimatedEnergy(dampingRatio: spring.dampingRatio, velocity: velocity)
      let duration = energy.duration(decay: spring.decay)
      // Thrown, two springs may have the same duration.
      guard let found = energy.stiffness(duration: duration), abs(found - stiffness) <= 1e-6 * stiffness
      else {
        throw UnsupportedMotion("Reanimated makes another spring of every duration with this velocity")
      }
      return SpringNumbers(duration, spring.dampingRatio)
    })
}

/// The spring that Reanimated 4 makes of a duration and a damping ratio (animation/spring/springUtils.ts): it looks for
/// the stiffness at which, after 1.5 durations, the energy of a critically damped motion with the spring's
/// decay and initial velocity is 6e-9 of its start.
package struct ReanimatedEnergy {
  let dampingRatio: Double
  /// Travels per second, positive toward the target.
  let velocity: Double

  /// Its default mass, which goes with a duration.
  static let mass = 4.0
  /// Where its bisection ends.
  static let mostStiffness = 8000.0
  private static let energyThreshold = 6e-9
  private static let perceptualCoefficient = 1.5

  /// The spring that Reanimated runs from rest, also with a damping ratio above 1: it looks for the stiffness of such a
  /// spring, and then has the critical formula alone.
  ///
  /// - Parameters:
  ///   - duration: Seconds, above 0.
  ///   - dampingRatio: Above 0.
  /// - Throws: ``MotionError`` for numbers out of their ranges.
  package static func played(duration: Double, dampingRatio: Double) throws(MotionError) -> Spring {
    let energy = ReanimatedEnergy(dampingRatio: dampingRatio, velocity: 0)
    return try Spring(
      stiffness: energy.stiffness(duration: duration) ?? mostStiffness, dampingRatio: min(dampingRatio, 1),
      mass: mass)
  }

  /// The stiffness for its mass that its bisection from 0 to 8000 comes to; nil where it would end at 8000.
  func stiffness(duration: Double) -> Double? {
    let time = Self.perceptualCoefficient * duration
    if velocity == 0 {
      let stiffness = stiffness(decay: scaledDecay / time)
      return stiffness <= Self.mostStiffness ? stiffness : nil
    }
    func isTooLow(_ stiffness: Double) -> Bool { excess(decay: decay(stiffness: stiffness), time: time) > 0 }
    return isTooLow(Self.mostStiffness) ? nil : bisection(from: 0, to: Self.mostStiffness, isTooLow)
  }

  /// Seconds: with the most stiffness that Reanimated tries.
  var leastDuration: Double { duration(decay: decay(stiffness: Self.mostStiffness)) }

  /// Seconds, for a spring that is damped and not overdamped.
  func duration(decay: Double) -> Double {
    if velocity == 0 { return scaledDecay / (Self.perceptualCoefficient * decay) }
    func isTooShort(_ time: Double) -> Bool { excess(decay: decay, time: time) > 0 }
    var longest = 20 / decay
    while isTooShort(longest) { longest *= 2 }
    return bisection(from: 0, to: longest, isTooShort) / Self.perceptualCoefficient
  }

  private func stiffness(decay: Double) -> Double {
    let frequency = decay / dampingRatio
    return Self.mass * frequency * frequency
  }

  private func decay(stiffness: Double) -> Double { dampingRatio * (stiffness / Self.mass).squareRoot() }

  /// The logarithm of the share of the energy that is left, above that of the threshold. With s as decay times time
  /// and r as velocity by decay: ((1 + (1 - r)s)² + ζ²(r + (1 - r)s)²) / (1 + ζ²r²) e^(-2s).
  private func excess(decay: Double, time: Double) -> Double {
    let (scaled, share) = (decay * time, velocity / decay)
    let path = (1 - share) * scaled
    let square = dampingRatio * dampingRatio
    let left = (1 + path) * (1 + path) + square * (share + path) * (share + path)
    return naturalLogarithm(left / (1 + square * share * share)) - 2 * scaled
      - naturalLogarithm(Self.energyThreshold)
  }

  /// The root s from rest, where it does not depend on the stiffness: e^(-2s) ((1 + s)² + ζ²s²) = threshold.
  private var scaledDecay: Double {
    let square = dampingRatio * dampingRatio
    let height = naturalLogarithm(Self.energyThreshold)
    return newtonRoot(from: 20, steps: 50) { scaled in
      let energy = (1 + scaled) * (1 + scaled) + square * scaled * scaled
      let slope = (2 * (1 + scaled) + 2 * square * scaled) / energy - 2
      return (naturalLogarithm(energy) - 2 * scaled - height) / slope
    }
  }
}
