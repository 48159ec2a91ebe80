import MotionPhysics
import Presets

extension Rule {
  static let phaseJump = Rule(
    id: "phase-jump",
    summary: "A phase whose values differ from the phase before has an animation.",
    explanation: """
      Without an animation the values of a phase are there at once. Where they differ from those of the phase \
      before, that is a flash. Mostly the animation was forgotten; where the jump is meant, allow it with the \
      reason. The way from the last phase of a loop back to the first has a rule of its own.
      """,
    severity: .warning,
    good: [
      #"""
      {"name": "nudge", "kind": "sequence", "mode": "trigger", "phases": [
        {"name": "rest", "values": {"scale": 1}, "animation": {"duration": 0.3}},
        {"name": "out", "values": {"scale": 1.2}, "animation": {"duration": 0.3}},
        {"name": "hold", "values": {"scale": 1.2}, "animation": null}]}
      """#
    ],
    bad: [
      #"""
      {"name": "nudge", "kind": "sequence", "mode": "trigger", "phases": [
        {"name": "rest", "values": {"scale": 1}, "animation": {"duration": 0.3}},
        {"name": "out", "values": {"scale": 1.2}, "animation": null}]}
      """#,
      #"""
      {"name": "nudge", "kind": "sequence", "mode": "trigger", "phases": [
        {"name": "rest", "values": {"scale": 1}, "animation": null},
        {"name": "out", "values": {"scale": 1.2}, "animation": {"duration": 0.3}}]}
      """#,
    ],
    check: .preset { preset, report in
      guard case .sequence(let sequence)? = preset.ownMotion else { return }
      for jump in sequence.jumps where !(jump.phase == 0 && sequence.mode == .loop) {
        let name = sequence.phases[jump.phase].name
        report.add(
          preset, at: "phases[\(jump.phase)]",
          "\(jump.property) jumps as \(name) begins, which has no animation",
          hint: "give the phase an animation, or allow the jump: \(report.allowing(preset))")
      }
    })
}

extension PhaseSequence {
  /// A phase without an animation, and a property whose value it changes.
  typealias Jump = (phase: Int, property: String)

  /// The phases that jump, each with the first property that does.
  var jumps: [Jump] {
    phases.indices.compactMap { phase in
      let before = phases[phase == 0 ? phases.count - 1 : phase - 1]
      guard phases[phase].animation == nil,
        let changed = zip(properties, zip(before.values, phases[phase].values))
          .first(where: { $0.1.0 != $0.1.1 })
      else { return nil }
      return (phase, changed.0)
    }
  }
}
