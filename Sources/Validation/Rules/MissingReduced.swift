import Presets

extension Rule {
  static let missingReduced = Rule(
    id: "missing-reduced",
    summary: "What moves things or overshoots says what replaces it when a person asks for less motion.",
    explanation: """
      Large movements and bounces make some people ill; every platform has a setting for them. A reduced \
      partner, mostly a short fade, or none for a cut, is what the exports use then. It is inherited from \
      the base. Whatever has the role spatial needs one, whatever swings past its target, and every morph.
      """,
    severity: .warning,
    good: [
      #"{"name": "sheet", "kind": "spring", "duration": 0.5, "bounce": 0.2, "role": "spatial", "reduced": "none"}"#,
      #"{"name": "tint", "kind": "spring", "duration": 0.3, "role": "effects"}"#,
    ],
    bad: [
      #"{"name": "sheet", "kind": "spring", "duration": 0.5, "role": "spatial"}"#,
      #"{"name": "toast", "kind": "spring", "duration": 0.5, "bounce": 0.3}"#,
      #"""
      {"name": "dive", "kind": "morph", "present": {"animation": {"duration": 0.5}},
        "elements": [{"name": "cell", "properties": {"scale": {"from": 1, "to": 2}}}]}
      """#,
    ],
    check: .preset { preset, report in
      guard !preset.hasReduced, !preset.isAlias, let kind = preset.motion?.kind, kind != .curve,
        kind != .duration
      else { return }
      let isSpatial = preset.role == .spatial || kind == .morph
      guard isSpatial || preset.overshoot >= ResolvedPreset.visibleOvershoot else { return }
      let why = isSpatial ? "moves things" : "swings past its target"
      report.add(
        preset, "it \(why), and nothing replaces it when a person asks for less motion",
        hint: "motionbook tweak \(preset.name) --reduced NAME, such as a fade, or --reduced none")
    })
}
