extension Rule {
  /// Adjustments that change nothing.
  static let equalsBase = Rule(
    id: "equals-base",
    summary: "A derived spring differs from its base.",
    explanation: """
      A derived spring whose adjustment changes nothing is its base under another name, and says otherwise. \
      Make it an alias, so that a reader sees that the two are one.
      """,
    severity: .warning,
    good: [
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "sheet", "kind": "spring", "base": "snappy", "duration": 0.5}
      """#
    ],
    bad: [
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "sheet", "kind": "spring", "base": "snappy", "durationScale": 1}
      """#,
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "sheet", "kind": "spring", "base": "snappy", "duration": 0.4}
      """#,
    ],
    check: { subject, report in
      for index in subject.presets.indices where subject.traits[index].contains(.isDerived) {
        guard subject.equalsBase(index), report.examines(index) else { continue }
        let name = subject.presets[index].name
        let base = subject.presets[Int(subject.resolution.parents[index])].name
        report.add(
          index, at: "base", "its adjustment changes nothing: it is \(base) under another name",
          hint: "make it an alias: motionbook remove \(name), then motionbook add alias \(name) \(base)")
      }
    })
}

extension ValidationSubject {
  /// Whether a derived spring is its base.
  func equalsBase(_ index: Int) -> Bool {
    guard traits[index].contains(.isDerived), let shape = ownSpring(index), resolution.parents[index] >= 0
    else {
      return false
    }
    return ExactMotion(shape) == ExactMotion(resolution.springs[Int(resolution.parents[index])])
  }
}
