/// Every rule for apps.
public enum CheckRules {
  /// The rules.
  public static let all: [CheckRule] = [
    .handWrittenEqual, .handWrittenNear, .handWrittenUnknown,
    .deprecatedUse, .unknownSymbol, .staleExport, .noReducedMotion,
    .unreadableMotion, .unusedException,
  ]

  /// The rule of that name, nil when there is none.
  public static func rule(_ id: String) -> CheckRule? { all.first { $0.id == id } }
}
