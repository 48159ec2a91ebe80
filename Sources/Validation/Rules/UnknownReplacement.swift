import Presets

extension Rule {
  static let unknownReplacement = Rule(
    id: "unknown-replacement",
    summary: "A deprecation that names a preset names another one that there is.",
    explanation: """
      A deprecation whose whole text is a preset's name is followed: exports point to that preset, and check --fix \
      puts it in the place of the old one. A misspelt name, or one of a preset that is gone, leads nobody anywhere. \
      Another name for a preset is followed to what it stands for, so that its deprecation should say the same. \
      Words for people, such as "use what the sheet uses", are no name.
      """,
    severity: .warning, isStyle: false,
    good: [
      #"""
      {"name": "panel.open", "kind": "spring", "duration": 0.4, "deprecated": "panel.present"},
      {"name": "panel.present", "kind": "spring", "duration": 0.5},
      {"name": "panel.show", "kind": "alias", "of": "panel.present", "deprecated": "panel.present"},
      {"name": "panel.slide", "kind": "spring", "duration": 0.6, "deprecated": "use what the sheet uses"},
      {"name": "panel.wait", "kind": "spring", "duration": 0.7, "deprecated": true}
      """#
    ],
    bad: [
      #"""
      {"name": "panel.open", "kind": "spring", "duration": 0.4, "deprecated": "panel.prezent"},
      {"name": "panel.present", "kind": "spring", "duration": 0.5}
      """#,
      #"{"name": "panel.open", "kind": "spring", "duration": 0.4, "deprecated": "panel.open"}"#,
      #"""
      {"name": "panel.open", "kind": "alias", "of": "panel.present", "deprecated": "panel.show"},
      {"name": "panel.present", "kind": "spring", "duration": 0.4},
      {"name": "panel.show", "kind": "spring", "duration": 0.9}
      """#,
    ],
    check: .preset { preset, report in
      guard let name = preset.typed.deprecated?.replacement else { return }
      if name == preset.name {
        report.add(
          preset, at: "deprecated", about: name.text, "its deprecation names itself", hint: hint(preset))
      } else if let other = report.subject.registry[name] {
        guard let target = preset.parent, preset.isAlias, target.end !== other.end else { return }
        report.add(
          preset, at: "deprecated", about: name.text,
          "its deprecation names \(name), and it is another name for \(target.name), which is what is followed",
          hint: hint(preset, target.name.text))
      } else if isMeantAsName(name), !report.subject.unreadNames.contains(name.text) {
        let suggestion = report.suggestion(for: name)
        report.add(
          preset, at: "deprecated", about: name.text,
          "its deprecation names \(name), and there is no such preset", hint: suggestion ?? hint(preset))
      }
    })

  /// Whether words that could be a name are one: `panel.open` is, and neither `unused` nor `2.0`.
  private static func isMeantAsName(_ name: PresetName) -> Bool {
    guard let last = name.segments.dropFirst().last else { return false }
    return last.contains(where: \.isLetter)
  }

  private static func hint(_ preset: ResolvedPreset, _ successor: String = "TEXT") -> String {
    "motionbook tweak \(preset.name) --deprecated \(successor)"
  }
}

extension ResolvedPreset {
  /// The preset that another name stands for in the end; itself for any other, and for one that stands for itself.
  fileprivate var end: ResolvedPreset {
    var end = self
    while end.isAlias, end.cycleLength == 0, let next = end.parent { end = next }
    return end
  }
}
