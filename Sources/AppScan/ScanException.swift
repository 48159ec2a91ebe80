/// A comment `motionbook:ignore rule -- reason`: what is found on its line, or on the next when it has a line to
/// itself, is meant so.
package struct ScanException: Hashable, Sendable {
  /// The rule, or nil for all of them.
  package let rule: String?
  /// Why; nil when the comment does not say.
  package let reason: String?
  /// The lines that it holds for.
  package let lines: ClosedRange<Int>
  /// Where the comment stands.
  package let place: SitePlace
}
