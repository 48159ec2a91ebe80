import Presets

extension CheckRule {
  /// Presets that should not be used any more.
  static let deprecatedUse = CheckRule(
    id: "deprecated-use",
    summary: "No deprecated preset or alias is used.",
    explanation: """
      The registry says that this preset should not be used any more, and often what to use instead; one day it \
      will be gone. check --fix follows an alias, and a deprecation that names a preset.
      """,
    severity: .warning,
    check: { subject, report in
      for file in subject.files {
        for use in file.uses {
          guard let found = subject.symbols.preset(of: use.symbol),
            let deprecation = subject.registry.deprecated[found.preset]
          else { continue }
          let instead = subject.registry.successor(of: found.preset)
          report.add(
            file, use.place, subject: use.symbol, message: "\(found.preset) is deprecated",
            hint: instead.map { "use \($0)" } ?? deprecation.text,
            counts: subject.isNewlyDeprecated(found.preset) ? true : nil)
        }
      }
    })
}
