import MotionPhysics
import PlainText

// CSS's easing functions (CSS Easing Functions Level 2) as text.

extension BakedCurve {
  /// The function on one line, `linear(0, 0.5 12.5%, …, 1)`. A percentage is left out where CSS puts the stop well
  /// enough by itself, evenly between its neighbours; such a stop may have a height of its own.
  package var text: String {
    let texts = stops.indices.map { index in
      let stop = stops[index]
      if let height = stop.spreadHeight { return height.text }
      // CSS puts the first stop at 0 % and the last at 100 %.
      let isImplied =
        index == 0 && stop.percent.value == 0 || index == stops.count - 1 && stop.percent.value == 100
      return isImplied ? stop.height.text : "\(stop.height.text) \(stop.percent.text)%"
    }
    return "linear(\(texts.joined(separator: ", ")))"
  }
}

extension LinearEasing {
  /// The function, `linear(0, 0.5 12.5%, …, 1)`.
  package var text: String { curve.text }
}

extension BezierFit {
  /// The function, `cubic-bezier(x1, y1, x2, y2)`.
  package var text: String { curve.cssText }
}

extension CubicBezier {
  /// The function, `cubic-bezier(x1, y1, x2, y2)`.
  var cssText: String {
    "cubic-bezier(\([x1, y1, x2, y2].map(DecimalText.exact).joined(separator: ", ")))"
  }
}

extension UnitCurve {
  /// The timing function that is the curve exactly; nil for curves that CSS does not have.
  var cssText: String? {
    switch self {
    case .linear: return "linear"
    case .easeIn: return "ease-in"
    case .easeOut: return "ease-out"
    case .easeInOut: return "ease-in-out"
    case .bezier(let curve): return curve.cssText
    case .steps(let curve): return "steps(\(curve.count), jump-\(curve.jump.rawValue))"
    case .points(let curve):
      let stops = curve.points.map { point in
        let percent = 100 * point.x
        return
          "\(DecimalText.exact(point.y)) \(DecimalNumber(percent, decimals: 12)?.text ?? percent.description)%"
      }
      return "linear(\(stops.joined(separator: ", ")))"
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .path: return nil
    }
  }
}
