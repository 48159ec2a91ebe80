/// A motion that an app's source writes by hand: the innermost call or property that carries the numbers.
public struct Site: Hashable, Sendable {
  /// Where it stands.
  public let place: SitePlace
  /// Where it plays.
  public let platform: AppPlatform
  /// The call or property, such as `SwiftUI.spring(response:dampingFraction:)`.
  public let api: String
  /// What the source writes, in its own units.
  public let parameters: [SiteParameter]
  /// The motion; nil when it could not be read, or when the site says no motion by itself.
  public let motion: SiteMotion?
  /// Why the motion could not be read; nil when everything could.
  public let reason: UnreadableReason?

  /// Whether all that matters could be read.
  public var isReadable: Bool { reason == nil }
}
