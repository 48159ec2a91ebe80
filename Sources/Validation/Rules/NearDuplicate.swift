import MotionPhysics
import Presets

extension Rule {
  static let nearDuplicate = Rule(
    id: "near-duplicate",
    summary: "No two presets are so near to one another that nobody sees the difference.",
    explanation: """
      The distance of two motions is the largest gap between them at any time, as a share of the travel. \
      Below 0.02 an element on its way over 100 points is never 2 points apart: the eye takes the two for \
      one, and a registry with both makes people choose where there is no choice. Keep one, and make the \
      other an alias if its name is wanted.
      """,
    severity: .warning,
    threshold: RuleThreshold(
      meaning: "the least distance of two presets, as a share of the travel", value: 0.02),
    good: [
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "smooth", "kind": "spring", "duration": 0.5, "bounce": 0}
      """#
    ],
    bad: [
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "brisk", "kind": "spring", "duration": 0.405, "bounce": 0.15}
      """#,
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "brisk", "kind": "spring", "stiffness": 246, "damping": 26.7}
      """#,
      #"""
      {"name": "fade", "kind": "tween", "curve": {"bezier": [0.4, 0, 0.2, 1]}, "duration": 0.3, "role": "effects"},
      {"name": "dim", "kind": "tween", "curve": {"bezier": [0.4, 0, 0.21, 1]}, "duration": 0.302, "role": "effects"}
      """#,
    ],
    check: .motions { subject, report in
      var search = NearDuplicateSearch(threshold: report.threshold)
      let twins = subject.twins
      let candidates = subject.presets.filter { twins[$0.place] == nil && $0.isComparable }
      // Presets that are not examined come first, so that a finding names them and stands at the preset that
      // can be changed.
      for preset in candidates where !report.examines(preset) { search.insert(preset) }
      for preset in candidates where report.examines(preset) {
        guard let match = search.nearOrInserted(preset) else { continue }
        // What is made from the other gives way to it.
        let isBase = sequence(first: match.preset, next: \.parent).contains { $0.name == preset.name }
        let (old, new) = isBase ? (match.preset.name, preset.name) : (preset.name, match.preset.name)
        report.add(
          preset,
          "it moves like \(match.preset.name): the two are never more than \(ReadableNumber.percent(match.distance)) of the way apart",
          hint: "keep one of them: motionbook replace \(old) \(new) --keep-alias; "
            + "or allow it: \(report.allowing(preset))")
      }
    })
}
