import CommandLineKit
import MotionPhysics
import PlainText
import Presets

/// A fitted motion as a preset: with the fewest decimals that keep it as near to what was seen.
enum FittedPreset {
  /// The justified motion, or the one that was asked for; nil where there is none.
  static func content(of fit: MotionFit, _ kind: FittedKind?) throws -> Content? {
    switch kind ?? FittedKind(fit.verdict) {
    case .spring:
      guard let spring = fit.spring.map(spring) else { return nil }
      return .spring(
        try SpringText.spring(
          ["duration": spring.duration, "bounce": spring.bounce], base: nil, dialect: nil, delay: nil))
    case .tween:
      guard let fitted = fit.tween else { return nil }
      let tween = tween(fitted)
      let curve = tween.curve
      return .tween(
        TypedTween(
          curve: .inline(.bezier(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)),
          duration: .seconds(tween.duration)))
    case nil: return nil
    }
  }

  /// Rounding may add this share of the error that is there.
  private static let share = 0.02
  private static let decimals = 2...6

  static func spring(_ fit: SpringFit) -> Spring {
    let exact = Animation.spring(fit.spring, delay: 0)
    for decimals in decimals {
      let rounded = try? Spring(
        validatingDuration: Self.rounded(fit.spring.duration, decimals),
        bounce: Self.rounded(fit.spring.bounce, decimals))
      guard let rounded else { continue }
      if isNear(.spring(rounded, delay: 0), exact, fit.error) { return rounded }
    }
    return fit.spring
  }

  static func tween(_ fit: TweenFit) -> (curve: CubicBezier, duration: Double) {
    let exact = Animation.tween(.bezier(fit.curve), duration: fit.duration, delay: 0)
    for decimals in decimals {
      let curve = try? CubicBezier(
        x1: Self.rounded(fit.curve.x1, decimals), y1: Self.rounded(fit.curve.y1, decimals),
        x2: Self.rounded(fit.curve.x2, decimals), y2: Self.rounded(fit.curve.y2, decimals))
      let duration = Self.rounded(fit.duration, decimals)
      guard let curve, Ranges.duration.contains(duration) else { continue }
      let rounded = Animation.tween(.bezier(curve), duration: duration, delay: 0)
      if isNear(rounded, exact, fit.error) { return (curve, duration) }
    }
    return (fit.curve, fit.duration)
  }

  private static func isNear(_ rounded: Animation, _ exact: Animation, _ error: FitError) -> Bool {
    rounded.distance(to: exact).distance <= share * error.largest + 1e-9
  }

  private static func rounded(_ value: Double, _ decimals: Int) -> Double {
    DecimalText.roundedNumber(value, decimals: decimals)
  }
}

/// Which motion `--as` adds.
enum FittedKind: String, CaseIterable, ArgumentValue {
  case spring
  case tween

  init?(_ verdict: MotionFit.Verdict) {
    switch verdict {
    case .spring: self = .spring
    case .tween: self = .tween
    case .neither: return nil
    }
  }
}
