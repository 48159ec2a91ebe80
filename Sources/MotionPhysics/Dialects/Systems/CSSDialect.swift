extension Dialect {
  /// A transition's duration and timing function: CSS has no springs, so they are baked to `linear()`, which
  /// cannot be read back. Interrupted, it starts again at rest.
  static let css = Dialect(
    "css", "CSS: duration and linear(), baked", forms: [],
    easing: { (curve, duration) throws(Unsayable) in
      let milliseconds: [DialectParameter] = try .milliseconds(duration)
      return milliseconds + [.init("easing", text: try curve.cssText)]
    },
    facts: { (spring, velocity) throws(Unsayable) in
      do throws(MotionError) {
        let easing = try LinearEasing(baking: spring, initialVelocity: velocity)
        return [
          .init("durationMillis", Double(easing.durationMillis)), .init("easing", text: easing.text),
          .init("maxError", easing.maxError),
        ]
      } catch {
        throw Unsayable(error.sentence)
      }
    })
}

extension UnitCurve {
  /// The timing function of CSS Easing 2 that is the curve exactly.
  fileprivate var cssText: String {
    get throws(Unsayable) {
      switch self {
      case .linear: return "linear"
      case .easeIn: return "ease-in"
      case .easeOut: return "ease-out"
      case .easeInOut: return "ease-in-out"
      case .bezier(let curve): return "cubic-bezier(\(Self.list(curve.numbers)))"
      case .steps(let curve): return "steps(\(curve.count), jump-\(curve.jump.rawValue))"
      case .points(let curve):
        let stops = curve.points.map {
          "\(TypedNumber.text($0.y)) \(DecimalText.text(100 * $0.x, decimals: 12))%"
        }
        return "linear(\(stops.joined(separator: ", ")))"
      case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .path:
        throw unknown(to: "CSS")
      }
    }
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map(TypedNumber.text).joined(separator: ", ")
  }
}
