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
