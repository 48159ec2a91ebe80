import MotionPhysics
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

/// The animations of a Tamagui configuration, which all of its drivers read alike: a spring is its period in
/// milliseconds and its bounce, as they are in a registry; a tween is a timing of CSS (tamagui.dev, "Animations").
struct TamaguiAnimations {
  private let names: TypeScriptNames
  private let tolerance: Double
  private let note: ExportOutput.Note

  init(names: TypeScriptNames, tolerance: Double, note: @escaping ExportOutput.Note) {
    self.names = names
    self.tolerance = tolerance
    self.note = note
  }

  /// A preset's name.
  static func name(_ name: PresetName) -> String {
    let word = NameCase.camel.joined(name)
    return word.first?.isNumber == true ? "_" + word : word
  }

  private var usage: [String] {
    [
      "For Tamagui: `createAnimations({ ...\(names.object) })` of any driver in the config, then",
      "`transition=\"sheetPresent\"`. A spring is its period in milliseconds and its bounce, as the drivers beside config",
      "v6 take it; older ones know stiffness and damping alone, and play a spring of their own. A delay stands where",
      "the animation is used. With less motion: `\(names.choice)(true)` in place of `\(names.object)`.",
    ]
  }

  /// Writes the whole.
  func write(_ input: ExportInput, to text: inout CodeText) throws {
    var written: [(name: String, reduced: String)] = []
    try text.lines((GeneratedHeader.lines + usage).map(CommentStyle.slashes.line))
    try text.lines(["", "/** The presets. */"])
    try text.block("export const \(names.object) = {", end: "} as const;") { text in
      try input.forEach { exported in
        guard let value = try value(of: exported, to: &text) else { return }
        let name = Self.name(exported.name)
        try text.line("\(name): \(value),")
        written.append((name, try replacement(of: exported) ?? "\(names.object).\(name)"))
      }
    }
    try text.lines(["", "/** What replaces the presets where a person asks for less motion. */"])
    try text.block("export const \(names.reduced) = {", end: "} as const;") { text in
      for (name, reduced) in written { try text.line("\(name): \(reduced),") }
    }
    try text.lines(
      [
        "", "/** The presets, or what replaces them where a person asks for less motion. */",
        "export function \(names.choice)(reduced: boolean) {",
        "  return reduced ? \(names.reduced) : \(names.object);", "}",
      ])
  }

  /// A preset in Tamagui's words, behind its remarks; nil for what is left out.
  private func value(of exported: ExportedPreset, to text: inout CodeText) throws -> String? {
    var remarks = PresetRemarks.lines(of: exported)
    let value: String
    do {
      value = try Self.value(of: exported.motion, tolerance: tolerance, &remarks)
    } catch let error as MotionError {
      return try leaveOut(exported, error.sentence, to: &text)
    } catch is Wordless {
      return try leaveOut(
        exported, "Tamagui has no animation that is \(exported.motion.kind.phrase)", to: &text)
    }
    if let delay = exported.motion.animation?.delay, delay > 0 {
      let loss = "its delay of \(CSSNumber.milliseconds(delay)) is set where the animation is used"
      remarks.append("Not as it should be: \(loss).")
      note(loss, exported.name)
    }
    try text.lines(["/**"] + remarks.map { " * " + SafeText.inComment($0) } + [" */"])
    return value
  }

  private func leaveOut(_ exported: ExportedPreset, _ reason: String, to text: inout CodeText) throws
    -> String?
  {
    try text.line(CommentStyle.slashes.line("\(exported.name) is not here: \(reason)."))
    note(reason, exported.name)
    return nil
  }

  private struct Wordless: Error {}

  private static func value(
    of motion: Motion, tolerance: Double, _ remarks: inout [String]
  ) throws -> String {
    switch motion {
    case .spring(let spring, _):
      // A driver makes a spring that settles of every bounce.
      guard spring.damping > 0 else {
        throw MotionError.invalid(parameter: "spring", reason: "an undamped spring never settles")
      }
      return TypeScriptValue.object([
        .init("duration", .milliseconds(spring.duration)), .init("bounce", spring.bounce),
      ]).inline
    case .tween(let curve, let duration, _):
      let easing = try CSSEasing(curve, tolerance: tolerance)
      if easing.linearError > 0 {
        remarks.append("The curve within \(CSSNumber.error(easing.linearError)) of the travel.")
      }
      return TypeScriptText.literal("\(easing.linear ?? easing.basic) \(CSSNumber.milliseconds(duration))")
    case .curve, .duration, .clip, .sequence, .morph: throw Wordless()
    }
  }

  /// The preset's replacement; nil for itself.
  private func replacement(of exported: ExportedPreset) throws -> String? {
    let cut = TypeScriptText.literal("linear \(CSSTiming.cutDuration)")
    switch exported.reduced {
    case nil: return nil
    case .cut: return cut
    case .elsewhere(let other):
      note("its partner \(other) is not part of this export, so nothing moves instead", exported.name)
      return cut
    case .preset(let other, let motion):
      guard motion.animation != nil else {
        note(
          "\(other) is of another kind, so nothing moves instead; use it where the preset is used",
          exported.name)
        return cut
      }
      var remarks: [String] = []
      return try? Self.value(of: motion, tolerance: tolerance, &remarks)
    }
  }
}
