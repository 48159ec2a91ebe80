import MotionPhysics
import Presets

extension ExportFormat {
  static let tamagui = ExportFormat(
    name: "tamagui",
    summary: "Animations for Tamagui's drivers: springs as duration and bounce, tweens as timings of CSS.",
    example: "motionbook export --format tamagui -o motion.ts",
    kinds: [.spring, .tween, .alias],
    fileName: "motion.ts",
    options: [.namespace, .tolerance],
    symbols: { input in
      let names = try TypeScriptNames(input.options, taken: [])
      return [
        .typeScript(input, names, platforms: ["reanimated", "web-js"]) { [TamaguiExporter.name($0)] }
      ]
    },
    write: { input, output in try TamaguiExporter(input, output: output).export() })
}

/// The animations of a Tamagui configuration, which all of its drivers read alike: a spring is its period in
/// milliseconds and its bounce, as they are in a registry; a tween is a timing of CSS (tamagui.dev, "Animations").
final class TamaguiExporter: CodeExporter {
  let context: CodeContext
  let layout = CodeLayout(format: "tamagui", fileName: "motion.ts")
  private let names: TypeScriptNames
  private var replacements: [(name: String, reduced: String)] = []

  init(_ input: ExportInput, output: ExportOutput) throws {
    names = try TypeScriptNames(input.options, taken: [])
    try NameClaims.check(input.names, format: layout.format, identifier: Self.name)
    context = CodeContext(input: input, root: names.object, output: output)
  }

  static func name(_ name: PresetName) -> String { TypeScriptNames.member(name.words) }

  func path(_ name: PresetName) -> String { "\(root).\(Self.name(name))" }

  var toolMarks: [String] { TypeScriptText.toolMarks }
  var introduction: [String] {
    [
      "For Tamagui: `createAnimations({ ...\(root) })` of any driver in the config, then",
      "`transition=\"sheetPresent\"`. A spring is its period in milliseconds and its bounce, as the drivers beside config",
      "v6 take it; older ones know stiffness and damping alone, and play a spring of their own. A delay stands where",
      "the animation is used. With less motion: `\(names.choice)(true)` in place of `\(root)`.",
    ]
  }

  func writeHead(to text: inout CodeText) throws {}

  private var end: String { context.input.options.isPlain ? "};" : "} as const;" }

  func writePresets(to text: inout CodeText) throws {
    try text.lines(["", "/** The presets. */"])
    try text.block("export const \(root) = {", end: end) { text in
      try context.input.forEach { try write($0, to: &text) }
    }
  }

  func writeTail(to text: inout CodeText) throws {
    try text.lines(["", "/** What replaces the presets where a person asks for less motion. */"])
    try text.block("export const \(names.reduced) = {", end: end) { text in
      for (name, reduced) in replacements { try text.line("\(name): \(reduced),") }
    }
    try text.lines(
      [
        "", "/** The presets, or what replaces them where a person asks for less motion. */",
        "export function \(names.choice)(reduced\(context.input.options.isPlain ? "" : ": boolean")) {",
        "  return reduced ? \(names.reduced) : \(root);", "}",
      ])
  }

  /// Writes a preset in Tamagui's words, behind its remarks.
  func write(_ preset: ExportedPreset, to text: inout CodeText) throws {
    guard let animation = preset.motion.animation else {
      return try leaveOut(preset, "Tamagui has no animation that is \(preset.motion.kind.phrase)", to: &text)
    }
    var remarks = PresetRemarks.lines(of: preset)
    let value: String
    do throws(MotionError) {
      value = try self.value(of: animation, &remarks, note: { note($0, of: preset.name) })
    } catch {
      return try leaveOut(preset, error.sentence, to: &text)
    }
    if Self.kept.contains(Self.name(preset.name)) {
      let loss = "Tamagui keeps this name for itself, so no `transition` finds it; give it another"
      remarks += PresetRemarks.notes([loss])
      note(loss, of: preset.name)
    }
    if animation.delay > 0 {
      let loss = "its delay of \(CSSNumber.milliseconds(animation.delay)) is set where the animation is used"
      remarks.append("Not as it should be: \(loss).")
      note(loss, of: preset.name)
    }
    let name = Self.name(preset.name)
    try text.lines(TypeScriptText.documentation(remarks) + ["\(name): \(value),"])
    replacements.append((name, replacement(of: preset) ?? path(preset.name)))
  }

  /// Words that a `transition` never takes for an animation's name (style-grammar's transition.ts,
  /// `reservedPresetNames`), as far as names are written like them.
  private static let kept: Set<String> = [
    "all", "ease", "inherit", "initial", "linear", "none", "normal", "revert", "unset",
  ]

  private func value(
    of animation: Animation, _ remarks: inout [String], note: (_ reason: String) -> Void
  ) throws(MotionError) -> String {
    switch animation {
    case .spring(let spring, _):
      // A driver makes a spring that settles of every bounce.
      guard spring.damping > 0 else {
        throw MotionError.invalid(parameter: "spring", reason: "an undamped spring never settles")
      }
      return TypeScriptValue.object([
        .init("duration", .milliseconds(spring.duration)), .init("bounce", spring.bounce),
      ]).inline
    case .tween(let curve, let duration, _):
      let easing = try CSSEasing(curve, tolerance: context.input.options.tolerance)
      if easing.linearError > 0 {
        remarks.append("The curve within \(CSSNumber.error(easing.linearError)) of the travel.")
      }
      if curve.bezier == nil, curve != .linear {
        // resolveTransition.ts, `easingToBezier`.
        let loss =
          "only the CSS driver plays its curve; those of Motion, Reanimated and React Native know Beziers alone and "
          + "play a curve of their own"
        remarks += PresetRemarks.notes([loss])
        if easing.linear != nil {
          remarks.append(
            "The nearest for them is \(easing.basic), within \(CSSNumber.error(easing.basicError)).")
        }
        note(loss)
      }
      return TypeScriptText.literal("\(easing.nearest) \(CSSNumber.milliseconds(duration))")
    }
  }

  /// The preset's replacement; nil for itself.
  private func replacement(of exported: ExportedPreset) -> String? {
    guard let partner = exported.reduced else { return nil }
    if case .preset(_, let motion) = partner, let animation = motion.animation {
      var remarks: [String] = []
      return try? value(of: animation, &remarks, note: { _ in })
    }
    if let loss = partner.loss { note(loss, of: exported.name) }
    return TypeScriptText.literal("linear \(CSSTiming.cutDuration)")
  }
}
