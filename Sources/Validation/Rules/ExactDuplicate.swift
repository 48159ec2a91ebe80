import MotionPhysics
import Presets

extension Rule {
  static let exactDuplicate = Rule(
    id: "exact-duplicate",
    summary: "No two presets are the same motion, in whatever words.",
    explanation: """
      A spring of stiffness 100 and damping 20 is one of duration 0.628 and bounce 0; a Bezier of 0.42, 0, \
      0.58, 1 is easeInOut. Two presets that move alike drift apart when somebody changes one of them. If \
      both names are wanted, make one an alias of the other. Presets of different roles may be equal, and a \
      duration or a curve of one's own may be what a pack has too.
      """,
    severity: .warning,
    good: [
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "press", "kind": "alias", "of": "snappy"}
      """#,
      #"""
      {"name": "fast", "kind": "duration", "duration": 0.15},
      {"name": "pack.fast", "kind": "duration", "duration": 0.15, "origin": "pack"}
      """#,
    ],
    bad: [
      #"""
      {"name": "critical", "kind": "spring", "mass": 1, "stiffness": 100, "damping": 20},
      {"name": "critical-too", "kind": "spring", "dampingRatio": 1, "stiffness": 100}
      """#,
      #"""
      {"name": "gentle", "kind": "curve", "bezier": [0.42, 0, 0.58, 1]},
      {"name": "soft", "kind": "curve", "bezier": [0.42, 0, 0.58, 1.0]}
      """#,
    ],
    check: .motions { subject, report in
      for (preset, twin) in zip(subject.presets, subject.twins) {
        guard let twin, report.examines(preset) else { continue }
        let (name, other) = (preset.name, twin.name)
        report.add(
          preset, "it is the same motion as \(other)",
          hint: "make one an alias of the other: motionbook tweak \(name) --of \(other)")
      }
    })
}
