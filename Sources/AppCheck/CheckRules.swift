/// Every rule for apps.
package enum CheckRules {
  /// The rules.
  package static let all: [CheckRule] = [
    .handWrittenEqual, .handWrittenNear, .handWrittenUnknown,
    .deprecatedUse, .unknownSymbol, .staleExport, .noReducedMotion,
    .unreadableMotion, .unusedException,
  ]

  /// The rule of that name, nil when there is none.
  package static func rule(_ id: String) -> CheckRule? { all.first { $0.id == id } }
}
