import MotionPhysics
import Presets

extension ExportFormat {
  /// A module of TypeScript for a library, by the library's own words.
  ///
  /// - Parameters:
  ///   - platform: Where its presets can be used, as reports name platforms.
  ///   - isPasted: Whether a motion means the same without the code behind the presets.
  static func typeScript(
    _ name: String, summary: String, platform: String, isPasted: Bool = true,
    system: @escaping @Sendable (_ tolerance: Double) -> any TypeScriptSystem
  ) -> ExportFormat {
    ExportFormat(
      name: name, summary: summary, example: "motionbook export --format \(name) -o motion.ts",
      fileName: "motion.ts", options: [.namespace, .tolerance],
      symbols: { [.typeScript($0, TypeScriptNames(unchecked: $0.options), platforms: [platform])] },
      expression: isPasted ? .typeScript(system) : nil,
      write: { input, output in
        try TypeScriptExporter(system(input.options.tolerance), format: name, input, output: output).export()
      })
  }
}

extension MotionExpression {
  /// A library of TypeScript, by what its export writes behind a preset's name.
  static func typeScript(
    _ system: @escaping @Sendable (_ tolerance: Double) -> any TypeScriptSystem
  ) -> MotionExpression {
    MotionExpression { motion in
      guard !motion.kind.hasParts, let name = try? PresetName("motion") else { return nil }
      var notes = TypeScriptNotes(name)
      let value = try system(ExportOptions.defaultTolerance).value(of: motion, &notes)
      return notes.helpers.isEmpty ? value.inline : nil
    }
  }
}
