import Findings
import Presets
import StrictJSON

/// What stands around the rules: findings of texts that cannot be read, and the rules' own description.
package enum Validation {
  /// What is wrong with a JSON text as findings, each under the rule that it breaks.
  ///
  /// - Parameters:
  ///   - problems: What the reading of the text found.
  ///   - file: The text's file, as the report shall name it.
  ///   - validator: Says which rules run and what they count as.
  package static func findings(
    ofProblems problems: [JSONProblem], file: String?, validator: Validator
  ) -> [Finding] {
    problems.compactMap { problem in
      let rule = rule(of: problem)
      guard let severity = validator.severity(ofRule: rule.id) else { return nil }
      return Finding(
        rule: rule.id, severity: severity, place: Place(problem, file: file), subject: problem.path,
        message: problem.message, hint: nil)
    }
  }

  /// The same with every rule as it comes.
  package static func findings(ofProblems problems: [JSONProblem], file: String?) -> [Finding] {
    problems.map { problem in
      let rule = rule(of: problem)
      return Finding(
        rule: rule.id, severity: rule.severity, place: Place(problem, file: file), subject: problem.path,
        message: problem.message, hint: nil)
    }
  }

  private static func rule(of problem: JSONProblem) -> Rule {
    switch problem.category.flatMap(ProblemCategory.init) {
    case .name: .invalidName
    case .zeroLengthKeyframe: .zeroLengthKeyframe
    case nil: .invalidParameters
    }
  }
}

extension Place {
  init(_ problem: JSONProblem, file: String?) {
    self.init(
      file: file, line: problem.place.line, column: problem.place.column,
      path: problem.path.isEmpty ? nil : problem.path)
  }
}
