/// A place where a source uses a name that an export may have generated.
public struct SymbolUse: Hashable, Sendable {
  /// The whole path or token, such as `Motion.apple.bouncy` or `--motion-apple-bouncy-easing`.
  public let symbol: String
  /// Where it stands.
  public let place: SitePlace
}
