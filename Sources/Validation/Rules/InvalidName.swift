import Presets

extension Rule {
  /// Names that do not follow the grammar, or are another's group.
  static let invalidName = Rule(
    id: "invalid-name",
    summary: "Names are paths of kebab-case segments, unique, and no name is another's group.",
    explanation: """
      A name must become a path in design tokens, a nested type in Swift and Kotlin, and a custom property \
      in CSS: small letters and digits, dashes within a segment, dots between segments, such as \
      sheet.present. A preset named sheet beside sheet.present would be a value and a group at once, which \
      none of them can say; call it sheet.default.
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
      var previous: [UInt8] = []
      for index in subject.presets.indices {
        let name = subject.presets[index].name
        if !PresetName.followsGrammar(name.text) || PresetName.reservedWords.contains(name.text) {
          report.add(
            index, at: "name", "\"\(name)\" is no preset name",
            hint: "rename it to small letters and digits with dashes and dots between them")
        }
        guard let group = newGroup(of: name, &previous, subject) else { continue }
        report.add(
          index, at: "name", "\"\(group)\" is a preset, so it cannot be the group of this one too",
          hint: "motionbook rename \(group) \(group).default")
      }
    })

  /// The first group of a name that is a preset. Neighbours share most of their groups; one that the name
  /// before has is not looked up again unless it was one of those.
  private static func newGroup(of name: PresetName, _ previous: inout [UInt8], _ subject: ValidationSubject)
    -> String?
  {
    let bytes = Array(name.text.utf8)
    var shared = 0
    while shared < bytes.count, shared < previous.count, bytes[shared] == previous[shared] { shared += 1 }
    previous = bytes
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: ".") && offset >= shared {
      let group = String(decoding: bytes[..<offset], as: UTF8.self)
      if subject.names[group] != nil {
        // The next name with this group is to be reported too.
        previous = []
        return group
      }
    }
    return nil
  }
}
