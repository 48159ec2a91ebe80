import Findings

/// Findings as the rules and the scan make them.
enum Samples {
  static let tool = ReportTool(name: "motionbook", version: "1.0.0")

  static let rules = [
    RuleDescription(
      id: "bounce-exaggerated", summary: "A bounce should stay below the threshold.",
      explanation: "A bounce above 0.4 draws attention to itself.", severity: .warning, threshold: 0.4,
      thresholdMeaning: "the largest bounce"),
    RuleDescription(
      id: "hand-written-near", summary: "A motion near a preset should be the preset.",
      explanation: "Motions that nearly agree drift apart.", severity: .warning),
    RuleDescription(
      id: "reduced-missing", summary: "A preset that moves things says what replaces it.",
      explanation: "People who ask for less motion get a preset of its own.", severity: .error),
    RuleDescription(
      id: "unused", summary: "A preset should be used.", explanation: "What nobody uses can go.",
      severity: .note),
  ]

  static let dangling = Finding(
    rule: "schema", severity: .error,
    place: Place(file: "motionbook.json", line: 12, column: 5, path: "presets[3].base"),
    subject: "presets[3].base",
    message: "there is no preset \"apple.snapy\"", hint: "did you mean apple.snappy?")

  static let reduced = Finding(
    rule: "reduced-missing", severity: .error, preset: "sheet.present", message: "nothing replaces it",
    hint: "motionbook tweak sheet.present --reduced fade")

  static let bounce = Finding(
    rule: "bounce-exaggerated", severity: .warning, preset: "toast.in", message: "bounce 0.7 is above 0.4",
    hint: "motionbook tweak toast.in --bounce 0.4")

  static let handWritten = Finding(
    rule: "hand-written-near", severity: .warning,
    place: Place(file: "./Sources/My Card.swift", line: 2, column: 30, endLine: 2, endColumn: 75),
    platform: "swiftui",
    subject: "SwiftUI.spring(response:dampingFraction:)", message: "a spring 0.031 from apple.bouncy",
    hint: "write .appleBouncy",
    motion: FoundMotion(
      kind: .spring, api: "SwiftUI.spring(response:dampingFraction:)",
      parameters: [FoundParameter("response", 0.35), FoundParameter("dampingFraction", 0.7)], duration: 0.35,
      bounce: 0.3),
    nearest: NearestPreset(preset: "apple.bouncy", distance: 0.031, at: 0.14), replacement: ".appleBouncy")

  static let styleSheet = Finding(
    rule: "hand-written-near", severity: .note,
    place: Place(file: "web/motion.css", line: 7, column: 3, endLine: 8, endColumn: 12), platform: "css",
    message: "a tween that no preset comes near",
    motion: FoundMotion(
      kind: .tween, api: "transition", parameters: [FoundParameter("duration", 0.3)], duration: 0.3,
      bezier: [0.4, 0, 0.2, 1]))

  static let five = Finding.sortedAndNumbered([handWritten, styleSheet, dangling, reduced, bounce])

  static let source = [
    "struct Card: View {", "  var animation: Animation { .spring(response: 0.35, dampingFraction: 0.7) }",
  ]

  static let input = ReportInput(
    findings: five, summary: FindingSummary(five, presets: 12, files: 3, sites: 7, fromRegistry: 5),
    rules: rules,
    tool: tool, registryFile: "design/motionbook.db",
    source: { $0 == "./Sources/My Card.swift" ? source : nil })

  static let nothing = ReportInput(
    findings: [], summary: FindingSummary([], presets: 12), rules: rules, tool: tool)

  static func input(_ findings: [Finding], rules: [RuleDescription] = [], registryFile: String? = nil)
    -> ReportInput
  {
    ReportInput(
      findings: findings, summary: FindingSummary(findings, presets: 1), rules: rules, tool: tool,
      registryFile: registryFile)
  }
}
