import PlainText
extension Rule {
  /// Names that become one when they are written out.
  static let nameCase = Rule(
    id: "name-case",
    summary: "No two names differ only in case, or only in where dashes and dots stand.",
    explanation: """
      People take Sheet.Present and sheet.present for one preset, and file systems that ignore case do too. \
      sheet.present and sheet-present both become --sheet-present in CSS and sheetPresent elsewhere, so that \
      one of them would silently win. Rename one.
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
      // Folded names are compared by their hashes first: two that fold into one are rare.
      var counts: [UInt64: Int32] = [:]
      for name in subject.unreadNames { counts[folded(name)] = -1 }
      for index in subject.presets.indices {
        let name = subject.presets[index].name.text
        let hash = folded(name)
        guard let found = counts.updateValue(Int32(index), forKey: hash) else { continue }
        let others = found < 0 ? Array(subject.unreadNames) : [subject.presets[Int(found)].name.text]
        guard let other = others.sorted().first(where: { foldsEqually($0, name) && $0 != name }) else {
          continue
        }
        report.add(
          index, at: "name", about: other, "the name differs from \(other) only in case, dashes and dots",
          hint: "motionbook rename \(name) gives it another name")
      }
    })

  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "-"): UInt8(ascii: ".")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: byte
    }
  }

  private static func folded(_ name: String) -> UInt64 {
    var hash = StableHash()
    hash.add(bytes: name.utf8.lazy.map { folded($0) })
    return hash.value
  }

  private static func foldsEqually(_ left: String, _ right: String) -> Bool {
    left.utf8.lazy.map { folded($0) }.elementsEqual(right.utf8.lazy.map { folded($0) })
  }
}
