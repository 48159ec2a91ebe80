import PlainText

extension CheckRule {
  /// Comments that except nothing. The last of the rules: the others say which exceptions were of use.
  static let unusedException = CheckRule(
    id: "unused-exception",
    summary: "Every exception in a comment is one, and says why.",
    explanation: """
      A comment motionbook:ignore with a rule that does not exist, without a reason, or where nothing is found \
      any more, hides what is found there next. Write motionbook:ignore RULE -- reason, or take it away.
      """,
    severity: .warning,
    check: { subject, report in
      for file in subject.files {
        for exception in file.exceptions {
          let used = report.usedExceptions.contains(.init(file: file.path, exception: exception))
          guard let message = complaint(about: exception.rule, exception.reason, used: used) else { continue }
          report.add(
            file, exception.place, subject: exception.rule ?? "", message: message, mayBeExcepted: false)
        }
      }
    })

  private static func complaint(about rule: String?, _ reason: String?, used: Bool) -> String? {
    if let rule, CheckRules.rule(rule) == nil {
      let suggestion = Suggestions.nearest(to: rule, among: CheckRules.all.map(\.id))
      return "there is no rule \(rule)" + (suggestion.map { "; did you mean \($0)?" } ?? "")
    }
    if !used { return "nothing is found here that this excepts" }
    return reason == nil
      ? "this exception does not say why: motionbook:ignore \(rule ?? "RULE") -- reason" : nil
  }
}
