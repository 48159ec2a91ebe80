import Presets

extension ExportFormat {
  /// Custom properties and keyframes.
  static let css = ExportFormat(
    name: "css",
    summary: "CSS custom properties and keyframes: springs as linear() with a Bezier for older browsers.",
    example: "motionbook export --format css --prefix motion -o motion.css",
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
      let use = own[CSSVariables.parts(of: preset.kind).last ?? .transition]
      let name = lead + NameCase.kebab.joined(preset.name)
      return ("var(\(use))", CSSVariables.Part.allCases.map { "\(name)-\($0.rawValue)" } + [name])
    }
  }
}

extension MotionExpression {
  /// CSS: what stands behind the property in a `transition`.
  static let css = MotionExpression { motion, tolerance in
    guard let timing = try CSSTiming(motion, tolerance: tolerance) else { return nil }
    let delay = timing.delay > 0 ? CSSNumber.milliseconds(timing.delay) : nil
    return [timing.duration, timing.easing?.nearest, delay].compactMap(\.self)
      .joined(separator: " ")
  }
}
