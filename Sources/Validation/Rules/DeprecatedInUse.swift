import Presets

extension Rule {
  /// Presets that should not be used and are.
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
      {"name": "old", "kind": "spring", "duration": 0.4, "deprecated": "use new"},
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
    check: { subject, report in
      guard subject.traits.contains(where: { $0.contains(.isDeprecated) }) else { return }
      for index in subject.presets.indices where !subject.traits[index].contains(.isDeprecated) {
        guard report.examines(index) else { continue }
        subject.presets[index].forEachReference { reference in
          guard let used = subject.names[reference.name], subject.traits[used].contains(.isDeprecated) else {
            return
          }
          report.add(
            index, at: reference.path, "its \(reference.path) is \(reference.name), which is deprecated",
            hint: hint(subject.presets[used]))
        }
      }
    })

  private static func hint(_ deprecated: Preset) -> String {
    if case .instead(let text) = deprecated.deprecated { return "instead: \(text)" }
    return "use another preset"
  }
}
