import Presets

extension ExportFormat {
  /// A Sass map and mixins.
  static let scss = ExportFormat(
    name: "scss",
    summary: "A Sass map of the presets, and mixins for transitions and animations that respect less motion.",
    example: "motionbook export --format scss --prefix motion -o _motion.scss",
    kinds: Set(Kind.allCases),
    fileName: "_motion.scss",
    options: [.prefix, .tolerance],
    symbols: GeneratedSymbols.scss,
    write: { input, output in
      let prefix = try CSSName.prefix(input.options, default: "motion")
      guard !prefix.isEmpty else {
        throw ExportError.option(
          .prefix, value: prefix, reason: "must not be empty, because Sass names need it")
      }
      try NameClaims.check(input.names(), format: "scss", identifier: NameCase.kebab.joined)
      try output.text("_motion.scss") { text in
        try SCSSSheet(prefix: prefix, tolerance: input.options.tolerance, note: output.note(_:of:))
          .write(input, to: &text)
      }
    })
}
