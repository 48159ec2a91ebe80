import Findings

/// One thing that can be wrong with an app's motions.
public struct CheckRule: Sendable {
  /// The name in configurations and exceptions, in kebab case.
  public let id: String
  /// What must not be, in one sentence.
  public let summary: String
  /// Why a person should care, and what to do.
  public let explanation: String
  /// What a finding counts as, unless the project file says otherwise.
  public let severity: Severity
  /// Looks at an app and reports what is wrong.
  let check: @Sendable (_ subject: CheckSubject, _ report: inout CheckReport) -> Void
}
