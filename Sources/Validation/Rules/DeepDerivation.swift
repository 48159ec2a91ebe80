import PlainText
import Presets

extension Rule {
  static let deepDerivation = Rule(
    id: "deep-derivation",
    summary: "Chains of bases are short enough to follow.",
    explanation: """
      To know what a derived spring does, a reader opens its base, and that one's base, and so on. A change \
      at the top of a long chain moves presets that nobody thinks of. Derive from a preset nearer to the \
      top.
      """,
    severity: .warning,
    threshold: RuleThreshold(meaning: "the most presets between a spring and its numbers", value: 3),
    good: [
      #"""
      {"name": "a", "kind": "spring", "duration": 0.4},
      {"name": "b", "kind": "spring", "base": "a", "duration": 0.5},
      {"name": "c", "kind": "spring", "base": "b", "duration": 0.6},
      {"name": "d", "kind": "spring", "base": "c", "duration": 0.7}
      """#
    ],
    bad: [
      #"""
      {"name": "a", "kind": "spring", "duration": 0.4},
      {"name": "b", "kind": "spring", "base": "a", "duration": 0.5},
      {"name": "c", "kind": "spring", "base": "b", "duration": 0.6},
      {"name": "d", "kind": "spring", "base": "c", "duration": 0.7},
      {"name": "e", "kind": "spring", "base": "d", "duration": 0.8}
      """#
    ],
    check: .preset { preset, report in
      guard preset.isDerived, Double(preset.depth) > report.threshold, let top = preset.origin else { return }
      report.add(
        preset, at: "base",
        "it is \(preset.depth.counted("preset")) away from \(top.name), where its numbers begin",
        hint: "derive it from a preset nearer to the top: motionbook tweak \(preset.name) --base NAME")
    })
}
