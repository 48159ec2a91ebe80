import Presets

extension Rule {
  static let invalidName = Rule(
    id: "invalid-name",
    summary: "Names are paths of kebab-case segments, unique, and no name is another's group.",
    explanation: """
      A name must become a path in design tokens, a nested type in Swift and Kotlin, and a custom property \
      in CSS: small letters and digits, dashes within a segment, dots between segments, such as \
      sheet.present. A preset named sheet beside sheet.present would be a value and a group at once, which \
      none of them can say; call it sheet.default.
      """,
    severity: .error, isStyle: false, isRequired: true,
    good: [
      #"""
      {"name": "sheet.present", "kind": "duration", "duration": 0.3},
      {"name": "sheet.dismiss-fast", "kind": "duration", "duration": 0.2}
      """#
    ],
    bad: [
      #"{"name": "Sheet Present", "kind": "duration", "duration": 0.3}"#,
      #"""
      {"name": "sheet", "kind": "duration", "duration": 0.3},
      {"name": "sheet.present", "kind": "duration", "duration": 0.3}
      """#,
    ],
    check: .preset { preset, report in
      let name = preset.name
      if !PresetName.isName(name.text) {
        report.add(
          preset, at: "name", "\"\(name)\" is no preset name",
          hint: "rename it to small letters and digits with dashes and dots between them")
      }
      if let excess = name.excess {
        report.add(preset, at: "name", excess, hint: "rename it to a shorter one")
      }
      let presets = report.subject.registry
      guard let group = name.groups.first(where: { presets[PresetName(stored: $0)] != nil }) else { return }
      report.add(
        preset, at: "name", "\"\(group)\" is a preset, so it cannot be the group of this one too",
        hint: "motionbook rename \(group) \(group).default")
    })
}
