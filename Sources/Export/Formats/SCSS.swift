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
      let prefix = try CSSName.prefix(input.options, usual: "motion")
      guard !prefix.isEmpty else {
        throw ExportError.option(
          .prefix, value: prefix, reason: "must not be empty, because Sass names need it")
      }
      let names = try IdentifierTable(input.names(), format: "scss") { NameCase.kebab.joined($0) }
      let header = try GeneratedHeader.lines(input).map(CommentStyle.slashes.line)
      try output.bytes("_motion.scss") { sink in
        try SCSSSheet(
          names: names, prefix: prefix, tolerance: input.options.tolerance, note: output.note, sink: sink
        ).write(input, header: header)
      }
    })
}
