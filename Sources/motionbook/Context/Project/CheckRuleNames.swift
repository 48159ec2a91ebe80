import AppCheck
import PlainText

/// The rules for apps by their names.
enum CheckRuleNames {
  static let all = CheckRules.all.map { $0.id }

  /// The rule of that name.
  ///
  /// - Throws: ``Failure`` with the nearest name there is.
  static func existing(_ id: String) throws -> CheckRule {
    if let rule = CheckRules.rule(id) { return rule }
    let suggestion = Suggestions.nearest(to: id, among: all)
    throw Failure(
      "there is no rule \"\(id)\" for apps" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
        + "; check --rules lists them")
  }
}
