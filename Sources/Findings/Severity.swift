/// How bad a finding is. Ordered: a note is less than a warning, a warning less than an error.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Worth knowing; never makes a command fail.
  case note
  /// Should be mended; makes a command fail only with `--strict` or `--max-warnings`.
  case warning
  /// Must be mended; makes a command fail.
  case error

  /// Whether the first is milder than the second.
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
