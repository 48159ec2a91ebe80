import Presets

extension ExportFormat {
  static let css = ExportFormat(
    name: "css",
    summary: "CSS custom properties and keyframes: springs as linear() with a Bezier for older browsers.",
    example: "motionbook export --format css --prefix motion -o motion.css",
    fileName: "motion.css",
    options: [.prefix, .tolerance, .viewTransitions, .stagger],
    symbols: { [try GeneratedSymbols.customProperties($0)] },
    expression: .css,
    write: { input, output in
      try CSSSheet.write(input, to: output, file: "motion.css", format: "css")
    })
}

extension MotionExpression {
  /// CSS: what stands behind the property in a `transition`.
  static let css = MotionExpression { motion in
    guard let timing = try CSSTiming(motion, tolerance: ExportOptions.defaultTolerance) else { return nil }
    let delay = timing.delay > 0 ? CSSNumber.milliseconds(timing.delay) : nil
    return [timing.duration, timing.easing?.nearest, delay].compactMap(\.self)
      .joined(separator: " ")
  }
}
