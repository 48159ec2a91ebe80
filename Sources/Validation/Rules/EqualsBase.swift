import Presets

extension Rule {
  static let equalsBase = Rule(
    id: "equals-base",
    summary: "A derived spring differs from its base.",
    explanation: """
      A derived spring whose adjustment changes nothing is its base under another name, and says otherwise. \
      Make it an alias, so that a reader sees that the two are one.
      """,
    severity: .warning,
    good: [
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "sheet", "kind": "spring", "base": "snappy", "duration": 0.5}
      """#
    ],
    bad: [
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "sheet", "kind": "spring", "base": "snappy", "durationScale": 1}
      """#,
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "sheet", "kind": "spring", "base": "snappy", "duration": 0.4}
      """#,
    ],
    check: .preset { preset, report in
      guard preset.equalsBase, let base = preset.parent?.name else { return }
      report.add(
        preset, at: "base", "its adjustment changes nothing: it is \(base) under another name",
        hint: "make it an alias: motionbook tweak \(preset.name) --of \(base)")
    })
}
