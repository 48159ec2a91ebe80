import Presets

extension ExportFormat {
  /// A theme for Tailwind CSS 4.
  static let tailwind = ExportFormat(
    name: "tailwind",
    summary: "A Tailwind CSS 4 theme: ease-NAME, animate-NAME, duration-NAME and delay-NAME.",
    example: "motionbook export --format tailwind -o motion.tailwind.css",
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

extension GeneratedSymbols {
  /// `duration-sheet-present ease-sheet-present`.
  static func tailwind(_ input: ExportInput) throws -> GeneratedSymbols {
    let utilities = ["ease", "duration", "delay", "animate"]
    let prefix = try CSSName.prefix(input.options, default: "")
    // Without a prefix the first word of each name tells the presets' classes from others.
    let groups =
      prefix.isEmpty
      ? try input.names().map { NameCase.kebab.joined($0).prefix { $0 != "-" } } : [Substring(prefix)]
    let prefixes = Set(groups.flatMap { group in utilities.map { "\($0)-\(group)" } })
    return try GeneratedSymbols(
      input, platforms: ["tailwind"], prefixes: prefixes.sorted(), needsImport: false
    ) { preset in
      let name = CSSName.base(preset.name, prefix: prefix)
      let use =
        switch preset.kind {
        case .curve: "ease-\(name)"
        case .duration: "duration-\(name)"
        default: "duration-\(name) ease-\(name)"
        }
      return (use, utilities.map { "\($0)-\(name)" })
    }
  }
}

extension MotionExpression {
  /// Classes with values of their own.
  static let tailwind = MotionExpression { motion, tolerance in
    guard let timing = try CSSTiming(motion, tolerance: tolerance) else { return nil }
    let delay = timing.delay > 0 ? "delay-[\(CSSNumber.milliseconds(timing.delay))]" : nil
    return [
      timing.duration.map { "duration-[\($0)]" },
      timing.easing.map { "ease-[\(inClass($0.nearest))]" }, delay,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// A class has no blanks: none stands behind a comma, and an underscore stands for any other.
  private static func inClass(_ value: String) -> String {
    value.split(separator: " ").reduce(into: "") { text, word in
      text += text.isEmpty || text.utf8.last == UInt8(ascii: ",") ? word : "_" + word
    }
  }
}
