import Presets

extension ExportFormat {
  /// A theme for Tailwind CSS 4.
  static let tailwind = ExportFormat(
    name: "tailwind",
    summary: "A Tailwind CSS 4 theme: ease-NAME, animate-NAME, duration-NAME and delay-NAME.",
    example: "motionbook export --format tailwind -o motion.tailwind.css",
    kinds: Set(Kind.allCases),
    fileName: "motion.tailwind.css",
    options: [.prefix, .tolerance],
    symbols: GeneratedSymbols.tailwind,
    expression: .tailwind,
    write: { input, output in
      try CSSSheet.write(
        input, to: output, file: "motion.tailwind.css", format: "tailwind",
        theme: TailwindTheme(prefix: CSSName.prefix(input.options, default: "")))
    })
}
