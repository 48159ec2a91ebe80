import Presets

extension Rule {
  static let circularReference = Rule(
    id: "circular-reference",
    summary: "No preset is made from itself, directly or through others.",
    explanation: """
      Bases and aliases that come back to where they started say nothing: there is no number to begin with. \
      Give one of the presets on the way round values of its own.
      """,
    severity: .error, isStyle: false, isRequired: true,
    good: [
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "press", "kind": "alias", "of": "snappy"}
      """#
    ],
    bad: [
      #"""
      {"name": "press", "kind": "alias", "of": "tap"},
      {"name": "tap", "kind": "alias", "of": "press"}
      """#,
      #"{"name": "sheet", "kind": "spring", "base": "sheet", "duration": 0.4}"#,
    ],
    check: .preset { preset, report in
      guard preset.cycleLength > 0 else { return }
      var way = [preset.name.text]
      var next = preset.parent
      while let member = next, way.count <= min(preset.cycleLength, mostShown) {
        way.append(member.name.text)
        next = member.parent
      }
      if preset.cycleLength > mostShown { way.append("… (\(preset.cycleLength) presets)") }
      let key = preset.isAlias ? "of" : "base"
      report.add(
        preset, at: key, "it is made from itself: " + way.joined(separator: " -> "),
        hint: "give one of them values of its own instead of \"\(key)\"")
    })

  private static let mostShown = 5
}
