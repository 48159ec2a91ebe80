import Presets

extension ExportFormat {
  /// Custom properties and keyframes.
  static let css = ExportFormat(
    name: "css",
    summary: "CSS custom properties and keyframes: springs as linear() with a Bezier for older browsers.",
    example: "motionbook export --format css --prefix motion -o motion.css",
    kinds: Set(Kind.allCases),
    fileName: "motion.css",
    options: [.prefix, .tolerance, .viewTransitions, .stagger],
    symbols: GeneratedSymbols.css,
    expression: .css,
    write: { input, output in
      try CSSSheet.write(input, to: output, file: "motion.css", format: "css")
    })
}

extension GeneratedSymbols {
  /// `var(--motion-sheet-present-transition)` and its parts.
  static func css(_ input: ExportInput) throws -> GeneratedSymbols {
    let prefix = try CSSName.prefix(input.options, default: "motion")
    let lead = prefix.isEmpty ? "--" : "--\(prefix)-"
    return try GeneratedSymbols(
      input, platforms: ["css", "css-in-js"], prefixes: prefix.isEmpty ? [] : [lead],
      needsImport: false
    ) { preset in
      let own = CSSVariables(preset.name, prefix: prefix, kind: preset.kind)
      let use =
        switch preset.kind {
        case .curve: own.easing
        case .duration: own.duration
        case .clip, .sequence: own.animation
        case .spring, .tween, .morph, .alias: own.transition
        }
      let name = lead + NameCase.kebab.joined(preset.name)
      let parts = ["duration", "easing", "delay", "transition", "animation"]
      return ("var(\(use))", parts.map { "\(name)-\($0)" } + [name])
    }
  }
}

extension MotionExpression {
  /// CSS: what stands behind the property in a `transition`.
  static let css = MotionExpression { motion, tolerance in
    guard let timing = try CSSTiming(motion, tolerance: tolerance) else { return nil }
    let delay = timing.delay > 0 ? CSSNumber.milliseconds(timing.delay) : nil
    return [timing.duration, timing.easing.map { $0.linear ?? $0.basic }, delay].compactMap(\.self)
      .joined(separator: " ")
  }
}
