import MotionPhysics
import Presets

extension Rule {
  static let bouncingReduced = Rule(
    id: "bouncing-reduced",
    summary: "A reduced partner does not bounce itself.",
    explanation: """
      Who asks for less motion must not get another bounce. A reduced partner is a fade, a smooth spring, or \
      none.
      """,
    severity: .warning,
    good: [
      #"""
      {"name": "fade", "kind": "tween", "curve": "easeInOut", "duration": 0.2, "role": "effects"},
      {"name": "toast", "kind": "spring", "duration": 0.5, "bounce": 0.3, "reduced": "fade"}
      """#
    ],
    bad: [
      #"""
      {"name": "hop", "kind": "spring", "duration": 0.3, "bounce": 0.2, "reduced": "none"},
      {"name": "toast", "kind": "spring", "duration": 0.5, "bounce": 0.3, "reduced": "hop"}
      """#
    ],
    check: .preset { preset, report in
      guard let partner = preset.reducedPartner, partner.overshoot >= ResolvedPreset.visibleOvershoot else {
        return
      }
      report.add(
        preset, at: "reduced",
        "\(partner.name) replaces it when a person asks for less motion, and swings "
          + "\(ReadableNumber.percent(partner.overshoot)) past its target itself",
        hint: "name a fade or a smooth spring instead, or none")
    })
}
