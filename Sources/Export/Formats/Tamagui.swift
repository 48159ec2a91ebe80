import Presets

extension ExportFormat {
  /// Animations of a Tamagui configuration.
  static let tamagui = ExportFormat(
    name: "tamagui",
    summary: "Animations for Tamagui's drivers: springs as duration and bounce, tweens as timings of CSS.",
    example: "motionbook export --format tamagui -o motion.ts",
    kinds: [.spring, .tween, .alias],
    fileName: "motion.ts",
    options: [.namespace, .tolerance],
    symbols: { input in
      let names = try TypeScriptNames(input.options, taken: [])
      return try GeneratedSymbols(
        input, platforms: ["reanimated", "web-js"], roots: [names.object, names.reduced], isAnimation: false,
        needsImport: true
      ) { preset in
        let name = TamaguiAnimations.name(preset.name)
        return ("\(names.object).\(name)", ["\(names.object).\(name)", "\(names.reduced).\(name)"])
      }
    },
    write: { input, output in
      let names = try TypeScriptNames(input.options, taken: [])
      try NameClaims.check(input.names(), format: "tamagui", identifier: TamaguiAnimations.name)
      try output.text("motion.ts") { text in
        try TamaguiAnimations(names: names, tolerance: input.options.tolerance, note: output.note(_:of:))
          .write(input, to: &text)
      }
    })
}
