/// A comment `motionbook:ignore rule -- reason`: what is found on its line, or on the next when it has a line to
/// itself, is meant so.
public struct ScanException: Hashable, Sendable {
  /// The rule, or nil for all of them.
  public let rule: String?
  /// Why; nil when the comment does not say.
  public let reason: String?
  /// The lines that it holds for.
  public let lines: ClosedRange<Int>
  /// Where the comment stands.
  public let place: SitePlace
}
