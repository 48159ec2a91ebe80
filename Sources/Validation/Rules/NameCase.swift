import PlainText
import Presets

extension Rule {
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
    check: .registry { subject, report in
      let unread = subject.unreadNames.sorted()
      var lastOfEachFold = Dictionary(
        unread.map { (folded($0), $0) }, uniquingKeysWith: { first, _ in first })
      lastOfEachFold.reserveCapacity(unread.count + subject.presets.count)
      for preset in subject.presets {
        let name = preset.name.text
        guard let other = lastOfEachFold.updateValue(name, forKey: folded(name)), other != name else {
          continue
        }
        report.add(
          preset, at: "name", about: other, "the name differs from \(other) only in case, dashes and dots",
          hint: "motionbook rename \(name) NEW gives it another name")
      }
    })

  /// The name in small letters, with dots for dashes.
  private static func folded(_ name: String) -> [UInt8] {
    name.withBytes { bytes in
      bytes.map { byte in
        switch byte {
        case UInt8(ascii: "-"): UInt8(ascii: ".")
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: byte
        }
      }
    }
  }
}
