import CLibrary
import MotionPhysics

/// Robert Penner's easing functions, under the names that libraries give them: Chart.js `easeOutQuart`, Svelte
/// `quartOut`.
enum PennerEasing {
  /// Where a function is slow.
  private enum Side { case start, end, both }

  /// One of Chart.js (helpers.easing.ts); nil for a name that it does not have.
  static func chart(_ name: String) -> SiteCurve? {
    if name == "linear" { return EasingFunction.power(1)?.site(name) }
    for (prefix, side) in [("easeInOut", Side.both), ("easeIn", .start), ("easeOut", .end)]
    where name.hasPrefix(prefix) {
      let base = name.dropFirst(prefix.utf8.count).lowercased()
      if base == "bounce" {
        return BounceCurve.curve(side == .both ? .both : side == .start ? .start : .end, name: name)
      }
      let function = base == "elastic" ? elastic(period: side == .both ? 0.45 : 0.3) : common(base, side)
      return turned(function, side)?.site(name)
    }
    return nil
  }

  /// One of `svelte/easing`; nil for a name that it does not have. Its bounces are others.
  static func svelte(_ name: String) -> EasingFunction? {
    if name == "linear" { return .power(1) }
    for (ending, side) in [("InOut", Side.both), ("In", .start), ("Out", .end)] where name.hasSuffix(ending) {
      let base = String(name.dropLast(ending.utf8.count))
      return turned(base == "elastic" ? svelteElastic : common(base, side), side)
    }
    return nil
  }

  /// A function that is slow at its start.
  private static func common(_ base: String, _ side: Side) -> EasingFunction? {
    switch base {
    case "quad": .power(2)
    case "cubic": .power(3)
    case "quart": .power(4)
    case "quint": .power(5)
    case "sine": .sine
    case "circ": .circle
    case "expo": .exponential
    case "back": .back(side == .both ? 1.70158 * 1.525 : 1.70158)
    default: nil
    }
  }

  private static func elastic(period: Double) -> EasingFunction {
    EasingFunction { -exp2(10 * ($0 - 1)) * sin(($0 - 1 - period / 4) * 2 * Double.pi / period) }
  }

  private static let svelteElastic = EasingFunction { exp2(10 * ($0 - 1)) * sin(6.5 * Double.pi * $0) }

  private static func turned(_ function: EasingFunction?, _ side: Side) -> EasingFunction? {
    switch side {
    case .start: function
    case .end: function?.reversed
    case .both: function?.mirrored
    }
  }
}

extension CurveNames {
  /// The easings of Chart.js.
  static let charts = CurveNames { PennerEasing.chart($0) }
}
