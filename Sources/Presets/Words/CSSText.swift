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

extension CubicBezier {
  /// The function, `cubic-bezier(x1, y1, x2, y2)`.
  ///
  /// - Parameter text: How numbers are written.
  package func timingFunction(_ text: (Double) -> String = DecimalText.plain) -> String {
    "cubic-bezier(\(numbers.map(text).joined(separator: ", ")))"
  }
}

extension UnitCurve {
  /// The timing function that every browser reads and that is the curve itself (CSS Easing 1); nil for other curves.
  ///
  /// - Parameter text: How numbers are written.
  package func timingFunction(_ text: (Double) -> String = DecimalText.plain) -> String? {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .bezier(let curve): curve.timingFunction(text)
    case .steps(let curve): "steps(\(curve.count), jump-\(curve.jump.rawValue))"
    case .points, .circularEaseIn, .circularEaseOut, .circularEaseInOut, .path: nil
    }
  }

  /// The timing function that is the curve exactly, `linear()` too; nil for curves that CSS does not have.
  var cssText: String? {
    guard case .points(let curve) = self else { return timingFunction(DecimalText.exact) }
    let stops = curve.points.map { point in
      let percent = 100 * point.x
      return
        "\(DecimalText.exact(point.y)) \(DecimalNumber(percent, decimals: 12)?.text ?? percent.description)%"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}

extension Dialects {
  /// All systems that `convert` speaks: those of the physics, and CSS.
  package static let allWithCSS = all + [Dialect.css]

  /// The system of that name; nil for any other word.
  package static func named(_ name: some StringProtocol) -> Dialect? {
    allWithCSS.first { $0.name == name }
  }
}

extension Dialect {
  /// Whether presets keep a spring of these words in the system's own meaning: any other is stored in theirs.
  package func keeps(_ words: some Sequence<String>) -> Bool {
    let words = Set(words)
    return SpringForms.all.contains { form in
      form.dialect == name && words.isSubset(of: form.keys.map(\.key.rawValue))
        && form.keys.allSatisfy { !$0.required || words.contains($0.key.rawValue) }
    }
  }

  /// A transition's duration and timing function: CSS has no springs, so they are baked to `linear()`, which
  /// cannot be read back. Interrupted, it starts again at rest.
  static let css = Dialect(
    "css", "CSS: duration and linear(), baked", forms: [],
    easing: { (curve, duration) throws(UnsupportedMotion) in
      let length: [DialectParameter] = try .milliseconds(duration)
      if let text = curve.cssText { return length + [.init("easing", .text(text))] }
      let baked: BakedCurve
      do throws(MotionError) { baked = try BakedCurve(baking: curve) } catch {
        throw UnsupportedMotion(error.sentence)
      }
      return length + [.init("easing", .text(baked.text)), .init("maxError", .number(baked.maxError))]
    },
    facts: { (spring, velocity) throws(UnsupportedMotion) in
      do throws(MotionError) {
        let easing = try LinearEasing(baking: spring, initialVelocity: velocity)
        return [
          .init("durationMillis", .number(Double(easing.durationMillis))),
          .init("easing", .text(easing.text)), .init("maxError", .number(easing.maxError)),
        ]
      } catch {
        throw UnsupportedMotion(error.sentence)
      }
    })
}
