import MotionPhysics

extension Dialects {
  /// All systems that `convert` speaks: those of the physics, and CSS.
  package static let allWithCSS = all + [Dialect.css]

  /// The system of that name; nil for any other word.
  package static func named(_ name: some StringProtocol) -> Dialect? {
    allWithCSS.first { $0.name == name }
  }
}

extension Dialect {
  /// Whether presets keep a spring in the system's own words: one in another's is stored in theirs.
  package var isKept: Bool { SpringForms.all.contains { $0.dialect == name } }

  /// A transition's duration and timing function: CSS has no springs, so they are baked to `linear()`, which
  /// cannot be read back. Interrupted, it starts again at rest.
  static let css = Dialect(
    "css", "CSS: duration and linear(), baked", forms: [],
    easing: { (curve, duration) throws(UnsupportedMotion) in
      let length: [DialectParameter] = try .milliseconds(duration)
      if let text = curve.cssText { return length + [.init("easing", text: text)] }
      let baked: BakedCurve
      do throws(MotionError) { baked = try BakedCurve(baking: curve) } catch {
        throw UnsupportedMotion(error.sentence)
      }
      return length + [.init("easing", text: baked.text), .init("maxError", baked.maxError)]
    },
    facts: { (spring, velocity) throws(UnsupportedMotion) in
      do throws(MotionError) {
        let easing = try LinearEasing(baking: spring, initialVelocity: velocity)
        return [
          .init("durationMillis", Double(easing.durationMillis)), .init("easing", text: easing.text),
          .init("maxError", easing.maxError),
        ]
      } catch {
        throw UnsupportedMotion(error.sentence)
      }
    })
}
