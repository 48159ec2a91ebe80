import Presets

extension Rule {
  /// Names that do not follow the grammar, or are another's group.
  static let invalidName = Rule(
    id: "invalid-name",
    summary: "Names are paths of kebab-case segments, unique, and no name is another's group.",
    explanation: """
      A name must become a path in design tokens, a nested type in Swift and Kotlin, and a custom property in CSS: small \
      letters and digits, dashes within a segment, dots between segments, such as sheet.present. A preset named sheet \
      beside sheet.present would be a value and a group at once, which none of them can say; call it sheet.default.
      """,
    severity: .error, isStyle: false,
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
    check: { subject, report in
      var known: [Substring] = []
      for index in subject.presets.indices {
        let name = subject.presets[index].name
        if !PresetName.followsGrammar(name.text) || PresetName.reservedWords.contains(name.text) {
          report.add(
            index, at: "name", "\"\(name)\" is no preset name",
            hint: "rename it to small letters and digits with dashes and dots between them")
        }
        checkGroups(of: name, index, &known, subject, &report)
      }
    })

  /// Looks up the groups of a name. Neighbours share most of them, so only those that changed are looked up.
  private static func checkGroups(
    of name: PresetName, _ index: Int, _ known: inout [Substring], _ subject: ValidationSubject,
    _ report: inout RuleReport
  ) {
    var depth = 0
    let text = name.text
    for dot in text.utf8.indices where text.utf8[dot] == UInt8(ascii: ".") {
      let group = text[..<dot]
      if depth >= known.count || known[depth] != group {
        known.removeSubrange(min(depth, known.count)...)
        if subject.names[String(group)] == nil {
          known.append(group)
        } else {
          report.add(
            index, at: "name", "\"\(group)\" is a preset, so it cannot be the group of this one too",
            hint: "motionbook rename \(group) \(group).default")
          return
        }
      }
      depth += 1
    }
  }
}
