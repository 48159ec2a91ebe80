import Presets

extension Rule {
  static let deprecatedInUse = Rule(
    id: "deprecated-in-use",
    summary: "No preset uses a deprecated one.",
    explanation: """
      A deprecated preset is going to be removed; as long as others are made from it, it cannot be. Use what \
      its deprecation names instead. A deprecated preset may use another.
      """,
    severity: .warning,
    good: [
      #"""
      {"name": "old", "kind": "spring", "duration": 0.4, "deprecated": "new"},
      {"name": "new", "kind": "spring", "duration": 0.5},
      {"name": "sheet", "kind": "spring", "base": "new", "duration": 0.6}
      """#
    ],
    bad: [
      #"""
      {"name": "old", "kind": "spring", "duration": 0.4, "deprecated": "new"},
      {"name": "sheet", "kind": "spring", "base": "old", "duration": 0.6}
      """#
    ],
    check: .registry { subject, report in
      let deprecated = Set(subject.presets.lazy.filter { $0.typed.deprecated != nil }.map(\.name))
      if deprecated.isEmpty { return }
      for preset in subject.presets where preset.typed.deprecated == nil && report.examines(preset) {
        preset.typed.forEachReference { reference in
          guard deprecated.contains(reference.name) else { return }
          report.add(
            preset, at: reference.path, "its \(reference.path) is \(reference.name), which is deprecated",
            hint: hint(subject.registry[reference.name]?.typed.deprecated))
        }
      }
    })

  private static func hint(_ deprecation: Deprecation?) -> String {
    deprecation?.text.map { "instead: \($0)" } ?? "use another preset"
  }
}
