import MotionPhysics

extension MotionExpression {
  /// CSS: what stands behind the property in a `transition`.
  static let css = MotionExpression { motion, tolerance in
    guard let timing = try CSSTiming(motion, tolerance: tolerance) else { return nil }
    let delay = timing.delay > 0 ? CSSNumber.milliseconds(timing.delay) : nil
    return [timing.duration, timing.easing.map { $0.linear ?? $0.basic }, delay].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Classes with values of their own.
  static let tailwind = MotionExpression { motion, tolerance in
    guard let timing = try CSSTiming(motion, tolerance: tolerance) else { return nil }
    let delay = timing.delay > 0 ? "delay-[\(CSSNumber.milliseconds(timing.delay))]" : nil
    return [
      timing.duration.map { "duration-[\($0)]" },
      timing.easing.map { "ease-[\(inClass($0.linear ?? $0.basic))]" }, delay,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// A class has no blanks: none stands behind a comma, and an underscore stands for any other.
  private static func inClass(_ value: String) -> String {
    value.split(separator: " ").reduce(into: "") { text, word in
      text += text.isEmpty || text.utf8.last == UInt8(ascii: ",") ? word : "_" + word
    }
  }
}
