import Presets

extension ExportFormat {
  /// A preset of Panda CSS.
  static let panda = ExportFormat(
    name: "panda",
    summary:
      "A preset for Panda CSS: durations, easings, animations and keyframes, less motion by condition.",
    example: "motionbook export --format panda -o motion.ts",
    kinds: Set(Kind.allCases),
    fileName: "motion.ts",
    options: [.namespace, .tolerance],
    symbols: { input in
      // What Panda makes of its tokens in style sheets, and what `token()` is given.
      let categories = ["durations", "easings", "animations"]
      return try GeneratedSymbols(
        input, platforms: ["css", "css-in-js"], prefixes: categories.map { "--\($0)-" }, isAnimation: false,
        needsImport: false
      ) { preset in
        let name = PandaPreset.name(preset.name)
        return (name, categories.map { "--\($0)-\(name)" })
      }
    },
    write: { input, output in
      let names = try TypeScriptNames(input.options, taken: [])
      try NameClaims.check(input.names(), format: "panda", identifier: PandaPreset.name)
      try output.text("motion.ts") { text in
        try PandaPreset(object: names.object, tolerance: input.options.tolerance, note: output.note(_:of:))
          .write(input, to: &text)
      }
    })
}
