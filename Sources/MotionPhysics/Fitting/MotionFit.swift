/// The fit of a motion that was only seen: the best spring, the best tween, and which of them is justified.
public struct MotionFit: Hashable, Sendable {
  /// Which motion what was seen is taken for.
  public enum Verdict: Hashable, Sendable {
    /// The spring: it explains what was seen with the fewest numbers.
    case spring
    /// The tween: no spring comes near, or it comes far nearer than the spring.
    case tween
    /// Neither is within the tolerance.
    case neither
  }

  /// The nearest spring; nil where none could be told.
  public let spring: SpringFit?
  /// The nearest tween; nil where none could be told.
  public let tween: TweenFit?
  /// Of a curve whose stops lie on the spring: how far those are from it, where the lines between them cut corners.
  public let stops: FitError?
  /// The share of the way that either may be off: the tolerance, and half a step of the values.
  public let allowed: Double
  /// Which of them is justified.
  public let verdict: Verdict
  /// How far samples are from the course of their neighbours, typically, as a share of the way; 0 of a curve.
  public let scatter: Double

  /// Whether what neither explains is no more than the samples' own scatter.
  public var isScatter: Bool {
    let typical = min(spring?.error.typical ?? .infinity, tween?.error.typical ?? .infinity)
    return verdict == .neither && scatter < Self.mostScatter && typical < 1.5 * scatter
  }

  /// A share of the way: samples that scatter more show no motion.
  private static var mostScatter: Double { 0.05 }

  /// A hundredth of the way: too little to be seen in motion.
  public static var defaultTolerance: Double { 0.01 }

  /// Fits a recording.
  /// - Parameters:
  ///   - recording: the samples.
  ///   - constraints: what is known already.
  ///   - tolerance: the share of the way that a motion may be off and still count as what was seen, in
  ///     `Ranges.tolerance`.
  /// - Throws: `MotionError` where what is known is out of range, or neither a spring nor a tween could be told.
  public init(
    _ recording: Recording, _ constraints: FitConstraints = FitConstraints(),
    tolerance: Double = defaultTolerance
  ) throws(MotionError) {
    try constraints.check()
    try Ranges.tolerance.check(tolerance, "tolerance")
    let step = recording.resolution / recording.range
    let spring = try? SpringFit(
      recording, constraints, allowed: Self.allowed(tolerance: tolerance, step: step))
    let tween = try? TweenFit(recording, constraints)
    guard spring != nil || tween != nil else {
      throw .invalid(
        parameter: "samples", reason: "they tell neither a spring nor a tween; record more of the motion")
    }
    self.init(spring: spring, tween: tween, tolerance: tolerance, step: step, scatter: recording.scatter)
  }

  /// The share of the way that a motion may be off.
  private static func allowed(tolerance: Double, step: Double) -> Double { tolerance + 0.5 * step }

  /// - Parameters:
  ///   - stops: how far the stops of a curve are from the spring, where they lie on it.
  ///   - step: of the values, as a share of the way.
  ///   - scatter: of the samples, as a share of the way.
  init(
    spring: SpringFit?, tween: TweenFit?, stops: FitError? = nil, tolerance: Double, step: Double,
    scatter: Double = 0
  ) {
    self.stops = stops
    self.scatter = scatter
    self.spring = spring
    self.tween = tween
    allowed = Self.allowed(tolerance: tolerance, step: step)
    let (springError, tweenError) = (stops ?? spring?.error, tween?.error)
    let isSpring = (springError?.largest ?? .infinity) <= allowed
    let isTween = (tweenError?.largest ?? .infinity) <= allowed
    switch (isSpring, isTween) {
    case (false, false): verdict = .neither
    case (true, false): verdict = .spring
    case (false, true): verdict = .tween
    case (true, true):
      // Twice the noise of rounding, and a ten-thousandth of the way: below these nothing tells them apart.
      let noise = 2 * step / 12.squareRoot() + 1e-4
      let (springTypical, tweenTypical) = (springError?.typical ?? 0, tweenError?.typical ?? 0)
      verdict = springTypical > 2 * tweenTypical && springTypical > noise ? .tween : .spring
    }
  }
}
