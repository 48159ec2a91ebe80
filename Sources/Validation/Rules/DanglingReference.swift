import PlainText
import Presets

extension Rule {
  /// Names that nothing bears.
  static let danglingReference = Rule(
    id: "dangling-reference",
    summary: "Every preset that is mentioned exists.",
    explanation: """
      A base, an alias's target, a curve, a duration, a keyframe's spring or a reduced partner that does not \
      exist leaves the preset without a motion. Mostly the name is misspelt, or the preset was renamed in \
      another branch.
      """,
    severity: .error, isStyle: false,
    good: [
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "sheet", "kind": "spring", "base": "snappy", "duration": 0.5}
      """#
    ],
    bad: [
      #"{"name": "sheet", "kind": "spring", "base": "snapy", "duration": 0.5}"#,
      #"{"name": "press", "kind": "alias", "of": "snappy"}"#,
      #"{"name": "sheet", "kind": "spring", "duration": 0.5, "reduced": "fade"}"#,
    ],
    check: .registry { subject, report in
      var left = 100
      for preset in subject.presets where !preset.faults.isEmpty && report.examines(preset) {
        for fault in preset.faults {
          guard case .missing(let name, let path, _) = fault, !subject.unreadNames.contains(name.text) else {
            continue
          }
          left -= 1
          // Looking for a neighbour reads every name: not for each of a hundred thousand.
          let nearest =
            left < 0 ? nil : Suggestions.nearest(to: name.text, among: subject.presets.lazy.map(\.name.text))
          report.add(
            preset, at: path, fault.message,
            hint: nearest.map { "did you mean \($0)?" } ?? "motionbook list shows the names that there are")
        }
      }
    })
}
