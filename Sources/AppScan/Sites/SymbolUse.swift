/// A place where a source uses a name that an export may have generated.
package struct SymbolUse: Hashable, Sendable {
  /// The whole path or token, such as `Motion.apple.bouncy` or `--motion-apple-bouncy-easing`.
  package let symbol: String
  /// Where it stands.
  package let place: SitePlace
}
