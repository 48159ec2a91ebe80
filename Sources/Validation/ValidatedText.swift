import Findings
import Presets
import StrictJSON

/// A registry's JSON text and everything that is wrong with it: what cannot be read and what rules find in
/// the rest.
package struct ValidatedText {
  /// The findings, sorted and numbered.
  package let findings: [Finding]
  /// Whether it is JSON and says that it is a registry of this version; else nothing of it could be read.
  package let isRegistry: Bool
  /// How many presets could be read.
  package let presetCount: Int
  /// The rules that ran, as the text's own settings configure them.
  package let rules: [RuleDescription]

  /// Validates a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - file: The text's file, as the report shall name it.
  ///   - only: The rules that shall run; none is all of them.
  /// - Throws: ``UnknownRule`` for a name in `only`.
  package init(_ bytes: [UInt8], file: String?, only: [String] = []) throws(UnknownRule) {
    let text = RegistryText(bytes, file: file)
    let validator = try Validator(settings: text.settings, only: only)
    let reported = Set(text.problems.map { $0.path.presetPath })
    var found = validator.unnumbered(ValidationSubject(text, file: file))
    // What a rule says again of a preset that could not be read whole.
    found.removeAll { finding in
      guard Self.readingRules.contains(finding.rule), let path = finding.place.path else { return false }
      return reported.contains(path.presetPath)
    }
    found += text.problems.compactMap { Self.finding($0, file: file, only: only) }
    findings = Finding.sortedAndNumbered(found)
    isRegistry = text.isRegistry
    presetCount = text.presets.count
    self.rules = validator.descriptions
  }

  /// The rules that reading a text checks too.
  private static let readingRules: Set<String> = Set(
    [Rule.invalidParameters, .invalidName, .zeroLengthKeyframe].map(\.id))

  /// A problem of reading as a finding, under the rule that it breaks; nil when others were asked for. It is an error,
  /// whatever the rule is set to: no command reads the text.
  private static func finding(_ problem: JSONProblem, file: String?, only: [String]) -> Finding? {
    let rule: Rule =
      switch problem.category.flatMap(ProblemCategory.init) {
      case .name: .invalidName
      case .zeroLengthKeyframe: .zeroLengthKeyframe
      case nil: .invalidParameters
      }
    guard only.isEmpty || only.contains(rule.id) else { return nil }
    return Finding(
      rule: rule.id, severity: .error,
      place: Place(
        file: file, line: problem.place.line, column: problem.place.column,
        path: problem.path.isEmpty ? nil : problem.path),
      subject: problem.path, message: problem.message, hint: nil)
  }
}

extension String {
  /// `presets[3]` of a path that begins with it.
  fileprivate var presetPath: Substring { prefix { $0 != "]" } }
}
