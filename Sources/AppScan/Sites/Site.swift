/// A motion that an app's source writes by hand: the innermost call or property that carries the numbers.
package struct Site: Hashable, Sendable {
  /// Where it stands.
  package let place: SitePlace
  /// Where it plays.
  package let platform: AppPlatform
  /// The call or property, such as `SwiftUI.spring(response:dampingFraction:)`.
  package let api: String
  /// What the source writes, in its own units.
  package let parameters: [SiteParameter]
  /// Whether a whole animation stands there, so that another may take its place.
  package let isAnimation: Bool
  /// The motion; nil when it could not be read, or when the site says no motion by itself.
  package let motion: SiteMotion?
  /// Why the motion could not be read; nil when everything could.
  package let reason: UnreadableReason?

  /// Whether all that matters could be read.
  package var isReadable: Bool { reason == nil }
}
