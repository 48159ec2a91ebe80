import MotionPhysics
import Presets

extension Rule {
  static let loopJump = Rule(
    id: "loop-jump",
    summary: "A looping sequence moves from its last phase back to its first.",
    explanation: """
      The animation of the first phase is the way back from the last one. Without it a loop jumps at every \
      turn, for as long as it is shown. Give the first phase an animation, or let the last phase have its values.
      """,
    severity: .warning,
    good: [
      #"""
      {"name": "pulse", "kind": "sequence", "mode": "loop", "phases": [
        {"name": "dim", "values": {"opacity": 0.5}, "animation": {"curve": "easeInOut", "duration": 1}},
        {"name": "lit", "values": {"opacity": 1}, "animation": {"curve": "easeInOut", "duration": 1}}]}
      """#
    ],
    bad: [
      #"""
      {"name": "pulse", "kind": "sequence", "mode": "loop", "phases": [
        {"name": "dim", "values": {"opacity": 0.5}, "animation": null},
        {"name": "lit", "values": {"opacity": 1}, "animation": {"curve": "easeInOut", "duration": 1}}]}
      """#
    ],
    check: .preset { preset, report in
      guard case .sequence(let sequence)? = preset.ownMotion, sequence.mode == .loop else { return }
      for jump in sequence.jumps where jump.phase == 0 {
        report.add(
          preset, at: "phases[0]",
          "it loops, and \(jump.property) jumps from the last phase back to the first at every turn",
          hint: "give the first phase an animation: it is the way back")
      }
    })
}
