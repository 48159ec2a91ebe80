import Findings

/// One thing that can be wrong with an app's motions.
package struct CheckRule: Sendable {
  /// The name in configurations and exceptions, in kebab case.
  package let id: String
  /// What must not be, in one sentence.
  package let summary: String
  /// Why a person should care, and what to do.
  package let explanation: String
  /// What a finding counts as, unless the project file says otherwise.
  package let severity: Severity
  /// Looks at an app and reports what is wrong.
  let check: @Sendable (_ subject: CheckSubject, _ report: inout CheckReport) -> Void
}
