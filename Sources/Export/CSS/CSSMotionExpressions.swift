import MotionPhysics
import PlainText

extension MotionExpression {
  /// CSS: what stands behind the property in a `transition`.
  static let css = MotionExpression { motion, tolerance in
    guard let timing = try CSSTiming(motion, tolerance: tolerance) else { return nil }
    let delay = timing.delay > 0 ? CSSNumber.milliseconds(timing.delay) : nil
    return [timing.duration, timing.easing.map { $0.linear ?? $0.basic }, delay].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Classes with values of their own: blanks are underscores there.
  static let tailwind = MotionExpression { motion, tolerance in
    guard let timing = try CSSTiming(motion, tolerance: tolerance) else { return nil }
    func inClass(_ text: String) -> String {
      text.replacing(each: ", ", with: ",").replacing(each: " ", with: "_")
    }
    let delay = timing.delay > 0 ? "delay-[\(CSSNumber.milliseconds(timing.delay))]" : nil
    return [
      timing.duration.map { "duration-[\($0)]" },
      timing.easing.map { "ease-[\(inClass($0.linear ?? $0.basic))]" }, delay,
    ].compactMap(\.self).joined(separator: " ")
  }
}
