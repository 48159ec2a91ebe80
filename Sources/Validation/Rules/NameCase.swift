extension Rule {
  /// Names that become one when they are written out.
  static let nameCase = Rule(
    id: "name-case",
    summary: "No two names differ only in case, or only in where dashes and dots stand.",
    explanation: """
      People take Sheet.Present and sheet.present for one preset, and file systems that ignore case do too. \
      sheet.present and sheet-present both become --sheet-present in CSS and sheetPresent elsewhere, so that one of \
      them would silently win. Rename one.
      """,
    severity: .warning, isStyle: false,
    good: [
      #"""
      {"name": "sheet.present", "kind": "duration", "duration": 0.3},
      {"name": "sheet.dismiss", "kind": "duration", "duration": 0.2}
      """#
    ],
    bad: [
      #"""
      {"name": "sheet.present", "kind": "duration", "duration": 0.3},
      {"name": "Sheet.Present", "kind": "duration", "duration": 0.2}
      """#,
      #"""
      {"name": "sheet.present", "kind": "duration", "duration": 0.3},
      {"name": "sheet-present", "kind": "duration", "duration": 0.2}
      """#,
    ],
    check: { subject, report in
      // Two names can only fold into one where there is a dash or a capital letter, which few have.
      var folded: [String: String] = [:]
      for preset in subject.presets where isFolded(preset.name.text) {
        folded[fold(preset.name.text)] = preset.name.text
      }
      for name in subject.unreadNames where isFolded(name) { folded[fold(name)] = name }
      if folded.isEmpty { return }
      for index in subject.presets.indices {
        let name = subject.presets[index].name.text
        guard let other = folded[fold(name)], other != name else { continue }
        report.add(
          index, at: "name", about: other, "the name differs from \(other) only in case, dashes and dots",
          hint: "motionbook rename \(name) gives it another name")
      }
    })

  private static func isFolded(_ name: String) -> Bool {
    name.utf8.contains { $0 == UInt8(ascii: "-") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private static func fold(_ name: String) -> String {
    String(
      decoding: name.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "-"): UInt8(ascii: ".")
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: byte
        }
      }, as: UTF8.self)
  }
}
